import { formatMoney } from '#domain/money/money.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import * as texts from './line-texts.ts';

/** The text after the label of a line that the customer pays. */
export function chargedText({ amount }: Pick<OrderLine, 'amount'>, currency: string): string {
  return amount === 0 ? texts.freeOfCharge : formatMoney(amount, currency);
}

/** The same for one that the shop pays: the recipient matters more than the amount. */
export function givenText(
  { detail, amount }: Pick<OrderLine, 'detail' | 'amount'>,
  currency: string,
): string {
  return detail ?? formatMoney(amount, currency);
}
