import { useEffect } from 'react';
import { currentPush, type PushAddress } from '#web/lib/push/push.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useSession } from './session.tsx';

/** Who switched notifications on at this browser; another person who signs in here gets none. */
const KEY = 'theke-push-person';

/** Whether this person has switched notifications on at this browser. */
export function isPushKept(person: number): boolean {
  try {
    return localStorage.getItem(KEY) === String(person);
  } catch {
    return false;
  }
}

/** null: nobody. */
export function keepPush(person: number | null): void {
  try {
    if (person === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(person));
  } catch {
    // Then they end with the session.
  }
}

/**
 * Tells the server again that this browser is to be notified: with the last session that ended, and the browser may have got
 * another address since.
 */
export function useKeptPush(): void {
  const { staff } = useSession();
  const { client } = trpc.useUtils();
  const person = staff.kind === 'user' ? staff.id : null;
  useEffect(() => {
    if (person === null || !isPushKept(person)) return;
    const tell = (address: PushAddress | null) => address && client.push.followNewOrders.mutate(address);
    currentPush('staff')
      .then(tell)
      .catch(() => undefined);
  }, [person, client]);
}
