import type { PricedCart } from '../pricing.ts';
import { MONEY, type MoneyIn, wireForm } from '../wire.ts';
import type { Fields } from './field.ts';
import type { OrderItem } from './item.ts';
import { PUBLIC_FIELDS, type PublicOrder, STAFF_FIELDS, type StaffOrder } from './order.ts';
import { TAXES_FIELD, TOTALS_FIELDS } from './totals.ts';

// Beside the declaration and not in its file, so that a page which needs no prices of orders does not load it.

const ITEM: MoneyIn<OrderItem> = { unitPrice: MONEY, gross: MONEY, parts: [{ options: [{ value: MONEY }] }] };

/** The kinds that carry money, and where. */
const PLANS = {
  money: MONEY,
  total: MONEY,
  taxes: [MONEY],
  taxLines: [{ net: MONEY, vat: MONEY }],
  items: [ITEM],
  revisions: [{ before: ITEM, after: ITEM, difference: MONEY }],
} as const;

type MoneyOf<F> = {
  readonly [N in keyof F as F[N] extends { kind: keyof typeof PLANS } ? N : never]: F[N] extends {
    kind: infer K extends keyof typeof PLANS;
  }
    ? (typeof PLANS)[K]
    : never;
};

function moneyOf<F extends Fields>(fields: F): MoneyOf<F> {
  const plans: Readonly<Record<string, unknown>> = PLANS;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind in plans ? [[name, plans[kind]]] : [])),
  ) as MoneyOf<F>;
}

export const PRICED_CART_WIRE = wireForm<PricedCart>({
  ...moneyOf({ ...TOTALS_FIELDS, ...TAXES_FIELD }),
  lines: [{ productUnitPrice: MONEY, unitPrice: MONEY, gross: MONEY }],
});
export const PUBLIC_ORDER_WIRE = wireForm<PublicOrder>(moneyOf(PUBLIC_FIELDS));
export const STAFF_ORDER_WIRE = wireForm<StaffOrder>(moneyOf(STAFF_FIELDS));
