import { AppError } from '#domain/errors.ts';
import type { UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { importEffect } from './run-import.ts';
import { type ImportView, viewOf } from './show-import.ts';

/**
 * Stops an import, or its undoing, after the batch that is being written; what has been written stays. One that has ended
 * stays as it is. Throws 'not-found' (404).
 */
export async function stopImport(deps: Deps, id: number): Promise<ImportView> {
  await deps.db.transaction(async (stores) => {
    await stores.records.lock();
    const stored = await stores.imports.byId(id);
    if (!stored) throw new AppError('not-found');
    if (stored.state === 'running' || stored.state === 'undoing')
      await stores.imports.end(id, 'stopped', deps.clock.now());
  });
  return viewOf(deps, await deps.db.imports.byId(id));
}

/**
 * Takes back what an import has written, as far as nobody has changed it since (R240); the server does it by itself. Throws
 * 'not-found' (404), 'import-running' (409) while there is any import, 'undo-expired' (409) when nothing is left to undo.
 */
export async function undoImport(deps: Deps, actor: UserActor, id: number): Promise<ImportView> {
  await deps.db.transaction(async (stores) => {
    await stores.records.lock();
    if (!(await stores.imports.byId(id))) throw new AppError('not-found');
    const other = await stores.imports.active();
    if (other) throw new AppError('import-running', { params: { name: other.actor } });
    const { created, changed } = await stores.imports.tally(id);
    if (created + changed === 0) throw new AppError('undo-expired');
    await stores.imports.beginUndo(id, actor.id);
    await stores.work.addEffects([importEffect(id)], deps.clock.now());
  });
  return viewOf(deps, await deps.db.imports.byId(id));
}
