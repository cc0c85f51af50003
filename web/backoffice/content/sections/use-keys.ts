import { useRef, useState } from 'react';

let last = 0;

/** Keys for `count` new items. */
export function newKeys(count: number): string[] {
  return Array.from({ length: count }, () => {
    last += 1;
    return `k${last}`;
  });
}

/**
 * Keys of items that have none of their own, one for each place. Who moves items moves their keys alike with the setter;
 * when the count of items changes from elsewhere (another record, a reset), all begin anew.
 */
export function useKeys(count: number): [readonly string[], (keys: readonly string[]) => void] {
  const [keys, setKeys] = useState<readonly string[]>(() => newKeys(count));
  const fallback = useRef<readonly string[]>([]);
  if (keys.length === count) return [keys, setKeys];
  // The same ones for each drawing until somebody sets others.
  if (fallback.current.length !== count) fallback.current = newKeys(count);
  return [fallback.current, setKeys];
}
