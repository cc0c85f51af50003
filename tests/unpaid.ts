import { type Cents, ZERO } from '#domain/money/money.ts';

/** The balance of an order that nobody has paid yet. */
export function unpaid(due: Cents) {
  return { paid: ZERO, refunded: ZERO, refunding: ZERO, due, surplus: ZERO };
}
