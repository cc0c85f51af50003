import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { PublicOrder } from '#domain/order/order.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { cartActions } from '#web/lib/cart/cart-store.ts';
import { forgetOrderKey } from '#web/lib/cart/order-key.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHandedFocus } from '#web/ui/handed-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { takePaid } from '../checkout/pending-payment.ts';
import { NotFoundPage } from '../content/error-pages.tsx';
import { ForgetButton } from '../guest/forget-button.tsx';
import { readGuestMemory } from '../guest/guest-memory.ts';
import { ReorderButton } from '../guest/reorder-button.tsx';
import { InstallHint } from '../pwa/install-hint.tsx';
import { BranchContact } from './branch-contact.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { CounterAppointment } from './counter-appointment.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderInfo } from './order-info.tsx';
import { OrderItems } from './order-items.tsx';
import { wordsOf } from './order-words.ts';
import { Questionnaire } from './questionnaire.tsx';
import { hasOpenProposal, headlineOf, isCalledOff, messageOf, plannedDayOf } from './status-words.ts';
import * as texts from './texts.ts';
import { Timeline } from './timeline.tsx';
import { usePublicOrder } from './use-public-order.ts';

/** /status/{uid}/{hash}: an order's status, polled until it is final. */
export function StatusPage() {
  const { uid = '', hash = '' } = useParams();
  const { order, isMissing, hasFailed, refresh } = usePublicOrder(
    uid,
    hash,
    orderOfState(useLocation().state, uid),
  );
  useEmptiedCart(order);
  if (isMissing) return <NotFoundPage title={texts.unknownOrderTitle} text={texts.unknownOrderText} />;
  if (order) return <OrderStatus order={order} onChanged={refresh} />;
  return hasFailed ? <LoadFailure onRetry={refresh} /> : <Skeleton lines={4} />;
}

/** It also goes by itself: the order is asked for again every few seconds. */
function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useHandedFocus(place, () => document.getElementById('inhalt'));
  return (
    <div ref={place} className="page-width flex max-w-2xl flex-col gap-4 py-16">
      <NoticeBox tone="error" role="alert">
        {texts.unknownError}
      </NoticeBox>
      <Button onClick={onRetry} className="self-start">
        {texts.retry}
      </Button>
    </div>
  );
}

/** The order as checkout received it, so that the first view needs no loading. */
function orderOfState(state: unknown, uid: string): PublicOrder | null {
  if (state === null || typeof state !== 'object' || !('order' in state)) return null;
  const order = state.order as PublicOrder | null;
  return order?.uid === uid && Array.isArray(order.items) ? order : null;
}

/** Once an online order is paid its cart is emptied; after a failed payment it is kept for another attempt. */
function useEmptiedCart(order: PublicOrder | null): void {
  const uid = order?.isPaid ? order.uid : null;
  useEffect(() => {
    const identifier = uid && takePaid(uid);
    if (!identifier) return;
    forgetOrderKey(identifier);
    cartActions(identifier).clear();
  }, [uid]);
}

function OrderStatus({ order, onChanged }: { order: PublicOrder; onChanged: () => void }) {
  const { shop, now } = useShop();
  const branch = shop.branches.find(({ id }) => id === order.branch) ?? null;
  const timeZone = branch?.timeZone ?? DEFAULT_ZONE;
  const plannedDay = plannedDayOf(order, shop.products, { timeZone, now });
  const isOff = isCalledOff(order);
  return (
    <div className="page-width pt-8 pb-16 desk:pt-12">
      <header className="mx-auto flex max-w-3xl flex-col items-center text-center">
        <span
          className={`flex size-16 items-center justify-center rounded-full ${isOff ? 'bg-error-soft text-error' : 'bg-secondary-soft text-secondary'}`}
        >
          <Icon name={isOff ? 'close' : 'check'} className="size-8" />
        </span>
        <h1 className="mt-4 font-display text-3xl leading-tight desk:text-4xl">{headlineOf(order)}</h1>
        <p role="status" className="mt-2 text-lg text-muted">
          {messageOf(order, plannedDay)}
        </p>
        {isOff && order.rejectionMessage && (
          <p className="mt-4 whitespace-pre-line rounded-theme border border-line bg-card px-5 py-3">
            {order.rejectionMessage}
          </p>
        )}
        <Ticket order={order} />
      </header>

      <div className="mx-auto mt-8 flex max-w-5xl flex-col gap-5 desk:mt-10">
        {hasOpenProposal(order) && order.counterAppointment && (
          <CounterAppointment
            order={order}
            proposal={order.counterAppointment}
            timeZone={timeZone}
            onAnswered={onChanged}
          />
        )}
        <OrderAnswer order={order} branch={branch} />
        {!isOff && (
          <Card title={texts.progress} isTitleHidden>
            <Timeline order={order} plannedDay={plannedDay} />
          </Card>
        )}
        {shop.config.enableGuestCancel && order.state === 'awaiting' && !hasOpenProposal(order) && (
          <CancelOrder order={order} onChanged={onChanged} />
        )}
        {shop.config.enablePluginOrderReviews && order.state === 'completed' && (
          <Card title={texts.yourRating}>
            <Questionnaire key={order.uid} order={order} onChanged={onChanged} />
          </Card>
        )}
        <div className="flex flex-col gap-5 desk:grid desk:grid-cols-2 desk:items-start">
          <Card title={wordsOf(order).yours}>
            <OrderItems order={order} />
          </Card>
          <div className="flex flex-col gap-5">
            <Card title={texts.details}>
              <OrderInfo order={order} branch={branch} plannedDay={plannedDay} />
            </Card>
            {branch && (
              <Card title={texts.contact}>
                <BranchContact branch={branch} isDelivery={order.isDelivery} />
              </Card>
            )}
          </div>
        </div>
        <InstallHint />
        {branch && (
          <div className="flex flex-wrap items-center justify-center gap-3 print:hidden">
            {!order.isQuotation && (
              <ReorderButton uid={order.uid} hash={order.hash} order={order} look="secondary" />
            )}
            <ButtonLink to={`/store/${branch.identifier}`} look="secondary">
              {texts.backToShop}
            </ButtonLink>
          </div>
        )}
        <Forget />
      </div>
    </div>
  );
}

/** The number to be called out; the order number if the shop has no tickets. */
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

/** What this device remembers of the guest can be deleted here, too. */
function Forget() {
  const { now } = useShop();
  useEffect(() => {
    readGuestMemory(now);
  }, [now]);
  return (
    <div className="flex justify-center empty:hidden">
      <ForgetButton />
    </div>
  );
}

interface CardProps {
  title: string;
  isTitleHidden?: boolean;
  children: ReactNode;
}

function Card({ title, isTitleHidden = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-line bg-card px-5 py-6 shadow-card sm:px-7"
    >
      <h2 id={id} className={isTitleHidden ? 'sr-only' : 'mb-4 font-display text-xl'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
