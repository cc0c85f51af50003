import { fromDecimal } from '#domain/money/money.ts';
import type { Wire } from '#domain/money/wire.ts';
import { PRICED_CART_WIRE } from '#domain/ordering/order-wire.ts';
import type { PricedCart } from '#domain/ordering/pricing.ts';
import { ApiError } from '#web/lib/api.ts';

/** The totals (and line prices, if any) in a 409 'price-changed', for the customer to accept; null for any other failure. */
export function changedTotals(error: unknown): PricedCart | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  if (!error.errors.some(({ code }) => code === 'price-changed')) return null;
  return totalsIn(error.body);
}

/** The totals, wherever the response has them: at the top level, or below `data`, `details` or `totals`. */
function totalsIn(body: unknown): PricedCart | null {
  if (body === null || typeof body !== 'object') return null;
  if ('totalGross' in body && typeof body.totalGross === 'number') {
    const totals: Partial<PricedCart> = PRICED_CART_WIRE.fromWire(body as Wire<PricedCart>);
    const total = fromDecimal(body.totalGross);
    return {
      items: totals.items ?? [],
      lines: totals.lines ?? [],
      gross: totals.gross ?? total,
      totalNet: totals.totalNet ?? total,
      totalGross: total,
      taxes: totals.taxes ?? {},
      taxLines: totals.taxLines ?? [],
      pricing: totals.pricing ?? 'fixed',
    };
  }
  for (const key of ['data', 'details', 'totals'] as const) {
    const found = key in body ? totalsIn((body as Record<string, unknown>)[key]) : null;
    if (found) return found;
  }
  return null;
}
