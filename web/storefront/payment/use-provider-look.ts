import { useEffect } from 'react';
import type { PublicOrder } from '#domain/order/order.ts';
import { request } from '#web/lib/http.ts';

/** Seconds between two questions. */
const EVERY = 60;

/**
 * While a guest watches an order that waits for its payment, the server goes on asking the provider about it: not every shop
 * can be reached by the provider's news, and the longer it takes the rarer the server asks by itself. It is asked by the
 * page that guests come back to, which believes the provider only (R80).
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
