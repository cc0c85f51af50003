import type { PublicOrder } from '#domain/order/order.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { wordsOf } from './order-words.ts';
import { headlineOf, isCalledOff, messageOf } from './status-words.ts';
import * as texts from './texts.ts';

type Mood = 'good' | 'waiting' | 'off';

const MOODS: Record<Mood, { icon: IconName; look: string }> = {
  good: { icon: 'check', look: 'bg-secondary-soft text-secondary' },
  waiting: { icon: 'clock', look: 'bg-warning-soft text-warning' },
  off: { icon: 'close', look: 'bg-error-soft text-error' },
};

/** How an order stands, at one glance: icon and colours. */
export function moodOf(order: PublicOrder): (typeof MOODS)[Mood] {
  return MOODS[
    isCalledOff(order) ? 'off' : isWaitingForPayment(order) || isLookedAt(order) ? 'waiting' : 'good'
  ];
}

/** The branch looks at it before it is one of its orders (R343). */
function isLookedAt({ state, isHeld }: PublicOrder): boolean {
  return state === 'awaiting' && isHeld;
}

/** How the order stands, and the number to be called out; one that waits for its payment has none yet. */
export function OrderHead({ order, plannedDay }: { order: PublicOrder; plannedDay: string | null }) {
  const { icon, look } = moodOf(order);
  return (
    <header className="mx-auto flex max-w-3xl flex-col items-center text-center">
      <span className={`flex size-16 items-center justify-center rounded-full ${look}`}>
        <Icon name={icon} className="size-8" />
      </span>
      <h1 className="mt-4 font-display text-3xl leading-tight desk:text-4xl">{headlineOf(order)}</h1>
      <p role="status" className="mt-2 text-lg text-muted">
        {messageOf(order, plannedDay)}
      </p>
      {isCalledOff(order) && order.rejectionMessage && (
        <p className="mt-4 whitespace-pre-line rounded-theme border border-line bg-card px-5 py-3">
          {order.rejectionMessage}
        </p>
      )}
      {!isWaitingForPayment(order) && <Ticket order={order} />}
    </header>
  );
}

/** The order number if the shop has no tickets. */
function Ticket({ order }: { order: PublicOrder }) {
  return (
    <p className="mt-5 rounded-card border border-line bg-card px-8 py-3 shadow-card">
      <span className="block text-muted text-sm">
        {order.ticketNumber === null ? wordsOf(order).number : texts.ticketNumber}
      </span>
      <span className="block font-display text-4xl tabular-nums leading-tight">
        {order.ticketNumber ?? order.uid}
      </span>
    </p>
  );
}
