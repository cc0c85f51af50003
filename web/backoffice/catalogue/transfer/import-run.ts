import { create } from 'zustand';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { notify } from '#web/lib/notices.ts';
import { type Client, problemOf } from '#web/lib/trpc.ts';
import { categoryNames } from './category-names.ts';
import { CATEGORIES } from './columns.ts';
import type { ImportPlan, PlannedRow } from './plan.ts';
import * as texts from './texts.ts';

/** An import as the server tells of it. */
export type ServerImport = NonNullable<Awaited<ReturnType<Client['productImports']['latest']['query']>>>;

interface ImportRun {
  /** The file that was chosen, and what it would do. */
  file: string | null;
  plan: ImportPlan | null;
  /** The import that began last, whoever began it. */
  latest: ServerImport | null;
  /** Whether this window has seen it run: then its end is shown until another file is wanted. */
  isWitnessed: boolean;
}

/** What following an import needs of the app. */
interface Surroundings {
  client: Client;
  /** Reads again what the import has changed. */
  refresh: () => Promise<void>;
}

const RUNNING_MS = 700;
/** A colleague may begin one at any time. */
const RESTING_MS = 5_000;

export const useImportRun = create<ImportRun>(() => ({
  file: null,
  plan: null,
  latest: null,
  isWitnessed: false,
}));

let surroundings: Surroundings | null = null;
let isWatched = false;
let timer: number | undefined;

/** While its screen is open, it shows the end itself; an import that runs is followed on other screens as well. */
export function watchImport(around: Surroundings): () => void {
  surroundings = around;
  isWatched = true;
  void follow();
  return () => {
    isWatched = false;
    if (!isActive(useImportRun.getState().latest)) startOver();
  };
}

export function startOver(): void {
  useImportRun.setState({ file: null, plan: null, isWitnessed: false });
}

/** Whether the server is at it. */
export function isActive(one: ServerImport | null): boolean {
  return one?.state === 'running' || one?.state === 'undoing';
}

/**
 * Hands the rows to the server, which writes them by itself; `categories` are the names of those that exist. Returns why it
 * refused, or null.
 */
export async function startImport(
  file: string,
  rows: readonly PlannedRow[],
  categories: readonly string[],
): Promise<string | null> {
  const body = {
    key: crypto.randomUUID(),
    file: file.slice(0, 255),
    rows: rows.map((row) => sentRow(row, categories)),
  };
  try {
    // Over REST, whose body has room for a whole catalogue.
    const begun = await apiPost<ServerImport>('/product-imports', body);
    useImportRun.setState({ plan: null });
    await arrived(begun, true);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

export function stopImport({ id }: ServerImport): Promise<void> {
  return command(({ productImports }) => productImports.stop.mutate({ id }));
}

/** Takes back what the import has written; what somebody has changed since then stays, and is listed. */
export function undoImport({ id }: ServerImport): Promise<void> {
  return command(({ productImports }) => productImports.undo.mutate({ id }));
}

async function command(send: (client: Client) => Promise<ServerImport>): Promise<void> {
  if (!surroundings) return;
  try {
    await arrived(await send(surroundings.client), true);
  } catch (error) {
    notify({ text: problemOf(error).message ?? texts.serverWasUnreachable, tone: 'error' });
    await follow();
  }
}

/** What the server needs to know of a row. */
export function sentRow({ line, name, uid, stored, values }: PlannedRow, known: readonly string[]): object {
  const { [CATEGORIES]: cell, ...own } = values;
  return {
    line,
    name: name || uid,
    values: own,
    ...(typeof cell === 'string' && { categories: categoryNames(cell, known) }),
    ...(stored && { id: stored.id, updatedAt: stored.updatedAt }),
  };
}

/** Asks for the latest import, and again as long as something may happen. */
async function follow(): Promise<void> {
  window.clearTimeout(timer);
  const latest = await surroundings?.client.productImports.latest.query().catch(() => undefined);
  if (latest === undefined) again();
  else await arrived(latest);
}

/** `isOwn`: the answer to a command of this window, which may have ended by then. */
async function arrived(latest: ServerImport | null, isOwn = false): Promise<void> {
  const before = useImportRun.getState();
  // An answer that was on its way while another import began.
  if (before.latest && (latest?.id ?? 0) < before.latest.id) return again();
  const isSame = before.latest?.id === latest?.id;
  const wasActive = isOwn || (isSame && isActive(before.latest));
  const isWitnessed = isOwn || isActive(latest) || (isSame && before.isWitnessed);
  useImportRun.setState({ latest, isWitnessed });
  again();
  if (!latest || isActive(latest) || !wasActive) return;
  await surroundings?.refresh();
  if (!isWatched) tellEnd(latest);
}

function again(): void {
  window.clearTimeout(timer);
  const isRunning = isActive(useImportRun.getState().latest);
  if (isRunning || isWatched)
    timer = window.setTimeout(() => void follow(), isRunning ? RUNNING_MS : RESTING_MS);
}

function tellEnd({ created, changed, failed, undone, kept }: ServerImport): void {
  const isUndone = undone + kept > 0;
  notify({
    text: isUndone
      ? texts.undoEnded({ count: undone, kept })
      : texts.importEnded({ count: created + changed, failed }),
    tone: (isUndone ? kept : failed) > 0 ? 'error' : 'success',
  });
}
