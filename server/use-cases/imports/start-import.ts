import { AppError, type Fault } from '#domain/errors.ts';
import { yielder } from '#domain/time/breath.ts';
import { createSchema, updateSchema } from '#entities/entity.ts';
import { product } from '#entities/product.ts';
import { importRowSchema, type ProductImportInput } from '#inputs/product-import.ts';
import { zodFaults } from '#text/errors/zod-faults.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { NewRow, RowTask } from './import-store.ts';
import { importEffect } from './run-import.ts';
import { type ImportView, viewOf } from './show-import.ts';

/** Rows per statement. */
const ROWS_AT_ONCE = 200;

const NEW = createSchema(product);
const CHANGE = updateSchema(product);
const NOTHING: RowTask = { id: null, updatedAt: null, values: {}, categories: null };

/**
 * Stores an import, which the server then writes by itself (R240). Sent again with the same key it is the same import.
 * Throws 'import-running' (409) while there is another one.
 */
export async function startImport(
  deps: Deps,
  actor: UserActor,
  { key, file, rows }: ProductImportInput,
): Promise<ImportView> {
  const planned = await plannedRows(deps, rows);
  const at = deps.clock.now();
  const started = await deps.db.transaction(async (stores) => {
    await stores.records.lock();
    const known = await stores.imports.byKey(key);
    if (known) return known.id;
    const other = await stores.imports.active();
    if (other) throw new AppError('import-running', { params: { name: other.actor } });
    const id = await stores.imports.add({ key, file, user: actor.id, actor: actor.name, at });
    for (let start = 0; start < planned.length; start += ROWS_AT_ONCE)
      await stores.imports.addRows(id, planned.slice(start, start + ROWS_AT_ONCE));
    await stores.work.addEffects([importEffect(id)], at);
    return id;
  });
  return viewOf(deps, await deps.db.imports.byId(started));
}

/** Thousands of rows are parsed in many turns, so that nobody waits. */
async function plannedRows(
  { turns }: Pick<Deps, 'turns'>,
  rows: ProductImportInput['rows'],
): Promise<NewRow[]> {
  const breath = yielder(turns);
  const planned: NewRow[] = [];
  for (const [place, row] of rows.entries()) {
    await breath();
    planned.push({ place, line: row.line, ...judged(row) });
  }
  return planned;
}

/** A row by the schemas of the standard calls; one that they refuse is stored with its fault and nothing else. */
function judged(row: object): Omit<NewRow, 'place' | 'line'> {
  const { success, data, error } = importRowSchema.safeParse(row);
  if (!success) return { name: '', task: NOTHING, fault: firstFault(error, row) };
  const { name, id, updatedAt, values, categories = null } = data;
  const schema = id === undefined ? NEW : CHANGE;
  const body = id === undefined ? values : { ...values, id, ...(updatedAt && { updatedAt }) };
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { name, task: NOTHING, fault: firstFault(parsed.error, body) };
  const { id: _, updatedAt: __, ...own }: Record<string, unknown> = parsed.data;
  const task = { id: id ?? null, updatedAt: updatedAt ?? null, values: own, categories };
  return { name, task, fault: null };
}

function firstFault(error: Parameters<typeof zodFaults>[0], input: unknown): Fault {
  return zodFaults(error, input)[0] ?? { code: 'invalid' };
}
