import { useRef } from 'react';

/** An item of a list without ids, with a key that stays with it through edits and moves. */
export interface Keyed<T> {
  key: number;
  item: T;
}

/** Edits a list whose items have no ids of their own: keys live as long as the control, and move with their items. */
export function useKeyedItems<T>(items: readonly T[], onChange: (items: T[]) => void) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  // A list from outside (the stored record, a reset) may have a different length.
  while (keys.current.length < items.length) {
    last.current += 1;
    keys.current.push(last.current);
  }
  keys.current.length = items.length;
  const rows: Keyed<T>[] = items.map((item, index) => ({ key: keys.current[index] ?? 0, item }));
  const take = (next: readonly Keyed<T>[]) => {
    keys.current = next.map(({ key }) => key);
    onChange(next.map(({ item }) => item));
  };
  return {
    rows,
    move: take,
    replace: (index: number, item: T) => onChange(items.with(index, item)),
    remove: (index: number) => take(rows.toSpliced(index, 1)),
    /** Inserts an item, by default at the end, and returns its key. */
    insert: (item: T, index = items.length): number => {
      last.current += 1;
      const key = last.current;
      take(rows.toSpliced(index, 0, { key, item }));
      return key;
    },
  };
}
