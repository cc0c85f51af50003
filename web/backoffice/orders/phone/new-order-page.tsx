import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchMenu } from '#domain/catalogue/menu-search.ts';
import { formatMoney } from '#domain/money/money.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import { activeMenu } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { useChosenBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import type { ApiFault } from '#web/lib/api.ts';
import { dismissPassing, notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FAULT_LIST, goToFault, placeOfField } from './fault-places.ts';
import { GuestFields } from './guest-fields.tsx';
import { ItemRow } from './item-row.tsx';
import { LineFields } from './line-fields.tsx';
import { OrderTotal } from './order-total.tsx';
import { PickField } from './pick-field.tsx';
import { ServiceFields } from './service-fields.tsx';
import * as texts from './texts.ts';
import { useGuestShop, usePhoneOrder } from './use-phone-order.ts';

/** As many hits as are read at a glance. */
const SHOWN = 8;

/** #/orders/new: an order that a guest gives on the phone, with the keyboard alone if need be. */
export function NewOrderPage() {
  const { branches } = useSession();
  const { branch: chosen } = useChosenBranch();
  const [at, setAt] = useState<number | null>(chosen ?? branches[0]?.id ?? null);
  const shop = useGuestShop();
  // What was said of the order before would lie over the button of this one.
  useEffect(() => dismissPassing(), []);
  return (
    <ScrollPage label={texts.title} className="max-w-5xl gap-5 pb-24">
      <div>
        <h1 className="font-display text-2xl">{texts.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.hint}</p>
      </div>
      {branches.length > 1 && (
        <SelectField
          id={placeOfField('branch')}
          label={texts.branch}
          value={at ?? ''}
          onChange={(event) => setAt(Number(event.target.value))}
        >
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {shop && at !== null ? <OrderForm key={at} shop={shop} at={at} /> : <Skeleton />}
    </ScrollPage>
  );
}

function OrderForm({ shop, at }: { shop: Shop; at: number }) {
  const navigate = useNavigate();
  const order = usePhoneOrder(shop, at);
  const { rows, service, verdict, branch, errorOf } = order;
  const { currency } = shop.config;
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [isWaiting, setWaiting] = useState(false);
  const isUploading = rows.some(({ key }) => [...busy].some((name) => name.startsWith(`${key} `)));
  const faults = isWaiting && isUploading ? [{ message: texts.waitForUploads }] : order.faults;
  const refuse = useFocusOnFault(faults);
  const send = async () => {
    if (order.isBusy) return;
    setWaiting(isUploading);
    const placed = isUploading ? null : await order.place();
    if (!placed) return refuse();
    notify({ text: texts.placed({ number: placed.ticketNumber }), tone: 'success' });
    navigate(`/orders/${placed.id}`);
  };
  return (
    <form
      className="grid items-start gap-5 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
      }}
      noValidate
    >
      <Card title={texts.who}>
        <GuestSearch at={at} onPick={order.set} />
        <GuestFields order={order} />
      </Card>
      <Card title={texts.what}>
        <ProductPick shop={shop} at={at} now={order.now} error={errorOf('items')} onPick={order.add} />
        {rows.length === 0 ? (
          <p className="text-muted">{texts.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {rows.map(({ key, item }, index) => (
              <ItemRow
                key={key}
                item={item}
                index={index}
                service={service}
                currency={currency}
                shortages={branch?.shortages}
                errorOf={errorOf}
                onChange={(change) => order.edit(key, change)}
                onRemove={() => order.remove(key)}
                onBusy={(step, isBusy) => setBusy((before) => withMark(before, `${key} ${step}`, isBusy))}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title={texts.how}>
        <ServiceFields order={order} shop={shop} />
      </Card>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
        <LineFields order={order} shop={shop} />
        <OrderTotal totals={rows.length > 0 ? (verdict?.totals ?? null) : null} currency={currency} />
        <FaultList faults={faults} />
        <Button type="submit" aria-disabled={order.isBusy}>
          {texts.place}
        </Button>
      </div>
    </form>
  );
}

function withMark(marks: ReadonlySet<string>, name: string, isSet: boolean): ReadonlySet<string> {
  if (marks.has(name) === isSet) return marks;
  return new Set(isSet ? [...marks, name] : [...marks].filter((one) => one !== name));
}

/** The focus goes to the first fault after each attempt that is refused: beside the button it may be out of view. */
function useFocusOnFault(faults: readonly ApiFault[]): () => void {
  const latest = useRef(faults);
  latest.current = faults;
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) goToFault(latest.current);
  }, [refusals]);
  return () => setRefusals((before) => before + 1);
}

/** All of them beside the button; each leads to its field. */
function FaultList({ faults }: { faults: readonly ApiFault[] }) {
  const told = faults.filter(
    ({ message }, at) => faults.findIndex((other) => other.message === message) === at,
  );
  return (
    <div role="alert" id={FAULT_LIST} tabIndex={-1}>
      {told.length > 0 && (
        <>
          <p className="font-semibold text-error">{texts.faults}</p>
          <ul className="list-disc pl-5">
            {told.map((fault) => (
              <li key={fault.message}>
                {fault.field ? (
                  <button
                    type="button"
                    onClick={() => goToFault([fault])}
                    className="min-h-8 py-1 text-left align-top underline underline-offset-2"
                  >
                    {fault.message}
                  </button>
                ) : (
                  fault.message
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 rounded-card border border-line bg-card p-5">
      <h2 className="font-display text-xl">{title}</h2>
      {children}
    </section>
  );
}

type Guest = Parameters<ReturnType<typeof usePhoneOrder>['set']>[0];

function GuestSearch({ at, onPick }: { at: number; onPick: (guest: Guest) => void }) {
  const { client } = trpc.useUtils();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useQuery({
    queryKey: ['order', 'guests', at, search],
    queryFn: () => client.orders.guests.query({ search, branch: at }),
    enabled: search.length > 2,
    placeholderData: keepPreviousData,
  });
  const hits = (search.length > 2 ? (found.data?.data ?? []) : []).map((guest, index) => ({
    key: `${index} ${guest.phone}`,
    label: `${guest.firstName} ${guest.lastName}`.trim(),
    note: guest.phone,
    pick: () => onPick(guest),
  }));
  return <PickField label={texts.guest} text={text} onText={setText} hits={hits} isFirst />;
}

interface ProductPickProps {
  shop: Shop;
  at: number;
  now: Date;
  error: string | undefined;
  onPick: (item: ReturnType<typeof newItem>) => void;
}

/** Only what the branch sells now; what is sold out is refused with the others, by name. */
function ProductPick({ shop, at, now, error, onPick }: ProductPickProps) {
  const [text, setText] = useState('');
  const listed = new Set(
    activeMenu(shop.menus, at, now)?.catalog.flatMap(({ products }) => products.map(({ id }) => id)),
  );
  const sold = shop.products.filter(({ id, isEnabled, isPublic }) => listed.has(id) && isEnabled && isPublic);
  const texted = (product: (typeof sold)[number]) => ({
    name: `${product.name} ${product.uid}`,
    category: '',
    description: '',
    ingredients: [],
  });
  const hits = searchMenu(sold, texted, text)
    .slice(0, SHOWN)
    .map((product) => ({
      key: String(product.id),
      label: product.name,
      note: formatMoney(product.price, shop.config.currency),
      pick: () => onPick(newItem(product)),
    }));
  return (
    <PickField
      id={placeOfField('items')}
      error={error}
      label={texts.product}
      text={text}
      onText={setText}
      hits={hits}
    />
  );
}
