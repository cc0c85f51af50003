import { type Cents, cents } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import { type Dice, dice } from './dice.ts';
import type { PastOrder, PastPayment, PastRefund, Step } from './past-order.ts';

/** What a voucher of the demo is worth. */
const VOUCHERS = [cents(1_000), cents(2_000)];
const REGRETS = ['Getränk hat gefehlt', 'Zu lange gewartet', 'Semmel war hart'];

/** The same orders with what was paid at the counter when they were handed over: in parts here and there, and a few not at all. */
export function paidOrders(orders: readonly PastOrder[]): PastOrder[] {
  const chance = dice(4_711);
  return orders.map((order) => paidOrder(chance, order));
}

function paidOrder(chance: Dice, order: PastOrder): PastOrder {
  const { progress, steps, totals, draft } = order;
  const lot = chance.roll();
  const end = steps.findIndex(({ event }) => event === 'completed');
  const handedOver = steps[end];
  if (!handedOver || lot < 0.01) return order;
  const at = earlier(handedOver.at, 30);
  const payments = paymentsOf(chance, draft.paymentMethod, totals.totalGross, lot < 0.06).map(
    (payment): PastPayment => ({ ...payment, at, ...authorOf(handedOver) }),
  );
  const refunds: PastRefund[] =
    lot > 0.98
      ? [{ amount: cents(250), reason: chance.one(REGRETS), at: handedOver.at, ...authorOf(handedOver) }]
      : [];
  const paid = payments.map((): Step => ({ ...authorOf(handedOver), event: 'counter-paid', at, note: null }));
  const back = refunds.map(
    ({ reason }): Step => ({
      ...authorOf(handedOver),
      event: 'handed-back',
      at: handedOver.at,
      note: reason,
    }),
  );
  return {
    ...order,
    progress: { ...progress, paymentState: 'paid' },
    steps: [...steps.slice(0, end), ...paid, handedOver, ...back, ...steps.slice(end + 1)],
    payments,
    refunds,
  };
}

type Taken = Pick<PastPayment, 'method' | 'amount' | 'code'>;

function paymentsOf(chance: Dice, method: PaymentMethod, total: Cents, isInParts: boolean): Taken[] {
  const worth = chance.one(VOUCHERS);
  if (!isInParts || worth >= total) return [{ method, amount: total, code: null }];
  const code = `WIES-${chance.between(1_000, 9_999)}-${chance.between(10, 99)}`;
  return [
    { method: 'hydro-ag-voucher', amount: worth, code },
    { method, amount: cents(total - worth), code: null },
  ];
}

function authorOf({ actor, userId, deviceId }: Step): Pick<PastPayment, 'actor' | 'userId' | 'deviceId'> {
  return { actor, userId, deviceId };
}

function earlier(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) - seconds * 1_000).toISOString();
}
