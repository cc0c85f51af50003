import type { Fault } from '#domain/errors.ts';
import { category } from '#entities/category.ts';
import type { StoredDraft, StoredRecord } from '#entities/entity.ts';
import { product } from '#entities/product.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';
import { deleteRecordsIn } from '#use-cases/records/delete-record.ts';
import { judgeBundle } from '#use-cases/records/judge-bundle.ts';
import { updateRecordIn } from '#use-cases/records/update-record.ts';
import { type Listing, listingsIn, listProductsIn } from '#use-cases/shop/list-product.ts';
import type { MadeCategory, RowOutcome, StoredRow } from './import-store.ts';
import { attempt } from './write-rows.ts';

type ProductRecord = StoredRecord<typeof product.fields>;

const CHANGED_SINCE: Fault = { code: 'changed-since' };

/**
 * Takes back some rows of an import (R240), in a transaction that holds the lock of the records: what it made is deleted,
 * what it changed gets its values back. What somebody has changed or listed elsewhere since is kept.
 */
export async function undoRows(
  stores: Stores,
  actor: Actor,
  rows: readonly StoredRow[],
  now: Date,
): Promise<RowOutcome[]> {
  const ids = rows.flatMap((row) => row.product ?? []);
  const stored = new Map((await stores.records.byIds(product, ids)).map((row) => [row.id, row]));
  const listed = rows.flatMap((row) => (row.trace?.listed && row.product) || []);
  const shelves = new Map(
    (await listingsIn(stores, actor, listed, now)).map((one) => [one.product, one.categories]),
  );
  const outcomes: RowOutcome[] = [];
  const doomed = new Map<number, number>();
  const listings: Listing[] = [];
  for (const { place, state, product: id, trace } of rows) {
    const current = id === null ? undefined : stored.get(id);
    // Deleted by somebody: nothing is left to take back.
    if (!current || id === null) outcomes.push({ place, state: 'undone' });
    else if (!isUntouched(current, trace, shelves.get(id)))
      outcomes.push({ place, state: 'kept', fault: CHANGED_SINCE });
    else if (state === 'created') doomed.set(id, place);
    else {
      const reset = await attempt(() => restore(stores, actor, current, trace?.values ?? {}));
      if ('fault' in reset) outcomes.push({ place, state: 'kept', fault: reset.fault });
      else {
        outcomes.push({ place, state: 'undone' });
        if (trace?.listed) listings.push({ product: id, categories: trace.listed.before });
      }
    }
  }
  await listProductsIn(stores, actor, await withoutGone(stores, listings), now);
  if (doomed.size > 0) {
    const { deleted, kept } = await deleteRecordsIn(stores, actor, product, [...doomed.keys()]);
    for (const row of deleted) outcomes.push({ place: doomed.get(row.id) ?? -1, state: 'undone' });
    for (const { id, fault } of kept) outcomes.push({ place: doomed.get(id) ?? -1, state: 'kept', fault });
  }
  return outcomes;
}

/** Whether a product is as the import left it. */
function isUntouched(
  current: ProductRecord,
  trace: StoredRow['trace'],
  categories: readonly number[] = [],
): boolean {
  if (!trace) return false;
  const { version, listed } = trace;
  if (version !== null && Date.parse(version) !== Date.parse(current.updatedAt ?? '')) return false;
  if (!listed) return true;
  const expected = new Set(listed.after);
  return expected.size === categories.length && categories.every((id) => expected.has(id));
}

async function restore(
  stores: Stores,
  actor: Actor,
  { id }: ProductRecord,
  values: StoredDraft<typeof product.fields>,
): Promise<{ id: number }> {
  if (Object.keys(values).length === 0) return { id };
  return updateRecordIn(stores, actor, product, id, values, { judge: judgeBundle });
}

/** Categories that have been deleted meanwhile list nothing. */
async function withoutGone(stores: Stores, listings: readonly Listing[]): Promise<Listing[]> {
  const wanted = [...new Set(listings.flatMap(({ categories }) => categories))];
  const known = new Set((await stores.records.some('category', wanted, [])).map(({ id }) => id));
  return listings.map((one) => ({ ...one, categories: one.categories.filter((id) => known.has(id)) }));
}

/** Deletes the categories that an import made, as far as they are as it left them and nothing uses them. */
export async function undoCategories(
  stores: Stores,
  actor: Actor,
  made: readonly MadeCategory[],
): Promise<void> {
  const versions = new Map(made.map(({ id, version }) => [id, Date.parse(version)]));
  const rows = await stores.records.byIds(category, [...versions.keys()]);
  const same = rows.filter(({ id, updatedAt = '' }) => versions.get(id) === Date.parse(updatedAt));
  const ids = same.map(({ id }) => id);
  const used = new Set(
    (await stores.records.referrers(category.name, ids)).flatMap(({ of, entity }) =>
      entity === 'menu' ? [] : of,
    ),
  );
  // A catalogue that still lists something in one of them keeps it.
  await deleteRecordsIn(
    stores,
    actor,
    category,
    ids.filter((id) => !used.has(id)),
  );
}
