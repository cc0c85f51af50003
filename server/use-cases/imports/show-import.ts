import { errorText } from '#text/errors/error-text.ts';
import type { Deps } from '#use-cases/ports.ts';
import type { ImportState, RowState, StoredImport } from './import-store.ts';

/** As many rows as an answer names; the counts include the others. */
const NAMED = 200;

export interface ImportView extends Record<RowState, number> {
  id: number;
  file: string;
  state: ImportState;
  /** Who began it. */
  by: string;
  startedAt: string;
  endedAt: string | null;
  /** All rows. */
  total: number;
  /** The rows that failed, and those that could not be taken back. */
  faults: { line: number; name: string; isKept: boolean; field: string | null; message: string }[];
}

/** The import that began last, whoever began it; null when there was none. */
export async function showLatestImport(deps: Deps): Promise<ImportView | null> {
  const latest = await deps.db.imports.latest();
  return latest && viewOf(deps, latest);
}

/** What people see of an import. */
export async function viewOf({ db }: Pick<Deps, 'db'>, stored: StoredImport | null): Promise<ImportView> {
  if (!stored) throw new Error('an import is gone');
  const { id, file, state, actor, startedAt, endedAt } = stored;
  const counts = await db.imports.tally(id);
  const faults = counts.failed + counts.kept > 0 ? await db.imports.faults(id, NAMED) : [];
  return {
    id,
    file,
    state,
    by: actor,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    ...counts,
    faults: faults.map((row) => ({
      line: row.line,
      name: row.name,
      isKept: row.state === 'kept',
      field: row.fault.field ?? null,
      message: errorText(row.fault),
    })),
  };
}
