import { useCallback, useEffect, useState } from 'react';
import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { pollSeconds } from '#domain/order/order-timeline.ts';
import { PUBLIC_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { ApiError, apiGet } from '#web/lib/api.ts';
import { orderPath } from '#web/lib/order-path.ts';

export interface OrderView {
  order: PublicOrder | null;
  /** No order has this pair of uid and hash. */
  isMissing: boolean;
  /** Nothing could be loaded yet; a retry is pending. */
  hasFailed: boolean;
  refresh: () => void;
}

/** Polls an order until its state is terminal, as often as that matters (R92). */
export function usePublicOrder(uid: string, hash: string, known: PublicOrder | null): OrderView {
  const [order, setOrder] = useState(known);
  const [isMissing, setIsMissing] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [look, setLook] = useState(0);
  const refresh = useCallback(() => setLook((before) => before + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is what asks for another look.
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (seconds: number | null) => {
      if (seconds !== null && !stop.signal.aborted) timer = setTimeout(load, seconds * 1000);
    };
    const load = () =>
      apiGet<Wire<PublicOrder>>(orderPath(uid, hash), { signal: stop.signal })
        .then((wire) => {
          const fresh = PUBLIC_ORDER_WIRE.fromWire(wire);
          setOrder(fresh);
          setHasFailed(false);
          again(pollSeconds(fresh));
        })
        .catch((error: unknown) => {
          if (stop.signal.aborted) return;
          if (error instanceof ApiError && error.status === 404) setIsMissing(true);
          else {
            setHasFailed(true);
            again(10);
          }
        });
    void load();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [uid, hash, look]);

  // A phone taken out of a pocket, or back in the network, shows the current state at once.
  useEffect(() => {
    const onShow = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', onShow);
    addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      removeEventListener('online', refresh);
    };
  }, [refresh]);

  return { order, isMissing, hasFailed: hasFailed && order === null, refresh };
}
