import { useRef, useState } from 'react';
import type { Wire } from '#domain/money/wire.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { isWaitingForPayment } from '#domain/order/payments/payment-step.ts';
import { PUBLIC_ORDER_WIRE } from '#domain/ordering/order-wire.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import { ApiError, apiPost } from '#web/lib/api.ts';
import { orderPath } from '#web/lib/order-path.ts';
import { goToPayPage } from './pay-page.ts';
import { useShownAgain } from './shown-again.ts';
import * as texts from './texts.ts';

type PayableOrder = Wire<PublicOrder> & { paymentRedirectUrl: string | null };

export interface Paying {
  isSending: boolean;
  /** Why it did not work. */
  fault: string | null;
  pay: (method: PaymentMethod) => void;
}

/**
 * Pays an order that waits for its payment: at the provider's page, or in another way (R302). `onSettled`: it no longer
 * waits, and is with the shop; `onLate`: it had stopped waiting before, for whatever reason.
 */
export function usePay(
  order: PublicOrder,
  onSettled: (order: PublicOrder) => void,
  onLate: () => void,
): Paying {
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // Two clicks in one frame see the same state: the ref blocks the second.
  const isBusy = useRef(false);

  const end = (words: string | null) => {
    isBusy.current = false;
    setIsSending(false);
    setFault(words);
  };
  const send = async (method: PaymentMethod) => {
    const answer = await apiPost<PayableOrder>(`${orderPath(order.uid, order.hash)}/payment`, {
      ...(method === order.paymentMethod ? {} : { paymentMethod: method }),
    });
    // It stays busy while the browser leaves.
    if (goToPayPage(answer.paymentRedirectUrl)) return;
    const now = PUBLIC_ORDER_WIRE.fromWire(answer);
    const isOpen = isWaitingForPayment(now);
    end(isOpen ? texts.notStarted : null);
    if (!isOpen) onSettled(now);
  };
  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.status === 409) {
      end(null);
      onLate();
      return;
    }
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    end(isRefused ? error.message : texts.notSent);
  };

  useShownAgain(() => end(null));

  return {
    isSending,
    fault,
    pay: (method) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsSending(true);
      setFault(null);
      send(method).catch(fail);
    },
  };
}
