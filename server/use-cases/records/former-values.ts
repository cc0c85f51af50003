import { isDeepStrictEqual } from 'node:util';
import type { StoredRecord } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import type { FormerValues } from './change-store.ts';

/** Whether a record still is what a call made of it. */
export function isStill(row: object, values: FormerValues['after']): boolean {
  return isDeepStrictEqual(valuesOf(row, Object.keys(values)), { ...values });
}

/** The values of fields as they are stored with a change: JSON. */
function valuesOf(row: object, names: readonly string[]): Record<string, unknown> {
  const all = new Map<string, unknown>(Object.entries(row));
  return JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, all.get(name) ?? null]))));
}

/** What a call has set in records, by comparing them as they were with what they are now. */
export function formerValues<F extends Fields>(
  before: readonly StoredRecord<F>[],
  after: readonly StoredRecord<F>[],
  names: readonly string[],
): FormerValues[] {
  const now = new Map(after.map((row) => [row.id, row]));
  return before.flatMap((row): FormerValues | [] => {
    const changed = now.get(row.id);
    if (!changed) return [];
    const [old, made] = [valuesOf(row, names), valuesOf(changed, names)];
    const different = names.filter((name) => !isDeepStrictEqual(old[name], made[name]));
    if (different.length === 0) return [];
    const only = (values: object) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => different.includes(name)));
    return { id: row.id, before: only(old), after: only(made) };
  });
}
