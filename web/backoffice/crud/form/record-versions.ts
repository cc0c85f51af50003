import type { AnyEntity, RecordRow, RecordValues } from '../record.ts';
import { startValues } from './use-record-form.ts';

/** What a form knows of its record. */
export interface Versions {
  /** The state that the person has seen; null before a new record is stored. */
  seen: RecordRow | null;
  /** What somebody else has stored meanwhile, until the person has decided. */
  theirs: RecordRow | null;
}

export type VersionNews =
  /** The form holds this state now: saved, or taken over. */
  | { kind: 'taken'; row: RecordRow }
  /** The record has changed by a call of its own, or in something that the form does not hold. */
  | { kind: 'followed'; row: RecordRow }
  /** Somebody else was faster; null when the record can no longer be read. */
  | { kind: 'overtaken'; row: RecordRow | null }
  /** The person decides later. */
  | { kind: 'put-off' };

export function versionsAfter(entity: AnyEntity, versions: Versions, news: VersionNews): Versions {
  switch (news.kind) {
    case 'taken':
      return { seen: news.row, theirs: null };
    case 'followed':
      // What the form edits must be as it was, or else the next save shows the difference.
      return isSameForm(entity, versions.seen, news.row) ? { ...versions, seen: news.row } : versions;
    case 'overtaken':
      return { ...versions, theirs: news.row };
    case 'put-off':
      return { ...versions, theirs: null };
  }
}

/** The names of the fields in which two states differ. */
export function changedFields(entity: AnyEntity, before: RecordValues, after: RecordValues): string[] {
  return Object.keys(entity.fields).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** Whether a form would show both states alike: what differs is not edited in it (a new key). */
export function isSameForm(entity: AnyEntity, seen: RecordRow | null, now: RecordRow | null): boolean {
  if (!seen || !now) return false;
  return changedFields(entity, startValues(entity, seen), startValues(entity, now)).length === 0;
}

/** What the person changed, upon what somebody else has stored. */
export function mergedValues(
  entity: AnyEntity,
  { seen, theirs }: Readonly<Record<keyof Versions, RecordRow>>,
  mine: RecordValues,
): RecordValues {
  const stored = startValues(entity, theirs);
  const own = changedFields(entity, startValues(entity, seen), mine).filter((name) => name in stored);
  return { ...stored, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
}
