import { useMemo } from 'react';
import { type EarliestTime, endOfMinute } from '#domain/ordering/earliest-time.ts';
import { isInSlot } from '#domain/ordering/slots.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { enabledServices, takesOrders } from '#domain/shop/service.ts';
import { formatDayMoment } from '#text/calendar/calendar.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useService } from '#web/lib/cart/delivery-type.ts';
import { useShop } from '#web/lib/shop.tsx';
import { earliestText } from './earliest-text.ts';
import * as texts from './texts.ts';
import { timeQuery, useEarliest } from './use-earliest.ts';

export interface OrderTime {
  service: Service;
  earliest: EarliestTime;
  /** The time that the guest chose; null = as soon as possible. */
  chosen: Date | null;
  /** Whether the chosen time is still possible. */
  isPossible: boolean;
  /** Whether there is a service or a time to choose. */
  isChangeable: boolean;
}

/** How and when a guest at a branch gets the order; null where the branch offers no service. */
export function useOrderTime(branch: Branch): OrderTime | null {
  const { shop, now } = useShop();
  const { items, draft } = useCart(branch.identifier);
  const [chosenService] = useService(branch, shop.config);
  const service = chosenService ?? 'takeaway';
  const earliest = useEarliest(branch, service, items);
  const wanted = draft.appointmentDate ?? null;
  const isPossible = useMemo(() => {
    if (wanted === null) return true;
    const query = timeQuery(shop, branch, service, items, endOfMinute(now));
    return takesOrders(branch, service, now) && isInSlot(query, new Date(wanted));
  }, [shop, branch, service, items, now, wanted]);
  if (!chosenService) return null;
  return {
    service,
    earliest,
    chosen: wanted === null ? null : new Date(wanted),
    isPossible,
    isChangeable: enabledServices(branch).some((one) => takesOrders(branch, one, now)),
  };
}

/** 'frühestens 12:20', 'heute 18:30', 'heute 12:20 ist nicht mehr möglich'. */
export function useTimeText(branch: Branch, time: OrderTime | null): string {
  const { now } = useShop();
  const { timeZone } = branch;
  const { items } = useCart(branch.identifier);
  if (!time) return '';
  if (!time.chosen) return earliestText(time.earliest, time.service, now, timeZone, items.length > 1);
  const moment = formatDayMoment(time.chosen, now, timeZone);
  return time.isPossible ? moment : texts.noLongerAt({ moment });
}
