import { useId, useState } from 'react';
import type { PublicOrder } from '#domain/order/order.ts';
import { payableUntil } from '#domain/order/payments/payment-step.ts';
import { allowedMethods, isOnlineMethod } from '#domain/ordering/payment.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { serviceOf } from '#domain/shop/service.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { MeansList } from '#web/ui/means-list.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { MethodCards, meansOf } from './method-cards.tsx';
import * as texts from './texts.ts';
import { usePay } from './use-pay.ts';
import { useProviderLook } from './use-provider-look.ts';

interface PayOrderProps {
  order: PublicOrder;
  branch: Branch;
  /** What its button says for the method that the order was to be paid with. */
  label?: string;
  /** The order is with the shop now. */
  onSettled: (order: PublicOrder) => void;
  /** The order had stopped waiting before. */
  onLate: () => void;
}

/** Pays an order that waits for its online payment: with the same method once more, or with another that is allowed. */
export function PayOrder({ order, branch, label = texts.payNow, onSettled, onLate }: PayOrderProps) {
  const { shop } = useShop();
  const methods = allowedMethods(shop.config, branch, true);
  const [chosen, setChosen] = useState<PaymentMethod>(order.paymentMethod);
  const method = methods.includes(chosen) ? chosen : (methods[0] ?? null);
  const { isSending, fault, pay } = usePay(order, onSettled, onLate);
  useProviderLook(order);
  const note = useId();
  const isOnline = method !== null && isOnlineMethod(method);
  const isChoice = methods.length > 1 || (method !== null && method !== order.paymentMethod);
  return (
    <div className="flex flex-col gap-4">
      <p>
        <span className="block font-semibold text-lg tabular-nums leading-snug">
          {order.totalGross !== null &&
            texts.orderTotal({
              number: order.uid,
              total: formatPrice(order.totalGross, order.pricing, order.currency),
            })}
        </span>
        <span className="block text-muted">
          {texts.payableUntil({ time: formatTime(payableUntil(order), branch.timeZone) })}
        </span>
      </p>
      {(fault || method === null) && (
        <NoticeBox tone="error" role="alert">
          {fault ?? texts.notStarted}
        </NoticeBox>
      )}
      {isChoice && (
        <fieldset>
          <legend className="mb-2 font-medium">{texts.paymentMethod}</legend>
          <MethodCards
            branch={branch}
            methods={methods}
            chosen={method}
            service={serviceOf(order)}
            onChoose={setChosen}
          />
        </fieldset>
      )}
      {!isChoice && method !== null && <MeansList means={meansOf(branch, method)} className="empty:hidden" />}
      {method !== null && (
        <>
          <Button
            size="large"
            isWide
            aria-disabled={isSending}
            aria-describedby={note}
            onClick={() => pay(method)}
          >
            {isSending ? texts.processing : isOnline ? label : texts.PAY_LATER[serviceOf(order)]}
          </Button>
          <p id={note} className="text-center text-muted text-sm">
            {isOnline ? texts.leavingNote : texts.laterNote}
          </p>
        </>
      )}
    </div>
  );
}
