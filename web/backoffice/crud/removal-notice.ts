import { UNDO_MS } from '#domain/time/deletion-undo.ts';
import type { BulkChange, KeptRecord, Removal, Restoration } from '#web/lib/entity-list.ts';
import { type NoticeAction, notify } from '#web/lib/notices.ts';
import type { AnyEntity } from './record.ts';
import * as texts from './texts.ts';

type Restore = (undo: string) => Promise<Restoration>;

/** Says what was deleted and why the rest was not, in one notice that undoes it; it stays while other screens come. */
export function reportRemoval(entity: AnyEntity, { deleted, kept, undo }: Removal, restore: Restore): void {
  const sentences = [
    ...(deleted.length > 0 ? [texts.removed({ records: countOf(entity, deleted.length) })] : []),
    ...(kept.length > 0 ? [texts.notRemoved({ records: countOf(entity, kept.length) })] : []),
  ];
  report({
    text: sentences.join(' '),
    detail: reasonsOf(entity, kept),
    isFailure: deleted.length === 0,
    undo: undo === null ? undefined : () => restored(entity, restore, undo),
  });
}

/** The same for a single record; `name` is its own. */
export function reportSingleRemoval(
  entity: AnyEntity,
  name: string,
  undo: string | null,
  restore: Restore,
): void {
  report({
    text: texts.removed({ records: entity.label.one }),
    detail: name,
    isFailure: false,
    undo: undo === null ? undefined : () => restored(entity, restore, undo),
  });
}

/** Says how many records were changed, and why the rest was not; the notice brings back the former values. */
export function reportChange(
  entity: AnyEntity,
  { changed, kept, undo }: BulkChange,
  takeBack: Restore,
): void {
  const all = countOf(entity, changed + kept.length);
  report({
    text: texts.changed({ count: changed.toLocaleString('de-DE'), records: all }),
    detail: reasonsOf(entity, kept),
    isFailure: kept.length > 0,
    undo: undo === null ? undefined : () => takenBack(entity, takeBack, undo),
  });
}

/** Says with the caller's words what was created; the notice deletes it again. */
export function reportCreation(
  entity: AnyEntity,
  { created, ...said }: Omit<Report, 'undo'> & { created: readonly number[] },
  list: { removeMany: (selection: { ids: number[] }) => Promise<Removal>; restore: Restore },
): void {
  const undo = async () => {
    const removal = await list.removeMany({ ids: [...created] }).catch(() => null);
    if (removal) reportRemoval(entity, removal, list.restore);
  };
  report({ ...said, undo: created.length > 0 ? undo : undefined });
}

/** '1 Produkt', '45 Produkte' */
export function countOf({ label }: AnyEntity, count: number): string {
  return texts.recordCount({ count, one: label.one, many: label.many });
}

interface Report {
  text: string;
  detail: string;
  /** Whether nothing of what was wanted came about. */
  isFailure: boolean;
  undo?: (() => Promise<void>) | undefined;
}

function report({ text, detail, isFailure, undo }: Report): void {
  const actions: NoticeAction[] = undo ? [{ label: texts.undo, run: () => void undo() }] : [];
  const offer = undo ? { isUndo: true, stays: UNDO_MS } : {};
  notify({ text, detail, tone: isFailure ? 'error' : 'success', actions, ...offer });
}

async function restored(entity: AnyEntity, restore: Restore, undo: string): Promise<void> {
  // A call that fails as a whole goes to the error list.
  const answer = await restore(undo).catch(() => null);
  if (!answer) return;
  const text = texts.restored({ records: countOf(entity, answer.restored) });
  report({ text, detail: reasonsOf(entity, answer.kept), isFailure: answer.kept.length > 0 });
}

async function takenBack(entity: AnyEntity, takeBack: Restore, undo: string): Promise<void> {
  const answer = await takeBack(undo).catch(() => null);
  if (!answer) return;
  const text = texts.takenBack({ records: countOf(entity, answer.restored) });
  report({ text, detail: reasonsOf(entity, answer.kept), isFailure: answer.kept.length > 0 });
}

/** One line for each record. */
function reasonsOf({ label }: AnyEntity, kept: readonly KeptRecord[]): string {
  return kept.map(({ id, title, message }) => `${title ?? `${label.one} ${id}`}: ${message}`).join('\n');
}
