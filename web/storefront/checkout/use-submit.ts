import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { shownItems } from '#domain/order/shown-items.ts';
import { PUBLIC_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import { errorText } from '#text/errors/error-text.ts';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { noteOrdered } from '#web/lib/cart/last-branch.ts';
import { forgetOrderKey, orderKey, rememberSent } from '#web/lib/cart/order-key.ts';
import { trackPurchase } from '#web/lib/tracking/analytics.ts';
import { rememberIfWanted } from '../guest/guest-memory.ts';
import { emptyCheckout } from '../payment/finish-order.ts';
import { goToPayPage } from '../payment/pay-page.ts';
import { pendingOf, rememberPending } from '../payment/pending-payment.ts';
import { useShownAgain } from '../payment/shown-again.ts';
import { orderBody } from './order-body.ts';
import { ANSWER_TIMEOUT, type Outage, outageOf, useLostAnswer } from './outage.ts';
import { changedTotals } from './price-change.ts';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** Links from the top to the new total. */
const PRICE_CHANGED = {
  code: 'price-changed',
  message: texts.pricesChangedFault({ fault: errorText({ code: 'price-changed' }) }),
};

/** The server's message is about keys; guests need one that they understand. Links to the choice above the button. */
const EARLIER_ORDER = {
  field: 'earlierOrder',
  message: texts.earlierOrder,
};

type CreatedOrder = Wire<PublicOrder> & { paymentRedirectUrl?: string | null };

export interface Submission {
  isSending: boolean;
  submit: () => void;
  /** An earlier order with this key and other content was already placed; the customer decides. */
  isConflict: boolean;
  /** The last attempt got no answer. */
  outage: Outage | null;
  /** Sends the cart's content as another order. */
  startAnew: () => void;
}

/** Submits the order once; a retry with the same content is the same order (R65). */
export function useSubmit(checkout: Checkout, onPlaced: () => void, onFailure: () => void): Submission {
  const { branch, service, items, draft } = checkout;
  const [isSending, setIsSending] = useState(false);
  const [isConflict, setIsConflict] = useState(false);
  const [outage, setOutage] = useState<Outage | null>(null);
  const [attempt, setAttempt] = useState(0);
  // Two clicks in one frame see the same state: the ref blocks the second.
  const isBusy = useRef(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const total = (checkout.newTotals ?? checkout.totals).totalGross;
  const body = orderBody(draft, branch, service, items, total);

  useEffect(() => {
    orderKey(branch.identifier);
  }, [branch.identifier]);

  useShownAgain(() => {
    isBusy.current = false;
    setIsSending(false);
  });

  useLostAnswer(
    {
      identifier: branch.identifier,
      body,
      isBusy: () => isBusy.current,
      // The same key and body again are the same order, with its address.
      onAnswer: (isTaken) => {
        if (isTaken) start();
        else setOutage((before) => before && { ...before, kind: 'not-taken' });
      },
    },
    attempt,
  );

  function start(): void {
    isBusy.current = true;
    setIsSending(true);
    send().catch(fail);
  }

  async function send(): Promise<void> {
    rememberSent(branch.identifier, JSON.stringify(body));
    const order = await place(body, orderKey(branch.identifier));
    // The connection ended within the answer.
    if (!order) throw new ApiError(0, []);
    const placed = PUBLIC_ORDER_WIRE.fromWire(order);
    const status = `/status/${order.uid}/${order.hash}`;
    if (!pendingOf(order.uid))
      trackPurchase(branch, items, {
        gross: order.gross,
        currency: checkout.context.shop.config.currency,
      });
    noteOrdered(branch.identifier);
    // Back from there leads to the order, not to an empty checkout.
    navigate(pathname, { replace: true, state: { placed: status } });
    if (order.paymentRedirectUrl !== undefined) {
      rememberSent(branch.identifier, null);
      noteUnpaid(checkout, placed);
      // It stays busy while the browser leaves.
      if (!goToPayPage(order.paymentRedirectUrl))
        navigate(`/store/${branch.identifier}/checkout/error#${order.uid}/${order.hash}`);
      return;
    }
    const named = { ...placed, items: shownItems(placed.items, checkout.context.shop.products) };
    rememberIfWanted(draft, named, checkout.context.now);
    onPlaced();
    navigate(status, { state: { order: placed } });
    emptyCheckout(branch.identifier);
  }

  function fail(error: unknown): void {
    isBusy.current = false;
    setIsSending(false);
    const lost = outageOf(error);
    const totals = changedTotals(error);
    setOutage(lost);
    if (lost) {
      setAttempt((before) => before + 1);
    } else {
      rememberSent(branch.identifier, null);
    }
    if (totals) {
      checkout.setNewTotals(totals);
      checkout.showFaults([{ ...PRICE_CHANGED, field: 'totalGross' }]);
    } else if (!lost && error instanceof ApiError) {
      const hasConflict = error.errors.some(({ code }) => code === 'idempotency-conflict');
      setIsConflict(hasConflict);
      checkout.showFaults(hasConflict ? [EARLIER_ORDER] : error.errors);
    }
    onFailure();
  }

  return {
    isSending,
    isConflict,
    outage,
    submit: () => {
      if (isBusy.current) return;
      setIsConflict(false);
      if (!checkout.check()) {
        setOutage(null);
        onFailure();
        return;
      }
      start();
    },
    startAnew: () => {
      forgetOrderKey(branch.identifier);
      orderKey(branch.identifier);
      setIsConflict(false);
      checkout.showFaults([]);
    },
  };
}

/** Some senders have to do some computing first (R342): it costs a guest a second, and nothing is loaded for anybody else. */
async function place(body: object, idempotencyKey: string): Promise<CreatedOrder | undefined> {
  const post = (sent: object) =>
    apiPost<CreatedOrder | undefined>('/orders', sent, {
      idempotencyKey,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
  try {
    return await post(body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 428) throw error;
    const { answerTo } = await import('./puzzle.ts');
    return post({ ...body, proof: await answerTo(error.body) });
  }
}

/** The cart stays until the order is paid, so that a failed payment can be made again. */
function noteUnpaid({ branch, draft, context }: Checkout, { uid, hash, createdAt }: PublicOrder): void {
  const isRemembered = rememberIfWanted(draft, null, context.now);
  rememberPending(branch.identifier, { uid, hash, at: createdAt, isRemembered });
}
