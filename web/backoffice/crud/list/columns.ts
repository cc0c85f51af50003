import { useState } from 'react';
import type { Widget } from '#entities/field.ts';
import type { AnyEntity } from '../record.ts';
import type { MoreColumn } from '../screen.ts';

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

/** Possible columns: the entity's fields, then additional ones. */
export function possibleColumns({ fields }: AnyEntity, more: readonly MoreColumn[] = []): readonly string[] {
  const names = Object.entries(fields).flatMap(([name, { widget }]) => (SHOWABLE.has(widget) ? [name] : []));
  return withMore(names, more);
}

function withMore(names: readonly string[], more: readonly MoreColumn[]): readonly string[] {
  return more.reduce<readonly string[]>(
    (columns, { name, after }) => columns.toSpliced(columns.indexOf(after) + 1 || columns.length, 0, name),
    names,
  );
}

/** The columns of a list, remembered on this computer; by default those of the declaration. */
export function useColumns(entity: AnyEntity, more: readonly MoreColumn[] = []) {
  const key = `theke-columns-${entity.name}`;
  const [columns, setColumns] = useState<readonly string[]>(() => stored(key, entity, more));
  const choose = (next: readonly string[]) => {
    setColumns(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { columns, choose };
}

function stored(key: string, entity: AnyEntity, more: readonly MoreColumn[]): readonly string[] {
  const possible = possibleColumns(entity, more);
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    const known = Array.isArray(names) ? names.filter((name) => possible.includes(name)) : [];
    if (known.length > 0) return known;
  } catch {
    // Nothing stored, or not a list.
  }
  return withMore(
    entity.list.columns.filter((name) => possible.includes(name)),
    more,
  );
}
