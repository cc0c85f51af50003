import { formatMoney, ZERO } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { serviceOf } from '#domain/shop/service.ts';
import * as texts from './texts.ts';

type MoneyOrder = Pick<PublicOrder, 'balance' | 'currency' | 'isDelivery' | 'isDineIn'>;

/** Whether there is more to say of an order's money than that all of it, or nothing, has been paid. */
export function hasMoneyNews({ balance }: Pick<PublicOrder, 'balance'>): boolean {
  const { paid, refunded, refunding, due, surplus } = balance;
  return paid > 0 && refunded + refunding + surplus + (due ?? 0) > 0;
}

/** What was paid, what comes back, and what is left to pay. */
export function MoneyLines({ order }: { order: MoneyOrder }) {
  const { paid, refunded, refunding, due, surplus } = order.balance;
  const lines = [
    [texts.PAYMENT_STEPS.paid, paid],
    [texts.PAYMENT_STEPS['refund-pending'], refunding],
    [texts.PAYMENT_STEPS.refunded, refunded],
    [texts.amountSurplus, surplus],
    [texts.amountDue, due ?? ZERO],
  ] as const;
  const notes = [
    refunding > 0 ? texts.refundTakesDays : '',
    surplus > 0 ? texts.surplusNote : '',
    (due ?? 0) > 0 ? texts.REST_PAID[serviceOf(order)] : '',
  ].filter(Boolean);
  return (
    <>
      <dl className="flex flex-col gap-1.5">
        {lines.map(([name, amount]) =>
          amount > 0 ? (
            <div key={name} className="flex justify-between gap-4">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{formatMoney(amount, order.currency)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-3 text-muted text-sm">
          {note}
        </p>
      ))}
    </>
  );
}
