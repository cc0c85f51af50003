import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating, true afterwards: for everything that only the browser knows. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
