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
 * Keys for items that have none of their own, one per index. Callers that move items move the keys along with the setter;
 * when the number of items changes from outside (another record, a reset), all keys are renewed.
 */
export function useKeys(count: number): [readonly string[], (keys: readonly string[]) => void] {
  const [keys, setKeys] = useState<readonly string[]>(() => newKeys(count));
  const fallback = useRef<readonly string[]>([]);
  if (keys.length === count) return [keys, setKeys];
  // Stable across renders until somebody sets others.
  if (fallback.current.length !== count) fallback.current = newKeys(count);
  return [fallback.current, setKeys];
}
