import { useLocation } from 'react-router-dom';
import type { PublicOrder } from '#domain/order/order.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { moodOf } from '../status/order-head.tsx';
import { headlineOf, messageOf } from '../status/status-words.ts';
import { usePublicOrder } from '../status/use-public-order.ts';
import { PAYING_SECONDS, TICKET_SECONDS } from './kiosk-idle.ts';
import { KioskScreen } from './kiosk-screen.tsx';
import * as texts from './texts.ts';
import { useCountdown } from './use-idle.ts';

interface KioskTicketProps {
  uid: string;
  hash: string;
  /** Time is up: the guest has left. */
  onTimeout: () => void;
  /** The guest makes way for the next one. */
  onNew: () => void;
}

/** The end of an order at a terminal: its number, as large as possible. */
export function KioskTicket({ uid, hash, onTimeout, onNew }: KioskTicketProps) {
  const { order, isMissing, hasFailed } = usePublicOrder(uid, hash, orderOfState(useLocation().state, uid));
  const isWaiting = order !== null && isWaitingForPayment(order);
  return (
    <KioskScreen label={texts.ticketLabel} className="bg-paper text-ink">
      <div className="flex min-h-full flex-col items-center justify-center gap-6 px-6 py-10 text-center">
        {order && <TicketNumber order={order} />}
        {!order && (isMissing || hasFailed) && (
          <p role="alert" className="max-w-xl font-display text-4xl">
            {texts.ticketUnavailable}
          </p>
        )}
        {order || isMissing || hasFailed ? (
          // Once it is paid, its number has the time of every number.
          <Farewell
            key={isWaiting ? 'unpaid' : 'placed'}
            isWaiting={isWaiting}
            onTimeout={onTimeout}
            onNew={onNew}
          />
        ) : (
          <p role="status" className="text-muted text-xl">
            {texts.loading}
          </p>
        )}
      </div>
    </KioskScreen>
  );
}

function TicketNumber({ order }: { order: PublicOrder }) {
  const isTicket = order.ticketNumber !== null;
  const { icon, look } = moodOf(order);
  return (
    <>
      <span className={`flex size-20 items-center justify-center rounded-full ${look}`}>
        <Icon name={icon} className="size-10" />
      </span>
      <h2 className="font-display text-4xl leading-tight desk:text-5xl">{headlineOf(order)}</h2>
      {!isWaitingForPayment(order) && (
        <p className="rounded-card bg-card px-12 py-8 shadow-card">
          <span className="block text-muted text-xl">
            {isTicket ? texts.yourNumber : texts.yourOrderNumber}
          </span>
          <span
            className={`block font-display tabular-nums leading-none ${isTicket ? 'text-[clamp(7rem,min(30vw,24vh),16rem)]' : 'text-[clamp(2.5rem,10vw,6rem)]'}`}
          >
            {order.ticketNumber ?? order.uid}
          </span>
        </p>
      )}
      <p className="max-w-2xl text-xl">{messageOf(order)}</p>
    </>
  );
}

interface FarewellProps extends Pick<KioskTicketProps, 'onTimeout' | 'onNew'> {
  isWaiting: boolean;
}

function Farewell({ isWaiting, onTimeout, onNew }: FarewellProps) {
  const secondsLeft = useCountdown(isWaiting ? PAYING_SECONDS : TICKET_SECONDS, onTimeout);
  return (
    <div className="mt-2 flex flex-col items-center gap-3">
      <Button size="large" onClick={onNew}>
        {texts.newOrder}
      </Button>
      <p role="timer" className="text-muted tabular-nums">
        {texts.ticketEnds({ seconds: secondsLeft })}
      </p>
    </div>
  );
}

/** The order as handed over by checkout, so that the number appears at once. */
function orderOfState(state: unknown, uid: string): PublicOrder | null {
  if (state === null || typeof state !== 'object' || !('order' in state)) return null;
  const order = state.order as PublicOrder | null;
  return order?.uid === uid && order.balance ? order : null;
}
