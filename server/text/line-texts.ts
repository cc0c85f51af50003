import { formatMoney } from '#domain/money/money.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';

/** What stands behind the label of a line that the customer pays. */
export function chargedText({ amount }: Pick<OrderLine, 'amount'>, currency: string): string {
  return amount === 0 ? 'kostenlos' : formatMoney(amount, currency);
}

/** The same of one that the shop pays: whom it is for matters more than how much it is. */
export function givenText(
  { detail, amount }: Pick<OrderLine, 'detail' | 'amount'>,
  currency: string,
): string {
  return detail ?? formatMoney(amount, currency);
}
