import { useMemo } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { NOUNS } from '#text/errors/error-catalogue.ts';
import { failureOf } from '#web/lib/entity-list.ts';
import { trpc } from '#web/lib/trpc.ts';
import { useOrders } from './orders-provider.tsx';

/** Orders that have waited too long, as the server decides by the settings of each branch. */
export function useMissed(): StaffOrder[] {
  const { orders, branch } = useOrders();
  const missed = trpc.orders.missed.useQuery(branch === null ? {} : { branch }, {
    refetchInterval: 30_000,
    meta: { failure: failureOf(NOUNS.order, 'list'), isPolled: true },
  });
  return useMemo(() => {
    const ids = new Set(missed.data?.data.map(({ id }) => id));
    return orders.filter((order) => ids.has(order.id) && order.state === 'awaiting');
  }, [orders, missed.data]);
}
