import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { deliveryFee } from '#domain/order/lines/delivery-fee.ts';
import { DONATION, donation } from '#domain/order/lines/donation.ts';
import { amountOf } from '#domain/order/lines/index.ts';
import { chargedLines, type LineKind } from '#domain/order/lines/line.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { taxedParts } from '#domain/ordering/bundle-shares.ts';

export interface MadeLines extends Pick<StaffOrder, 'payments' | 'refunds'> {
  lines: OrderLine[];
  deliveryGross: Cents;
  /** What they add to the total. */
  charged: Cents;
  /** Gross by tax rate, of items and lines. */
  rates: Map<number, number>;
}

/** What an order with these fields has besides its items. */
export function linesOf(items: readonly OrderItem[], change: Partial<StaffOrder>): MadeLines {
  const lines = change.lines ?? knownLines(change);
  const charged = chargedLines(lines);
  const rates = new Map<number, number>();
  const add = (rate: number, gross: number) => rates.set(rate, (rates.get(rate) ?? 0) + gross);
  for (const { rate, gross } of items.flatMap(taxedParts)) add(rate, gross);
  for (const { taxRate, amount } of charged) if (taxRate !== null && amount > 0) add(taxRate, amount);
  return {
    ...{ payments: [], refunds: [] },
    lines,
    deliveryGross: amountOf(lines, deliveryFee.kind),
    charged: addCents(...charged.map(({ amount }) => amount)),
    rates,
  };
}

function knownLines(change: Partial<StaffOrder>): OrderLine[] {
  const { isDelivery, deliveryArea: detail = null, deliveryGross: amount = cents(0), donatee } = change;
  return [
    ...(isDelivery ? [{ ...frozen(deliveryFee), detail, amount, taxRate: 20 }] : []),
    ...(donatee == null ? [] : [{ ...frozen(donation), detail: donatee, amount: DONATION, taxRate: null }]),
  ];
}

function frozen({ kind, label, payer }: LineKind<never>): Pick<OrderLine, 'kind' | 'label' | 'payer'> {
  return { kind, label, payer };
}
