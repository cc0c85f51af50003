import { addCents, type Cents, cents, ZERO } from '#domain/money/money.ts';
import { LINE_KINDS } from '#domain/order/lines/index.ts';
import { METHODS, methodOf } from '#domain/payment-methods/index.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { balanceOf, type MoneyFacts } from './balance.ts';
import type { AttemptState, RefundState } from './payment-fields.ts';
import { type PaymentState, waitsForPayment } from './settlement.ts';

/** Of whom a movement or an open amount is. */
export interface ReportedOrder {
  order: number;
  ticketNumber: number;
  uid: string;
}

/** Money that was taken, or by mistake entered as taken, on the day. Instants are ISO 8601. */
export interface DayPayment extends ReportedOrder {
  at: string;
  method: string;
  state: AttemptState;
  amount: Cents;
  code: string | null;
  actor: string;
  /** The first payment of its order that is paid: it carries the order's tip. */
  isFirst: boolean;
  lines: readonly { kind: string; amount: Cents }[];
}

/** Money that went back on the day. */
export interface DayRefund extends ReportedOrder {
  at: string;
  /** How it was handed over; null = through the provider of its payment. */
  method: string | null;
  paidWith: string;
  state: RefundState;
  amount: Cents;
  reason: string | null;
  actor: string;
}

/** An order that was for the day, or whose money moved on it. */
export interface DayOrder extends ReportedOrder, MoneyFacts {
  paymentState: PaymentState;
  isQuotation: boolean;
  /** For the day, by its agreed time or, without one, by when it came in. */
  isOfDay: boolean;
  name: string;
}

export interface DayMoney {
  payments: readonly DayPayment[];
  refunds: readonly DayRefund[];
  orders: readonly DayOrder[];
}

/** payment: taken. voided: entered by mistake, and counted nowhere. hand-back: over the counter. refund: through a provider. */
export type MovementKind = 'payment' | 'voided' | 'hand-back' | 'refund';
export const MOVEMENT_KINDS = [
  'payment',
  'voided',
  'hand-back',
  'refund',
] as const satisfies readonly MovementKind[];

export interface Movement extends ReportedOrder {
  kind: MovementKind;
  at: string;
  method: string;
  amount: Cents;
  code: string | null;
  reason: string | null;
  actor: string;
  /** A refund that the provider has refused moves nothing. */
  isFailed: boolean;
}

/** One way of paying, over the day. */
export interface MethodSums {
  method: string;
  isOnline: boolean;
  /** Of payments. */
  count: number;
  taken: Cents;
  returned: Cents;
  /** taken - returned: what must be there. */
  rest: Cents;
  /** Contained in what was taken. */
  tips: Cents;
}

/** Money that has not moved yet. */
export interface OpenAmount extends ReportedOrder {
  name: string;
  due: Cents;
  surplus: Cents;
}

/** The day of a branch in money (R318). */
export interface CashReport {
  branch: number;
  day: LocalDay;
  currency: string;
  methods: MethodSums[];
  /** By time. */
  movements: Movement[];
  open: OpenAmount[];
  /** Over the counter, and through providers. */
  counter: DaySums;
  online: DaySums;
  due: Cents;
  surplus: Cents;
}

export type DaySums = Pick<MethodSums, 'taken' | 'returned' | 'rest' | 'tips'>;

/** The day's list of a branch (R318). Sums are whole cents; nothing is rounded. */
export function cashReport(
  about: Pick<CashReport, 'branch' | 'day' | 'currency'>,
  { payments, refunds, orders }: DayMoney,
): CashReport {
  const movements = [...payments.map(paymentMovement), ...refunds.map(refundMovement)].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at) || one.order - other.order,
  );
  const tips = new Map<string, number>();
  for (const payment of payments)
    if (payment.state === 'paid' && payment.isFirst)
      tips.set(payment.method, (tips.get(payment.method) ?? 0) + tipOf(payment.lines));
  const used = new Set(movements.filter(isCounted).map(({ method }) => method));
  const known = METHODS.map(({ code }): string => code);
  const names = [
    ...known.filter((code) => used.has(code)),
    ...[...used].filter((code) => !known.includes(code)),
  ];
  const methods = names.map((method) => sumsOf(method, movements, cents(tips.get(method) ?? 0)));
  const open = orders.flatMap(openAmount).toSorted((one, other) => one.order - other.order);
  return {
    ...about,
    methods,
    movements,
    open,
    counter: together(methods.filter(({ isOnline }) => !isOnline)),
    online: together(methods.filter(({ isOnline }) => isOnline)),
    due: addCents(...open.map(({ due }) => due)),
    surplus: addCents(...open.map(({ surplus }) => surplus)),
  };
}

const PASSED_ON: readonly string[] = LINE_KINDS.filter(({ isPassedOn }) => isPassedOn).map(
  ({ kind }) => kind,
);

function tipOf(lines: DayPayment['lines']): Cents {
  return addCents(...lines.filter(({ kind }) => PASSED_ON.includes(kind)).map(({ amount }) => amount));
}

function paymentMovement(payment: DayPayment): Movement {
  const { order, ticketNumber, uid, at, method, amount, code, actor, state } = payment;
  const kind = state === 'paid' ? 'payment' : 'voided';
  return { kind, order, ticketNumber, uid, at, method, amount, code, reason: null, actor, isFailed: false };
}

function refundMovement({ method, paidWith, state, ...refund }: DayRefund): Movement {
  const { order, ticketNumber, uid, at, amount, reason, actor } = refund;
  return {
    kind: method === null ? 'refund' : 'hand-back',
    ...{ order, ticketNumber, uid, at, amount, code: null, reason, actor },
    method: method ?? paidWith,
    isFailed: state === 'failed',
  };
}

/** Whether it moved money. */
function isCounted({ kind, isFailed }: Movement): boolean {
  return kind !== 'voided' && !isFailed;
}

function sumsOf(method: string, movements: readonly Movement[], tips: Cents): MethodSums {
  const own = movements.filter((movement) => movement.method === method && isCounted(movement));
  const payments = own.filter(({ kind }) => kind === 'payment');
  const taken = addCents(...payments.map(({ amount }) => amount));
  const returned = addCents(...own.filter(({ kind }) => kind !== 'payment').map(({ amount }) => amount));
  const isOnline = methodOf(method)?.isOnline ?? false;
  return { method, isOnline, count: payments.length, taken, returned, rest: cents(taken - returned), tips };
}

function together(methods: readonly MethodSums[]): DaySums {
  const sum = (name: keyof DaySums) => addCents(...methods.map((method) => method[name]));
  return { taken: sum('taken'), returned: sum('returned'), rest: sum('rest'), tips: sum('tips') };
}

/** What an order still has to pay or to get. A request for a quotation owes nothing until somebody has paid some of it. */
function openAmount(order: DayOrder): OpenAmount[] {
  if (waitsForPayment(order)) return [];
  const { paid, due: owed, surplus } = balanceOf(order);
  const due = !order.isOfDay || (order.isQuotation && paid === ZERO) ? ZERO : owed;
  if (due === ZERO && surplus === ZERO) return [];
  const { order: id, ticketNumber, uid, name } = order;
  return [{ order: id, ticketNumber, uid, name, due, surplus }];
}
