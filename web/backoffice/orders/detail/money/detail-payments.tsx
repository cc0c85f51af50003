import type { ReactNode } from 'react';
import { type Cents, formatMoney, ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { isOnlinePayment } from '#domain/order/payments/balance.ts';
import { COUNTER_METHODS, heldAtCounter, isVoidable } from '#domain/order/payments/counter.ts';
import type { Payment, Refund } from '#domain/order/payments/payment-fields.ts';
import { refundObstacle } from '#domain/order/payments/refund-request.ts';
import { isOnlineMethod } from '#domain/ordering/payment.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { nameOf } from '#text/name-of.ts';
import { PAYMENT_METHOD_NAMES } from '#text/payment-names.ts';
import { isReached } from '#web/backoffice/orders/offline/use-command-desk.ts';
import { balanceOfOrder, counterFacts, isPayable, refundFacts } from '#web/backoffice/orders/order-money.ts';
import { useOrders } from '#web/backoffice/orders/orders-provider.tsx';
import { orderMessages, useOrderChanges } from '#web/backoffice/orders/use-order-changes.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { DetailSection } from '../detail-section.tsx';
import type { OrderDialogs } from '../order-dialogs.tsx';
import { voidingOf } from './counter-change.ts';
import { PayButton } from './pay-button.tsx';
import * as texts from './payment-texts.ts';
import { retryOf } from './refund-change.ts';

/** What was paid and handed back, how and by whom; what is still due, and what the counter can do about it. */
export function DetailPayments({ order, dialogs }: { order: StaffOrder; dialogs: OrderDialogs }) {
  const { isAtDesk } = useSession();
  const { payments = [], refunds = [] } = order as Partial<StaffOrder>;
  const { due, surplus } = balanceOfOrder(order);
  const money = (amount: Cents) => formatMoney(amount, order.currency);
  if (order.isQuotation && payments.length === 0 && order.state === 'awaiting') return null;
  return (
    <DetailSection title={texts.payments}>
      {payments.length === 0 && <p className="text-muted">{texts.nothingPaid}</p>}
      {payments.length + refunds.length > 0 && (
        <ul className="flex flex-col gap-2">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} order={order} payment={payment} />
          ))}
          {refunds.map((refund) => (
            <RefundRow key={`refund-${refund.id}`} order={order} refund={refund} payments={payments} />
          ))}
        </ul>
      )}
      {order.voucherCode && payments.every(({ code }) => code !== order.voucherCode) && (
        <p className="font-semibold">{texts.wantedCode({ code: order.voucherCode })}</p>
      )}
      {due > ZERO && order.pricing !== 'minimum' && <Sum label={texts.toPay} value={money(due)} />}
      {surplus > ZERO && <Sum label={texts.surplus} value={money(surplus)} isWarning />}
      {isAtDesk && <CounterActions order={order} dialogs={dialogs} />}
      {isAtDesk && <OnlineActions order={order} dialogs={dialogs} />}
    </DetailSection>
  );
}

function CounterActions({ order, dialogs }: { order: StaffOrder; dialogs: OrderDialogs }) {
  const { status } = useOrders();
  const isOnline = isReached(status.link);
  const { surplus } = balanceOfOrder(order);
  const canPay = isPayable(order);
  const canHandBack = heldAtCounter(counterFacts(order)) > ZERO;
  if (!canPay && !canHandBack) return null;
  return (
    <div className="flex flex-col gap-2">
      {!isOnline && <p className="text-muted text-sm">{texts.needsServer}</p>}
      {order.state === 'awaiting' && <PayButton order={order} onAsk={() => dialogs.pay(order)} />}
      <div className="grid grid-cols-2 gap-2 empty:hidden">
        {canPay && (
          <Button
            look="secondary"
            disabled={!isOnline}
            onClick={() => dialogs.pay(order)}
            className="min-h-12 px-3! only:col-span-2"
          >
            {texts.payOtherwise}
          </Button>
        )}
        {canHandBack && (
          <Button
            look={surplus > ZERO ? 'primary' : 'secondary'}
            disabled={!isOnline}
            onClick={() => dialogs.handBack(order)}
            className="min-h-12 px-3! only:col-span-2"
          >
            {surplus > ZERO
              ? texts.handBackSurplus({ amount: formatMoney(surplus, order.currency) })
              : texts.handBack}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What can be done about money that goes through a provider. */
function OnlineActions({ order, dialogs }: { order: StaffOrder; dialogs: OrderDialogs }) {
  const { status } = useOrders();
  const { run, isBusy } = useOrderChanges(order);
  const isOff = isBusy || !isReached(status.link);
  const canRefund = refundObstacle(refundFacts(order)) === null;
  const canCheck = isAtProvider(order);
  if (!canRefund && !canCheck) return null;
  return (
    <div className="grid grid-cols-2 gap-2">
      {canCheck && (
        <Button
          look="secondary"
          disabled={isOff}
          onClick={() => void run(orderMessages(order).payment)}
          className="min-h-12 px-3! only:col-span-2"
        >
          <StaffIcon name="retry" />
          {texts.checkPayment}
        </Button>
      )}
      {canRefund && (
        <Button
          look="secondary"
          disabled={isOff}
          onClick={() => dialogs.refund(order)}
          className="min-h-12 px-3! only:col-span-2"
        >
          {texts.refund}
        </Button>
      )}
    </div>
  );
}

/** Whether a provider may know more of it than the shop does. */
function isAtProvider({
  paymentMethod,
  payments = [],
}: Pick<StaffOrder, 'paymentMethod'> & Partial<StaffOrder>): boolean {
  return isOnlineMethod(paymentMethod) || payments.some(isOnlinePayment);
}

function PaymentRow({ order, payment }: { order: StaffOrder; payment: Payment }) {
  const { isAtDesk, zoneOf } = useSession();
  const { status } = useOrders();
  const { run, isBusy } = useOrderChanges(order);
  const now = useServerNow();
  const { id, method, state, amount, code, actor, at, paidAt } = payment;
  const isTaken = COUNTER_METHODS.includes(method);
  const fate = state === 'paid' ? '' : isTaken ? texts.isMistake : texts.ATTEMPT_STATES[state];
  const canVoid = isAtDesk && isVoidable(payment, order, { now, timeZone: zoneOf(order.branch) });
  const named = {
    method: nameOf(PAYMENT_METHOD_NAMES, method),
    amount: formatMoney(amount, order.currency),
  };
  return (
    <Movement
      name={named.method}
      amount={named.amount}
      isOff={state !== 'paid'}
      at={paidAt ?? at}
      {...{ actor, order }}
      notes={[code === null ? '' : texts.code({ code }), fate]}
    >
      {canVoid && (
        <Button
          look="quiet"
          size="small"
          disabled={isBusy || !isReached(status.link)}
          aria-label={texts.strikePayment(named)}
          onClick={() => void run(voidingOf(order, id))}
          className="-mr-2 px-2! underline"
        >
          {texts.strike}
        </Button>
      )}
    </Movement>
  );
}

function RefundRow({
  order,
  refund: { id, payment, method, amount, state, reason, actor, at, doneAt },
  payments,
}: {
  order: StaffOrder;
  refund: Refund;
  payments: readonly Payment[];
}) {
  const { isAtDesk } = useSession();
  const { status } = useOrders();
  const { run, isBusy } = useOrderChanges(order);
  const paidWith = payments.find(({ id }) => id === payment)?.method ?? '';
  const named = { method: nameOf(PAYMENT_METHOD_NAMES, method ?? paidWith) };
  return (
    <Movement
      name={method === null ? texts.refundOf(named) : texts.handedBackBy(named)}
      amount={formatMoney(-amount as Cents, order.currency)}
      isOff={state === 'failed'}
      at={doneAt ?? at}
      {...{ actor, order }}
      notes={[reason ?? '', method === null ? texts.REFUND_STATES[state] : '']}
    >
      {isAtDesk && state === 'failed' && method === null && (
        <Button
          look="quiet"
          size="small"
          disabled={isBusy || !isReached(status.link)}
          onClick={() => void run(retryOf(order, id))}
          className="-mr-2 px-2! underline"
        >
          {texts.tryAgain}
        </Button>
      )}
    </Movement>
  );
}

interface MovementProps {
  name: string;
  amount: string;
  /** It moved nothing. */
  isOff: boolean;
  at: string;
  actor: string;
  order: StaffOrder;
  notes: readonly string[];
  children?: ReactNode;
}

function Movement({ name, amount, isOff, at, actor, order, notes, children }: MovementProps) {
  const { zoneOf } = useSession();
  const when = new Date(at);
  const timeZone = zoneOf(order.branch);
  const shown = notes.filter((note) => note !== '').join(' · ');
  return (
    <li className="flex items-start justify-between gap-3 leading-snug">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-muted text-sm">
          <time dateTime={at} title={formatLongDateTime(when, timeZone)}>
            {texts.movedBy({ time: formatTime(when, timeZone), actor })}
          </time>
        </p>
        {shown && <p className="break-words text-sm">{shown}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end">
        <span className={`tabular-nums ${isOff ? 'text-muted line-through' : 'font-semibold'}`}>
          {amount}
        </span>
        {children}
      </div>
    </li>
  );
}

function Sum({ label, value, isWarning = false }: { label: string; value: string; isWarning?: boolean }) {
  return (
    <p
      className={`flex items-baseline justify-between gap-4 font-bold text-lg ${isWarning ? 'text-error' : ''}`}
    >
      <span>{label}</span>
      <span className="tabular-nums">{value}</span>
    </p>
  );
}
