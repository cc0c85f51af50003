import { AppError, type Fault, faultsOf } from '#domain/errors.ts';
import { product } from '#entities/product.ts';
import { isAllowed } from '#entities/roles.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import { accountFault, actorOf } from '#use-cases/access/identify-caller.ts';
import type { Deps, Stores } from '#use-cases/ports.ts';
import type { Effect, OutboxRow } from '#use-cases/signals/work-store.ts';
import type { StoredImport } from './import-store.ts';
import { undoCategories, undoRows } from './undo-rows.ts';
import { writeRows } from './write-rows.ts';

/** As many rows as one transaction writes without letting others wait: orders come in between. */
const AT_ONCE = 25;
/** An effect writes for so long, then another one goes on: it must be done long before its lease ends. */
const STRETCH_MS = 5_000;

/** What makes the server go on with an import. */
export function importEffect(id: number): Effect {
  return { kind: 'import', payload: { import: id } };
}

/**
 * Writes a stretch of an import, or takes it back, batch by batch. What a batch has done is noted in its own transaction,
 * so that after a crash the next one goes on behind it and writes nothing twice (R240).
 */
export async function runImport(deps: Deps, { payload }: OutboxRow, signal: AbortSignal): Promise<void> {
  const id = Number(payload.import);
  const until = deps.turns.now() + STRETCH_MS;
  while (await runBatch(deps, id)) {
    if (!signal.aborted && deps.turns.now() < until) continue;
    return deps.db.work.addEffects([importEffect(id)], deps.clock.now());
  }
}

/** False when the import has ended. */
async function runBatch(deps: Deps, id: number): Promise<boolean> {
  try {
    return await transact(deps, id, AT_ONCE);
  } catch (error) {
    if (isAway(error)) throw error;
    deps.log.warn({ err: error, import: id }, 'import: a batch failed, its rows are tried one by one');
  }
  for (let done = 0; done < AT_ONCE; done += 1) {
    try {
      if (!(await transact(deps, id, 1))) return false;
    } catch (error) {
      if (isAway(error)) throw error;
      const [fault] = error instanceof AppError ? faultsOf(error) : [];
      if (!fault) deps.log.error({ err: error, import: id }, 'import: a row failed');
      await giveUpRow(deps, id, fault ?? { code: 'internal' });
    }
  }
  return true;
}

/** The database is gone or full: the outbox tries again later. */
function isAway(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable';
}

function transact(deps: Deps, id: number, limit: number): Promise<boolean> {
  return deps.db.transaction(async (stores) => {
    await stores.records.lock();
    const stored = await stores.imports.byId(id);
    if (!stored || (stored.state !== 'running' && stored.state !== 'undoing')) return false;
    const now = deps.clock.now();
    const actor = await writerOf(stores, stored, now);
    if (!actor) {
      await stores.imports.end(id, 'interrupted', now);
      return false;
    }
    return stored.state === 'running'
      ? writeNext(stores, stored, actor, { limit, now })
      : undoNext(stores, stored, actor, { limit, now });
  });
}

/** The person for whom the server writes; null when that account may no longer change products. */
async function writerOf(stores: Stores, { user }: StoredImport, now: Date): Promise<UserActor | null> {
  const account = await stores.accounts.accountById(user);
  if (!account || accountFault(account, now) || !isAllowed(account.roles, product.access.write)) return null;
  return actorOf(account);
}

interface Step {
  limit: number;
  now: Date;
}

async function writeNext(
  stores: Stores,
  { id }: StoredImport,
  actor: UserActor,
  { limit, now }: Step,
): Promise<boolean> {
  const rows = await stores.imports.nextToWrite(id, limit);
  if (rows.length === 0) {
    await stores.imports.end(id, 'done', now);
    return false;
  }
  const { outcomes, made } = await writeRows(stores, actor, rows, now);
  await stores.imports.note(id, outcomes);
  if (made.length > 0) await stores.imports.addCategories(id, made);
  return true;
}

async function undoNext(
  stores: Stores,
  { id, categories }: StoredImport,
  actor: UserActor,
  { limit, now }: Step,
): Promise<boolean> {
  const rows = await stores.imports.nextToUndo(id, limit);
  if (rows.length === 0) {
    await undoCategories(stores, actor, categories);
    await stores.imports.end(id, 'undone', now);
    return false;
  }
  await stores.imports.note(id, await undoRows(stores, actor, rows, now));
  return true;
}

/** A row that breaks what only the database knows, or that is not the person's to list: the others go on without it. */
async function giveUpRow({ db }: Deps, id: number, fault: Fault): Promise<void> {
  await db.transaction(async ({ records, imports }) => {
    await records.lock();
    const stored = await imports.byId(id);
    const isUndoing = stored?.state === 'undoing';
    const [row] = await (isUndoing ? imports.nextToUndo(id, 1) : imports.nextToWrite(id, 1));
    const state = isUndoing ? 'kept' : 'failed';
    if (row) await imports.note(id, [{ place: row.place, state, fault }]);
  });
}
