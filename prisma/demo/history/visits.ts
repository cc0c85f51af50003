import { PAGE_VIEW } from '#domain/insights/analytics-event.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { instantOf, localDayOf, MINUTE } from '#domain/time/zoned-time.ts';
import { type Dice, dice } from './dice.ts';
import { pastDays, weekdayIndex } from './order-times.ts';

/** One page view or event of a visitor; see the store of the same fields. */
export interface Visit {
  at: Date;
  type: string;
  action: string;
  category: string;
  data: Readonly<Record<string, string | number>>;
  visitor: string;
  branch: number | null;
}

/** Visitors of an average day by weekday, from Monday on. */
const PER_DAY = [13, 12, 14, 16, 24, 18, 11];
const PAGES = ['/ueber-uns', '/partyservice', '/jobs', '/adventmarkt'];

/** Visits of the last weeks until yesterday, of visitors who had agreed to be counted. */
export function visitsOf(shop: Shop, now: Date): Visit[] {
  const chance = dice(42);
  const timeZone = shop.branches[0]?.timeZone ?? 'UTC';
  return pastDays(localDayOf(now, timeZone)).flatMap((day) =>
    Array.from({ length: (PER_DAY[weekdayIndex(day)] ?? 0) + chance.between(-3, 3) }, (_, visitor) => {
      const start = instantOf(day, chance.between(7 * 60, 21 * 60), timeZone, 'first');
      return visitOf(chance, shop, { start, visitor: `demo-${day}-${visitor}` });
    }).flat(),
  );
}

function visitOf(chance: Dice, shop: Shop, { start, visitor }: { start: number; visitor: string }): Visit[] {
  const branch = chance.one(shop.branches);
  const store = `/store/${branch.identifier}`;
  const paths = [
    '/',
    store,
    ...(chance.chance(0.3) ? [chance.one(PAGES)] : []),
    ...(chance.chance(0.4) ? [`${store}/checkout`] : []),
  ];
  const views = paths.map((path, index) => ({
    at: new Date(start + index * chance.between(1, 3) * MINUTE),
    ...{ type: PAGE_VIEW, action: '', category: '', data: { path }, visitor },
    branch: path.startsWith(store) ? branch.id : null,
  }));
  if (!chance.chance(0.4)) return views;
  const product = chance.one(shop.products);
  const added = {
    at: new Date(start + 2 * MINUTE),
    ...{ type: 'AddToCart', action: product.name, category: branch.identifier, visitor, branch: branch.id },
    data: { branch: branch.id, product: product.id, amount: 1 },
  };
  return [...views, added];
}
