import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { PublicOrder } from '#domain/order/order.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { DEFAULT_ZONE } from '#domain/time/zone-offsets.ts';
import { useCart } from '#web/lib/cart/cart-store.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useHandedFocus } from '#web/ui/handed-focus.ts';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotFoundPage } from '../content/error-pages.tsx';
import { ForgetButton } from '../guest/forget-button.tsx';
import { readGuestMemory } from '../guest/guest-memory.ts';
import { ReorderButton } from '../guest/reorder-button.tsx';
import { InstallHint } from '../pwa/install-hint.tsx';
import { BranchContact } from './branch-contact.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Card } from './card.tsx';
import { CounterAppointment } from './counter-appointment.tsx';
import { FollowOrder } from './follow-order.tsx';
import { hasMoneyNews, MoneyLines } from './money-card.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderInfo } from './order-info.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderPapers } from './order-papers.tsx';
import { wordsOf } from './order-words.ts';
import { PayCard } from './pay-card.tsx';
import { Questionnaire } from './questionnaire.tsx';
import { hasOpenProposal, isCalledOff, plannedDayOf } from './status-words.ts';
import * as texts from './texts.ts';
import { Timeline } from './timeline.tsx';
import { usePaymentEnd } from './use-payment-end.ts';
import { usePublicOrder } from './use-public-order.ts';

/** /status/{uid}/{hash}: an order's status, polled until it is final. */
export function StatusPage() {
  const { uid = '', hash = '' } = useParams();
  const { order, isMissing, hasFailed, refresh } = usePublicOrder(
    uid,
    hash,
    orderOfState(useLocation().state, uid),
  );
  usePaymentEnd(order);
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
  // Kept by the browser since an older version of the shop, it may lack what is known by now.
  return order?.uid === uid && Array.isArray(order.items) && order.balance ? order : null;
}

function OrderStatus({ order, onChanged }: { order: PublicOrder; onChanged: () => void }) {
  const { shop, now } = useShop();
  const branch = shop.branches.find(({ id }) => id === order.branch) ?? null;
  const timeZone = branch?.timeZone ?? DEFAULT_ZONE;
  const plannedDay = plannedDayOf(order, shop.products, { timeZone, now });
  const isOff = isCalledOff(order);
  const isWaiting = isWaitingForPayment(order);
  const isOffered = shop.config.enableGuestCancel || isWaiting;
  const isCancelable = isOffered && order.state === 'awaiting' && !hasOpenProposal(order);
  return (
    <div className="page-width pt-8 pb-16 desk:pt-12">
      <OrderHead order={order} plannedDay={plannedDay} />

      <div className="mx-auto mt-8 flex max-w-5xl flex-col gap-5 desk:mt-10">
        {hasOpenProposal(order) && order.counterAppointment && (
          <CounterAppointment
            order={order}
            proposal={order.counterAppointment}
            timeZone={timeZone}
            onAnswered={onChanged}
          />
        )}
        {isWaiting && branch && <PayCard order={order} branch={branch} onChanged={onChanged} />}
        <OrderAnswer order={order} branch={branch} />
        {hasMoneyNews(order) && (
          <Card title={texts.moneyTitle}>
            <MoneyLines order={order} />
          </Card>
        )}
        {!isWaiting && <FollowOrder key={order.uid} order={order} />}
        {!isOff && !isWaiting && (
          <Card title={texts.progress} isTitleHidden>
            <Timeline order={order} plannedDay={plannedDay} />
          </Card>
        )}
        {isCancelable && <CancelOrder order={order} onChanged={onChanged} />}
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
              {!isWaiting && <OrderPapers order={order} />}
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
            {!order.isQuotation && !isWaiting && (
              <ReorderButton uid={order.uid} hash={order.hash} order={order} look="secondary" />
            )}
            {order.state === 'failed' && <OrderAnew branch={branch} />}
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

/** Its payment failed: what was to be ordered is still in the cart. */
function OrderAnew({ branch }: { branch: Branch }) {
  const { items } = useCart(branch.identifier);
  if (items.length === 0) return null;
  return <ButtonLink to={`/store/${branch.identifier}/checkout`}>{texts.orderAnew}</ButtonLink>;
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
