import { useEffect, useEffectEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { PublicOrder } from '#domain/order/order.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import { isPayingTimeOver } from '#domain/order/payments/settlement.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { callOff } from '../payment/call-off.ts';
import { finishPending } from '../payment/finish-order.ts';
import { PayOrder } from '../payment/pay-order.tsx';
import { useFocusLeft } from '../status/focus.ts';
import { OrderItems } from '../status/order-items.tsx';
import { isCalledOff } from '../status/status-words.ts';
import { usePublicOrder } from '../status/use-public-order.ts';
import { CheckoutHead } from './checkout-head.tsx';
import { FailedPayment } from './failed-payment.tsx';
import type { PendingAddress } from './pending-address.ts';
import { Section } from './section.tsx';
import * as texts from './texts.ts';

interface PendingOrderProps {
  address: PendingAddress;
  branch: Branch;
  hasFailedPayment: boolean;
  /** It is not there, or will not be paid any more: the cart is to be ordered anew. */
  onOver: () => void;
  /** The guest wants to order something else instead. */
  onChange: () => void;
}

/**
 * In place of the form while an order that was placed before waits for its payment: it is paid, never ordered twice. One that
 * has been paid meanwhile leads to its status.
 */
export function PendingOrder({ address, branch, hasFailedPayment, onOver, onChange }: PendingOrderProps) {
  const { shop, now } = useShop();
  const navigate = useNavigate();
  const [isChanging, setIsChanging] = useState(false);
  const { uid, hash } = address;
  const { order, isMissing, hasFailed, refresh } = usePublicOrder(uid, hash, null);
  const isWaiting = order !== null && isWaitingForPayment(order);
  const isOver = isMissing || (order !== null && isUnpaidEnd(order, now));
  const isKnownToShop = order !== null && !isWaiting && !isOver;

  const over = useEffectEvent(onOver);
  const finish = useEffectEvent((done: PublicOrder) => finishPending(done, shop.products, now));
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  useEffect(() => {
    if (isKnownToShop && order && !isCalledOff(order)) finish(order);
  }, [isKnownToShop, order]);

  const change = async () => {
    if (isChanging) return;
    setIsChanging(true);
    if (await callOff(address)) onChange();
    else {
      setIsChanging(false);
      refresh();
    }
  };
  useFocusLeft();
  const status = `/status/${uid}/${hash}`;
  if (isKnownToShop) return <Navigate to={status} replace state={{ order }} />;
  if (hasFailed) return <LoadFailure onRetry={refresh} />;
  if (!isWaiting || isOver) return <Skeleton />;
  return (
    <div className="page-width pt-4 pb-16 desk:pt-8">
      <CheckoutHead branch={branch} title={texts.waitingTitle} />
      <div className="flex flex-col gap-5 desk:grid desk:grid-cols-[1fr_27rem] desk:items-start desk:gap-x-10">
        {hasFailedPayment && (
          <div className="desk:col-span-2">
            <FailedPayment />
          </div>
        )}
        <Section title={texts.payTitle}>
          <PayOrder
            order={order}
            branch={branch}
            label={hasFailedPayment ? texts.payAgain : texts.continuePayment}
            onSettled={(settled) => {
              finishPending(settled, shop.products, now);
              navigate(status, { replace: true, state: { order: settled } });
            }}
            onLate={refresh}
          />
        </Section>
        <Section title={texts.yourOrder}>
          <OrderItems order={order} />
        </Section>
        <div className="flex flex-col items-center gap-2 text-center">
          <Button look="secondary" aria-disabled={isChanging} onClick={change}>
            {isChanging ? texts.processing : texts.changeOrder}
          </Button>
          <p className="max-w-prose text-muted text-sm">{texts.changeNote}</p>
        </div>
      </div>
    </div>
  );
}

/** Nothing was paid, and nothing can be any more. */
function isUnpaidEnd(order: PublicOrder, now: Date): boolean {
  const isLate = isWaitingForPayment(order) && isPayingTimeOver(order, now);
  return isLate || (isCalledOff(order) && order.balance.paid === 0);
}

/** It also goes by itself: the order is asked for again every few seconds. */
function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page-width flex max-w-2xl flex-col gap-4 py-16">
      <NoticeBox tone="error" role="alert">
        {texts.unknownError}
      </NoticeBox>
      <Button onClick={onRetry} className="self-start">
        {texts.retry}
      </Button>
    </div>
  );
}
