import { useMemo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type EarliestTime, earliestTime } from '#domain/ordering/earliest-time.ts';
import type { Branch, Service } from '#domain/shop/branch.ts';
import { availability, categoriesOfProducts } from '#domain/shop/menu.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { localDayOf } from '#domain/time/zoned-time.ts';
import { formatDayMoment } from '#text/calendar/calendar.ts';
import { useService } from '#web/lib/cart/delivery-type.ts';
import { useShop } from '#web/lib/shop.tsx';
import { saleTimesText } from './sale-times-text.ts';
import * as texts from './texts.ts';
import { timeQuery } from './use-earliest.ts';

/** What a guest is told about a product that is not sold right now, but at other times. */
export interface SaleTimes {
  /** 'Mittagsmenü: Mo–Fr 11:00–14:00'; one of the categories is enough. */
  times: readonly string[];
  /** From when it can be ordered, or why it cannot. */
  outlook: string;
  /** Whether it cannot be ordered for any time. */
  isBlocked: boolean;
}

/** The sale times of a product as it can be had at a branch; null while it is sold, and when it is not sold at any time. */
export function useSaleTimes(branch: Branch, product: Product): SaleTimes | null {
  const { shop, now } = useShop();
  const [service] = useService(branch, shop.config);
  return useMemo(
    () => saleTimesOf(shop, branch, service ?? 'takeaway', product, now),
    [shop, branch, service, product, now],
  );
}

function saleTimesOf(
  shop: Pick<Shop, 'menus' | 'categories' | 'products'>,
  branch: Branch,
  service: Service,
  product: Product,
  now: Date,
): SaleTimes | null {
  if (availability(shop, branch, product, now) !== 'unavailable') return null;
  const { timeZone } = branch;
  const today = localDayOf(now, timeZone);
  const limits = [
    ...categoriesOfProducts(shop, branch, now)(product.id),
    { name: texts.thisProduct, schedule: product.schedule },
  ];
  const times = limits.flatMap(({ name, schedule }) => {
    const text = saleTimesText(schedule, today);
    return text ? texts.soldAt({ name, times: text }) : [];
  });
  const earliest = earliestTime(timeQuery(shop, branch, service, [{ product }], now));
  if (earliest.kind === 'none') return { times, outlook: whyNot(earliest), isBlocked: true };
  const at = earliest.at ?? now;
  return {
    times,
    outlook: texts.preorderFrom({ moment: formatDayMoment(at, now, timeZone) }),
    isBlocked: false,
  };
}

function whyNot({ reason }: Extract<EarliestTime, { kind: 'none' }>): string {
  switch (reason) {
    case 'branch-closed':
      return texts.noPreordersClosed;
    case 'delivery-closed':
      return texts.noPreordersDelivery;
    case 'not-orderable-yet':
    case 'service-paused':
      return texts.noOrdersNow;
    default:
      return texts.noTimeLeft;
  }
}
