import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { product } from '#entities/product.ts';
import { entityList, entityQueries, failureOf } from '#web/lib/entity-list.ts';
import { notify } from '#web/lib/notices.ts';
import { change } from '#web/lib/query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { startValues } from '../crud/form/use-record-form.ts';
import { Switch } from '../crud/inputs/switch.tsx';
import { callsOf, type RecordRow } from '../crud/record.ts';
import { type ExtrasProps, erased } from '../crud/screen.ts';
import { useOptimisticSwitches } from '../crud/use-wishes.ts';
import { useMay, useSession } from '../session/session.tsx';
import { freeUid } from './free-uid.ts';
import * as texts from './texts.ts';
import { useProducts } from './use-products.ts';

/** Actions on a stored product besides editing it: mark it as sold out, copy it. */
export function ProductExtras(props: ExtrasProps) {
  const may = useMay();
  return (
    <>
      <SoldOut {...props} />
      {may(product.access.write) && <Duplicate record={props.record} />}
    </>
  );
}

/** Takes effect at once and independently of the form: what the counter marks as sold out must not wait for a save. */
function SoldOut({ record, onChanged }: ExtrasProps) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const { branches, branchOf } = useSession();
  const [gone, setGone] = useState<ReadonlySet<number>>(() => new Set(branchesOf(record)));
  // A rejection appears in the error list.
  const { isOn, wish } = useOptimisticSwitches((branch, isSoldOut) =>
    change(queries, failureOf(product, 'update', record.id), async () => {
      const row = await client.products.markSoldOut.mutate({ id: record.id, branch, isSoldOut });
      queries.setQueryData(entityQueries(product, client.products).one(record.id).queryKey, row);
      void queries.invalidateQueries({ queryKey: [product.name, 'list'] });
      // A later response may already have updated the other branches.
      setGone((before) => new Set([...before].filter((id) => id !== branch).concat(isSoldOut ? branch : [])));
      onChanged(row);
      notify({
        text: texts.soldOutNotice({
          product: row.name,
          branch: branchOf(branch)?.name ?? '',
          state: isSoldOut ? 'gone' : 'back',
        }),
        tone: 'success',
      });
    }),
  );
  return (
    <section aria-label={texts.soldOut} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.soldOut}</h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{texts.soldOutHint}</p>
      <ul className="mt-3 divide-y divide-line">
        {branches.map((branch) => (
          <li key={branch.id}>
            <label
              htmlFor={`sold-out-${branch.id}`}
              className="flex min-h-12 cursor-pointer items-center justify-between gap-4"
            >
              {branch.name}
              <Switch
                id={`sold-out-${branch.id}`}
                label={texts.soldOutIn({ branch: branch.name })}
                isOn={isOn(branch.id, gone.has(branch.id))}
                isDisabled={false}
                onChange={(isGone) => void wish(branch.id, isGone)}
              />
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

function branchesOf({ soldOut }: Readonly<Record<string, unknown>>): readonly number[] {
  return Array.isArray(soldOut) ? soldOut.map(({ id }: { id: number }) => id) : [];
}

/** The start values of a copy: a new number, and not public until somebody has checked it. */
function Duplicate({ record }: { record: RecordRow }) {
  const queries = useQueryClient();
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const { products, isLoaded } = useProducts();
  const [isBusy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const entity = erased(product);
    const taken = products.map(({ uid }) => uid);
    await entityList(queries, entity, callsOf(client, entity))
      .create({
        ...startValues(entity, record),
        uid: freeUid(String(record.uid), taken),
        name: texts.copyName({ name: String(record.name) }).slice(0, 255),
        isPublic: false,
      })
      .then(
        (row) => {
          notify({ text: texts.copyCreated, tone: 'success' });
          navigate(`/products/${row.id}`);
        },
        // The error list says why.
        () => setBusy(false),
      );
  };
  return (
    <section aria-label={texts.duplicate} className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h2 className="font-display text-xl">{texts.duplicate}</h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{texts.duplicateHint}</p>
      <Button look="secondary" className="mt-4" disabled={isBusy || !isLoaded} onClick={() => void copy()}>
        <StaffIcon name="copy" />
        {texts.duplicateProduct}
      </Button>
    </section>
  );
}
