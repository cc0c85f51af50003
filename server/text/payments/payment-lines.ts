import { type Cents, cents, ZERO } from '#domain/money/money.ts';
import { nameOf } from '#text/name-of.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import * as texts from './payment-line-texts.ts';

interface PaidOrder {
  /** Only the price of a 'minimum' is open until it is handed over: what is due is not said. */
  pricing: string;
  balance?:
    | {
        paid: Cents;
        refunded: Cents;
        refunding: Cents;
        /** null = not shown. */
        due: Cents | null;
        surplus: Cents;
      }
    | undefined;
  /** For staff and slips; guests get the sums. */
  payments?: readonly { method: string; state: string; amount: Cents; code: string | null }[] | undefined;
  refunds?: readonly { method: string | null; state: string; amount: Cents }[] | undefined;
}

/** paid and returned have moved; due and surplus are still to. */
export interface PaymentLine {
  kind: 'paid' | 'returned' | 'due' | 'surplus';
  label: string;
  /** Cents; what went back is negative. */
  amount: Cents;
}

/**
 * What was paid of an order, how, and what is still to move, for slip, mail and page: each payment where it is known, else the
 * sums. Empty as long as nobody has paid anything, and for an order from before there were payments.
 */
function paymentLines(order: PaidOrder): PaymentLine[] {
  const { balance, pricing } = order;
  if (!balance || balance.paid === ZERO) return [];
  const { due, surplus } = balance;
  return [
    ...paidLines(order, balance.paid),
    ...returnedLines(order, balance),
    ...(due && pricing !== 'minimum' ? [{ kind: 'due' as const, label: texts.toPay, amount: due }] : []),
    ...(surplus > 0 ? [{ kind: 'surplus' as const, label: texts.toHandBack, amount: surplus }] : []),
  ];
}

/** The same where there is more to say than that nothing has been paid, or all of it at once. */
export function paymentNews(order: PaidOrder & { totalGross: Cents | null }): PaymentLine[] {
  const lines = paymentLines(order);
  const [only] = lines;
  return lines.length === 1 && only?.amount === order.totalGross ? [] : lines;
}

function paidLines({ payments }: PaidOrder, sum: Cents): PaymentLine[] {
  const paid = (payments ?? []).filter(({ state }) => state === 'paid');
  if (paid.length === 0) return [{ kind: 'paid', label: texts.paid, amount: sum }];
  return paid.map(({ method: of, code, amount }) => {
    const method = nameOf(PAYMENT_METHOD_NAMES, of);
    const label = code === null ? texts.paidBy({ method }) : texts.paidByVoucher({ method, code });
    return { kind: 'paid', label, amount };
  });
}

function returnedLines(
  { refunds }: PaidOrder,
  { refunded, refunding }: NonNullable<PaidOrder['balance']>,
): PaymentLine[] {
  const line = (label: string, amount: number): PaymentLine[] =>
    amount === 0 ? [] : [{ kind: 'returned', label, amount: cents(-amount) }];
  const handed = (refunds ?? []).filter(({ method, state }) => method !== null && state === 'done');
  if (handed.length === 0) return [...line(texts.refunded, refunded), ...line(texts.refunding, refunding)];
  const byWay = new Map<string, number>();
  for (const { method, amount } of handed)
    if (method !== null) byWay.set(method, (byWay.get(method) ?? 0) + amount);
  const back = [...byWay.values()].reduce((all, amount) => all + amount, 0);
  return [
    ...[...byWay].flatMap(([way, amount]) =>
      line(texts.handedBack({ method: nameOf(PAYMENT_METHOD_NAMES, way) }), amount),
    ),
    ...line(texts.refunded, refunded - back),
    ...line(texts.refunding, refunding),
  ];
}
