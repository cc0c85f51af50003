import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchMenu } from '#domain/catalogue/menu-search.ts';
import { formatMoney } from '#domain/money/money.ts';
import { newItem } from '#domain/ordering/new-item.ts';
import { activeMenu } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { errorText } from '#text/errors/error-text.ts';
import { ScrollPage } from '#web/backoffice/layout/scroll-region.tsx';
import { useChosenBranch } from '#web/backoffice/session/chosen-branch.tsx';
import { useSession } from '#web/backoffice/session/session.tsx';
import { notify } from '#web/lib/notices.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ItemRow } from './item-row.tsx';
import { GuestFields, ServiceFields } from './order-fields.tsx';
import { PickField } from './pick-field.tsx';
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
  return (
    <ScrollPage label={texts.title} className="max-w-5xl gap-5">
      <div>
        <h1 className="font-display text-2xl">{texts.title}</h1>
        <p className="mt-1 max-w-prose text-muted">{texts.hint}</p>
      </div>
      {branches.length > 1 && (
        <SelectField
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
  const { items, setItems, service, verdict, problems, branch, isBusy } = order;
  const { currency } = shop.config;
  // What is missing is told once somebody wants to order, not while they still ask for the name.
  const [isAsked, setAsked] = useState(false);
  const faults = isAsked ? (verdict?.faults ?? []).map((fault) => errorText(fault)) : [];
  const send = async () => {
    setAsked(true);
    if (verdict && verdict.faults.length > 0) return;
    const placed = await order.place();
    if (!placed) return;
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
        <GuestFields {...order} />
      </Card>
      <Card title={texts.what}>
        <ProductPick shop={shop} at={at} now={order.now} onPick={(item) => setItems([...items, item])} />
        {items.length === 0 ? (
          <p className="text-muted">{texts.empty}</p>
        ) : (
          <ul className="divide-y divide-line">
            {items.map((item, index) => (
              <ItemRow
                // biome-ignore lint/suspicious/noArrayIndexKey: two of the same product may be put together differently.
                key={`${index} ${item.product.id} ${items.length}`}
                item={item}
                service={service}
                currency={currency}
                shortages={branch?.shortages}
                onChange={(next) => setItems(items.map((one, place) => (place === index ? next : one)))}
                onRemove={() => setItems(items.filter((_, place) => place !== index))}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title={texts.how}>
        <ServiceFields {...order} shop={shop} />
      </Card>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
        <p aria-live="polite" className="font-bold text-2xl tabular-nums">
          {verdict?.totals && items.length > 0
            ? texts.total({ amount: formatMoney(verdict.totals.totalGross, currency) })
            : texts.noTotal}
        </p>
        <div role="alert">
          {faults.length + problems.length > 0 && (
            <>
              <p className="font-semibold text-error">{texts.faults}</p>
              <ul className="list-disc pl-5">
                {[...new Set(faults.length > 0 ? faults : problems)].map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Button type="submit" aria-disabled={isBusy}>
          {texts.place}
        </Button>
      </div>
    </form>
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
  onPick: (item: ReturnType<typeof newItem>) => void;
}

/** Only what the branch sells now; what is sold out is refused with the others, by name. */
function ProductPick({ shop, at, now, onPick }: ProductPickProps) {
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
  return <PickField label={texts.product} text={text} onText={setText} hits={hits} />;
}
