import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import { pendingAt } from '../payment/pending-payment.ts';
import { useShownAgain } from '../payment/shown-again.ts';

/** The secret address of an order. */
export interface PendingAddress {
  uid: string;
  hash: string;
}

/** '#uid/hash': the order whose payment failed, as the server names it; null without one. */
export function addressInFragment(fragment: string): PendingAddress | null {
  const [, uid, hash] = /^#([\w-]{1,100})\/([\w-]{1,200})$/.exec(fragment) ?? [];
  return uid === undefined || hash === undefined ? null : { uid, hash };
}

/**
 * The order of the branch that may still wait for its payment, and how to do without it; null = there is none. It is looked
 * for when the page appears: an order that is just being sent does not take the form away from under it.
 */
export function usePendingAddress(branch: Branch | null): [PendingAddress | null, () => void] {
  const { now } = useShop();
  const named = addressInFragment(useLocation().hash);
  const look = () => (branch ? pendingAt(branch.identifier, now) : null);
  const [noted, setNoted] = useState(look);
  const [dropped, setDropped] = useState<string | null>(null);
  useShownAgain(() => setNoted(look()));
  const found = named ?? noted;
  return [found && found.uid !== dropped ? found : null, () => setDropped(found?.uid ?? null)];
}
