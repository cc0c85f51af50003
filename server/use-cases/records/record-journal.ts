import { changeOf, type JournalChange } from '#domain/privacy/journal.ts';
import type { Field, Fields } from '#entities/field.ts';

interface Declared {
  fields: Fields;
  label: { one: string };
  list?: { columns: readonly string[] };
}

/**
 * What the journal keeps of a change of a record (R352): the values that differ, but none that are for administrators only, secret,
 * or written by guests (R353).
 */
export function recordJournal(
  { fields, label, list }: Declared,
  action: string,
  before: object | null,
  after: (object & { id?: number }) | null,
): { journal: { action: string; message?: string; change: JournalChange | null } } {
  const of = (record: object | null) => record && declared(fields, record);
  const change = changeOf(of(before), of(after), (name) => isHidden(fields[name]));
  const [column] = list?.columns ?? [];
  const named = { ...before, ...after };
  const isNameHidden = column !== undefined && isHidden(fields[column]);
  const title = isNameHidden ? { message: `${label.one} ${String(Reflect.get(named, 'id'))}` } : {};
  return { journal: { action, change, ...title } };
}

function declared(fields: Fields, record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => Object.hasOwn(fields, name)));
}

function isHidden(field: Field<unknown> | undefined): boolean {
  return field?.isConfidential === true || field?.isOfGuest === true || field?.widget === 'password';
}
