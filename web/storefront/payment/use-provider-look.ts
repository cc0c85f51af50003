import { useEffect } from 'react';
import type { PublicOrder } from '#domain/order/order.ts';
import { request } from '#web/lib/http.ts';

/** Seconds between two checks. */
const EVERY = 60;

/**
 * While a guest watches an order that waits for its payment, the server keeps asking the provider about it: webhooks do not reach
 * every shop, and by itself the server asks less and less often. The request is the one that guests come back with, which
 * believes nobody but the provider (R80).
 */
export function useProviderLook({ uid, hash }: Pick<PublicOrder, 'uid' | 'hash'>): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      const path = `/payment/return/${encodeURIComponent(uid)}/${encodeURIComponent(hash)}`;
      // Where it would lead to is of no interest here.
      request(path, { redirect: 'manual' }).catch(() => undefined);
    };
    const timer = setInterval(look, EVERY * 1_000);
    return () => clearInterval(timer);
  }, [uid, hash]);
}
