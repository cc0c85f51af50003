import {
  type EachOf,
  type FieldsOf,
  inCents,
  inDecimals,
  MONEY,
  type Wire,
  wireForm,
} from '#domain/money/wire.ts';
import { type Fields, only } from '#domain/order/field.ts';
import { LINE_CHOICES, type LineChoices } from '#domain/order/lines/index.ts';
import { PUBLIC_FIELDS, type PublicOrder, STAFF_FIELDS, type StaffOrder } from '#domain/order/order.ts';
import { TAXES_FIELD, TOTALS_FIELDS } from '#domain/order/totals.ts';
import type { PricedCart } from './pricing.ts';

// Separate from the declaration, so that a page that needs no order prices does not load it.

/** The kinds that are money, or a map of money. */
const PLANS = { money: MONEY, total: MONEY, price: MONEY, taxes: [MONEY] } as const;

type PlanOf<F> = F extends { kind: 'list'; of: infer G }
  ? EachOf<MoneyOf<G>>
  : F extends { kind: 'group'; of: infer G }
    ? MoneyOf<G>
    : F extends { kind: infer K extends keyof typeof PLANS }
      ? (typeof PLANS)[K]
      : never;
type MoneyOf<F> = FieldsOf<{ [N in keyof F as [PlanOf<F[N]>] extends [never] ? never : N]: PlanOf<F[N]> }>;

/** Which of a set of fields hold money. */
function moneyOf<F extends Fields>(fields: F): MoneyOf<F> {
  const known: Readonly<Record<string, unknown>> = PLANS;
  const plans = Object.entries(fields).flatMap(([name, { kind, of }]) => {
    if (!of) return kind in known ? [[name, known[kind]]] : [];
    const inside = moneyOf(of);
    if (Object.keys(inside).length === 0) return [];
    return [[name, kind === 'list' ? [inside] : inside]];
  });
  return Object.fromEntries(plans) as MoneyOf<F>;
}

export const PRICED_CART_WIRE = wireForm<PricedCart>({
  ...moneyOf({ ...TOTALS_FIELDS, ...TAXES_FIELD }),
  items: [
    {
      productUnitPrice: MONEY,
      unitPrice: MONEY,
      basePrice: MONEY,
      gross: MONEY,
      contents: [{ gross: MONEY }],
    },
  ],
});
export const PUBLIC_ORDER_WIRE = wireForm<PublicOrder>(moneyOf(PUBLIC_FIELDS));
export const STAFF_ORDER_WIRE = wireForm<StaffOrder>(moneyOf(STAFF_FIELDS));

/** Converts the choices for an order's lines on their way into a draft and out of it. */
export const CHOICES_WIRE = {
  fromWire: (sent: Wire<LineChoices>) =>
    inCents(moneyOf(LINE_CHOICES), only(LINE_CHOICES, sent)) as LineChoices,
  toWire: (chosen: LineChoices) =>
    inDecimals(moneyOf(LINE_CHOICES), only(LINE_CHOICES, chosen)) as Wire<LineChoices>,
};
