import { useEffect } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { useOrders } from './orders-provider.tsx';

/** Orders that are on this screen: the server learns of it once, and only while somebody could see them. */
export function useSightings(orders: readonly Pick<StaffOrder, 'id'>[]): void {
  const { noteShown } = useOrders();
  const ids = orders.map(({ id }) => id).join();
  useEffect(() => {
    const note = () => {
      if (ids !== '' && document.visibilityState === 'visible') noteShown(ids.split(',').map(Number));
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [ids, noteShown]);
}
