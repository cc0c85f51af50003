import type { AnyEntity, RecordRow, RecordValues } from '../record.ts';
import { startValues } from './use-record-form.ts';

/** The versions of its record that a form knows. */
export interface Versions {
  /** The version that the user has seen; null before a new record is stored. */
  seen: RecordRow | null;
  /** What somebody else has stored in the meantime, until the user has decided. */
  theirs: RecordRow | null;
}

export type VersionNews =
  /** The form holds this version now: saved, or adopted. */
  | { kind: 'taken'; row: RecordRow }
  /** The record was changed by a separate call, or in something outside the form. */
  | { kind: 'followed'; row: RecordRow }
  /** Somebody else was faster; null when the record can no longer be read. */
  | { kind: 'overtaken'; row: RecordRow | null }
  /** The user decides later. */
  | { kind: 'put-off' };

export function versionsAfter(entity: AnyEntity, versions: Versions, news: VersionNews): Versions {
  switch (news.kind) {
    case 'taken':
      return { seen: news.row, theirs: null };
    case 'followed':
      // The fields that the form edits must be unchanged, or else the next save shows the difference.
      return isSameForm(entity, versions.seen, news.row) ? { ...versions, seen: news.row } : versions;
    case 'overtaken':
      return { ...versions, theirs: news.row };
    case 'put-off':
      return { ...versions, theirs: null };
  }
}

/** The names of the fields in which two versions differ. */
export function changedFields(entity: AnyEntity, before: RecordValues, after: RecordValues): string[] {
  return Object.keys(entity.fields).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** Whether a form would show both versions alike: the differences are not edited in it (a new key). */
export function isSameForm(entity: AnyEntity, seen: RecordRow | null, now: RecordRow | null): boolean {
  if (!seen || !now) return false;
  return changedFields(entity, startValues(entity, seen), startValues(entity, now)).length === 0;
}

/** The user's changes applied to what somebody else has stored. */
export function mergedValues(
  entity: AnyEntity,
  { seen, theirs }: Readonly<Record<keyof Versions, RecordRow>>,
  mine: RecordValues,
): RecordValues {
  const stored = startValues(entity, theirs);
  const own = changedFields(entity, startValues(entity, seen), mine).filter((name) => name in stored);
  return { ...stored, ...Object.fromEntries(own.map((name) => [name, mine[name]])) };
}
