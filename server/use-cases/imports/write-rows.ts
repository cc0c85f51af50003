import { DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { AppError, type Fault, faultsOf } from '#domain/errors.ts';
import { inCents } from '#domain/money/wire.ts';
import { proposedTax } from '#domain/setup/tax-rates.ts';
import { branch } from '#entities/branch.ts';
import { category } from '#entities/category.ts';
import { moneyOf, type StoredDraft, type StoredRecord } from '#entities/entity.ts';
import { product } from '#entities/product.ts';
import type { Actor } from '#use-cases/access/actor.ts';
import type { Stores } from '#use-cases/ports.ts';
import { createRecordIn } from '#use-cases/records/create-record.ts';
import { judgeBundle } from '#use-cases/records/judge-bundle.ts';
import { updateRecordIn } from '#use-cases/records/update-record.ts';
import { everyRow, type Listing, listProductsIn } from '#use-cases/shop/list-product.ts';
import type { MadeCategory, RowOutcome, RowTask, StoredRow } from './import-store.ts';

type ProductRecord = StoredRecord<typeof product.fields>;

/** What a batch has done. */
export interface WrittenBatch {
  outcomes: RowOutcome[];
  /** Categories that it had to make. */
  made: MadeCategory[];
}

/**
 * Writes some rows of an import, in a transaction that holds the lock of the records. Each is checked like a product that
 * is saved alone, and one that is refused keeps none of the others from being written. The catalogues change once for all
 * of them.
 */
export async function writeRows(
  stores: Stores,
  actor: Actor,
  rows: readonly StoredRow[],
  now: Date,
): Promise<WrittenBatch> {
  const changed = rows.flatMap(({ task }) => task.id ?? []);
  const formers = new Map((await stores.records.byIds(product, changed)).map((row) => [row.id, row]));
  const shelves = await openShelves(stores, actor, rows);
  const outcomes: RowOutcome[] = [];
  const listings: (Listing & { place: number })[] = [];
  for (const { place, task } of rows) {
    const former = task.id === null ? null : (formers.get(task.id) ?? null);
    const written = await attempt(() => writeProduct(stores, actor, task, former));
    if ('fault' in written) {
      outcomes.push({ place, state: 'failed', fault: written.fault });
      continue;
    }
    const { id, version } = written;
    const values = former ? valuesOf(former, Object.keys(task.values)) : {};
    const isNew = task.id === null;
    // A new product is listed nowhere: whoever lists it later has worked with it.
    const listed = isNew ? { before: [], after: [] } : null;
    const state = isNew ? 'created' : 'changed';
    outcomes.push({ place, state, product: id, trace: { version, values, listed } });
    if (!task.categories) continue;
    const categories: number[] = [];
    for (const name of task.categories) categories.push(await shelves.idOf(name));
    listings.push({ place, product: id, categories: [...new Set(categories)] });
  }
  const before = await listProductsIn(stores, actor, listings, now);
  for (const [index, { place, categories }] of listings.entries()) {
    const { trace } = outcomes.find((one) => one.place === place) ?? {};
    if (trace) trace.listed = { before: before[index]?.categories ?? [], after: categories };
  }
  return { outcomes, made: shelves.made };
}

/** The product's id, and its version if it was written. */
async function writeProduct(
  stores: Stores,
  actor: Actor,
  task: RowTask,
  former: ProductRecord | null,
): Promise<{ id: number; version: string | null }> {
  const values = inCents(moneyOf(product), task.values) as StoredDraft<typeof product.fields>;
  const options = { judge: judgeBundle };
  if (task.id === null) {
    const row = await createRecordIn(stores, actor, product, values, options);
    return { id: row.id, version: row.updatedAt ?? null };
  }
  if (!former) throw new AppError('not-found');
  if (Object.keys(values).length === 0) return { id: task.id, version: null };
  const { updatedAt } = task;
  const change = { ...values, ...(updatedAt === null ? {} : { updatedAt }) };
  const row = await updateRecordIn(stores, actor, product, task.id, change, options);
  return { id: row.id, version: row.updatedAt ?? null };
}

/** What a use case refuses before it has written anything; everything else ends the batch. */
export async function attempt<T extends object>(work: () => Promise<T>): Promise<T | { fault: Fault }> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return { fault: faultsOf(error)[0] ?? { code: error.code } };
  }
}

/** A record's own values of these fields. */
function valuesOf(row: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/**
 * The categories by name, whatever their case; one that is missing is made when it is first asked for, with the tax rate that
 * its name proposes in the country of the first branch (R190).
 */
async function openShelves(stores: Stores, actor: Actor, rows: readonly StoredRow[]) {
  const isNeeded = rows.some(({ task }) => task.categories && task.categories.length > 0);
  const known = isNeeded ? await everyRow(stores, actor, category) : [];
  const ids = new Map(known.toReversed().map(({ id, name }) => [plain(name), id]));
  const made: MadeCategory[] = [];
  const idOf = async (name: string): Promise<number> => {
    const found = ids.get(plain(name));
    if (found !== undefined) return found;
    const [first] = await everyRow(stores, actor, branch);
    const tax = proposedTax(first?.country ?? DEFAULT_COUNTRY, name);
    const row = await createRecordIn(stores, actor, category, { name, tax });
    ids.set(plain(name), row.id);
    made.push({ id: row.id, version: row.updatedAt ?? '' });
    return row.id;
  };
  return { idOf, made };
}

function plain(name: string): string {
  return name.trim().toLocaleLowerCase('de');
}
