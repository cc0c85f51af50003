import { useState } from 'react';
import type { Widget } from '#entities/field.ts';
import type { AnyEntity } from '../record.ts';

/** Values that fit in one line of a cell. */
const SHOWABLE = new Set<Widget>([
  'text',
  'multiline',
  'allergens',
  'number',
  'money',
  'percent',
  'switch',
  'choice',
  'choices',
  'instant',
  'day',
  'zone',
  'colour',
  'email',
  'phone',
  'web-address',
  'reference',
  'references',
]);

/** The fields of an entity that can be columns. */
export function possibleColumns({ fields }: AnyEntity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { widget }]) => (SHOWABLE.has(widget) ? [name] : []));
}

/** The columns of a list, remembered on this computer; by default those of the declaration. */
export function useColumns(entity: AnyEntity) {
  const key = `theke-columns-${entity.name}`;
  const [columns, setColumns] = useState<readonly string[]>(() => stored(key, entity));
  const choose = (next: readonly string[]) => {
    setColumns(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { columns, choose };
}

function stored(key: string, entity: AnyEntity): readonly string[] {
  const possible = possibleColumns(entity);
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    const known = Array.isArray(names) ? names.filter((name) => possible.includes(name)) : [];
    if (known.length > 0) return known;
  } catch {
    // Nothing stored, or not a list.
  }
  return entity.list.columns.filter((name) => possible.includes(name));
}
