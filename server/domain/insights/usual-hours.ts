import { addCents, type Cents, roundCents, ZERO } from '#domain/money/money.ts';

/** What was sold in one hour of a day, and in how many orders. */
export interface HourSales {
  /** 0 to 23. */
  hour: number;
  orders: number;
  amount: Cents;
}

/**
 * The average hours of some days (R213), from 0 to 23; cents rounded half away from zero, orders to tenths. Days without a
 * single order are left out: a holiday would make every other day look good.
 */
export function usualHours(days: readonly (readonly HourSales[])[]): { days: number; hours: HourSales[] } {
  const open = days.filter((hours) => hours.some(({ orders }) => orders > 0));
  const count = Math.max(1, open.length);
  const sums = wholeDay(open.flat());
  return {
    days: open.length,
    hours: sums.map(({ hour, orders, amount }) => ({
      hour,
      orders: Math.round((orders * 10) / count) / 10,
      amount: roundCents(amount / count),
    })),
  };
}

/** One entry for each hour of a day; hours without orders are 0. */
export function wholeDay(sales: readonly HourSales[]): HourSales[] {
  const hours = Array.from({ length: 24 }, (_, hour): HourSales => ({ hour, orders: 0, amount: ZERO }));
  for (const { hour, orders, amount } of sales) {
    const entry = hours[hour];
    if (!entry) continue;
    entry.orders += orders;
    entry.amount = addCents(entry.amount, amount);
  }
  return hours;
}
