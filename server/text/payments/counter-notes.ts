import { type Cents, formatMoney } from '#domain/money/money.ts';
import { nameOf } from '#text/name-of.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import * as texts from './counter-texts.ts';

interface Moved {
  amount: Cents;
  method: string;
  code?: string | null;
}

/** The note of a payment at the counter in the history of its order. */
export function counterPaidNote({
  amount,
  method,
  code = null,
  currency,
}: Moved & { currency: string }): string {
  const paid = texts.paidBy({
    amount: formatMoney(amount, currency),
    method: nameOf(PAYMENT_METHOD_NAMES, method),
  });
  return code === null ? paid : texts.withCode({ paid, code });
}

/** The note of what was handed back, likewise; one sum for each way. */
export function handedBackNote({
  parts,
  reason,
  currency,
}: {
  parts: readonly Moved[];
  reason: string | null;
  currency: string;
}): string {
  const sums = new Map<string, number>();
  for (const { method, amount } of parts) sums.set(method, (sums.get(method) ?? 0) + amount);
  const said = [...sums].map(([method, amount]) =>
    counterPaidNote({ method, amount: amount as Cents, currency }),
  );
  const what = said.join(', ');
  return reason === null ? what : texts.because({ what, reason });
}
