import type { z } from 'zod';
import { CSV_START, csvRows } from '#domain/text/csv.ts';
import { yielder } from '#domain/time/breath.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import type { journalFilters } from '#inputs/privacy.ts';
import { formatDateTime } from '#text/calendar/calendar.ts';
import { journalExportedMessage } from '#text/privacy/journal-texts.ts';
import { journalColumns } from '#text/privacy/texts.ts';
import { authorOf, type UserActor } from '#use-cases/access/actor.ts';
import type { Deps } from '#use-cases/ports.ts';
import { listSpan } from '#use-cases/records/list-span.ts';
import { actionName, journalLines, journalTitle } from './journal-lines.ts';
import type { JournalEntry, JournalFilter } from './journal-store.ts';

type Filters = z.output<typeof journalFilters>;

const BATCH = 200;

/** The journal, newest first, with every change under the labels of the declarations. */
export async function listJournal(
  deps: Pick<Deps, 'db'>,
  { cursor, take, ...filters }: Filters & { cursor?: string | undefined; take: number },
) {
  const filter = await filterOf(deps, filters);
  const page = { take, ...(cursor === undefined ? {} : { before: BigInt(cursor) }) };
  const entries = await deps.db.journal.list(filter, page);
  return { data: entries.map(readable), total: await deps.db.journal.count(filter) };
}

/** The journal as a table, part by part; that it was exported stands in it. */
export async function exportJournal(
  deps: Deps,
  actor: UserActor,
  filters: Filters,
): Promise<AsyncGenerator<string>> {
  const filter = await filterOf(deps, filters);
  await deps.db.logs.add({
    level: 'info',
    source: 'staff',
    message: journalExportedMessage,
    ...authorOf(actor),
    subject: 'journal',
    subjectId: 0,
    journal: { action: 'exported', change: null },
  });
  return partsOf(deps, filter);
}

async function* partsOf({ db, turns }: Deps, filter: JournalFilter) {
  const breath = yielder(turns);
  yield `${CSV_START}${csvRows([journalColumns])}`;
  for (let before: bigint | undefined; ; ) {
    await breath();
    const entries = await db.journal.list(filter, { before, take: BATCH });
    yield csvRows(entries.map(cellsOf));
    before = entries.at(-1)?.id;
    if (entries.length < BATCH) return;
  }
}

function cellsOf(entry: JournalEntry) {
  const { id, at, action, actor, user, device, client, branch, seal, change } = entry;
  const lines = journalLines(entry.subject, change);
  const side = (name: 'before' | 'after') => lines.map((line) => `${line.label}: ${line[name]}`).join('\n');
  return [
    ...[String(id), formatDateTime(at, DEFAULT_ZONE), actionName(action), journalTitle(entry)],
    ...[actor, user, device, client, branch, side('before'), side('after')],
    ...[seal ? String(seal.place) : '', seal?.hash ?? ''],
  ];
}

function readable({ change, seal, ...entry }: JournalEntry) {
  return {
    ...entry,
    id: String(entry.id),
    at: entry.at.toISOString(),
    actionName: actionName(entry.action),
    title: journalTitle(entry),
    lines: journalLines(entry.subject, change),
    seal: seal && { place: String(seal.place), hash: seal.hash },
  };
}

async function filterOf(deps: Pick<Deps, 'db'>, { from, to, ...equal }: Filters): Promise<JournalFilter> {
  const span = await listSpan(deps, { from, to, branch: equal.branch ?? null });
  return { ...equal, from: span.from ?? undefined, to: span.to ?? undefined };
}
