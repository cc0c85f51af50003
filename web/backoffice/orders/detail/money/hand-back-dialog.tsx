import { type FormEvent, useState } from 'react';
import { formatMoney, ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { COUNTER_METHODS, handBackFaults, heldAtCounter } from '#domain/order/payments/counter.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import { errorText } from '#text/errors/error-text.ts';
import { balanceOfOrder, counterFacts } from '#web/backoffice/orders/order-money.ts';
import { useOrders } from '#web/backoffice/orders/orders-provider.tsx';
import { useOrderChanges } from '#web/backoffice/orders/use-order-changes.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { FaultBox } from '../fault-box.tsx';
import { MessageChoice } from '../message-choice.tsx';
import { readAmount, typedAmount } from './amount-entry.ts';
import { handBackOf } from './counter-change.ts';
import { MethodChoice } from './method-choice.tsx';
import * as texts from './payment-texts.ts';

/** Hands money back over the counter: the surplus, or what staff decide. */
export function HandBackDialog({ order: asked, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { orders } = useOrders();
  const order = orders.find(({ id }) => id === asked.id) ?? asked;
  const facts = counterFacts(order);
  const { surplus } = balanceOfOrder(order);
  const held = heldAtCounter(facts);
  const { run, isBusy } = useOrderChanges(order);
  const paidWith = order.payments.findLast(
    ({ method, state }) => state === 'paid' && COUNTER_METHODS.includes(method),
  );
  const [method, setMethod] = useState<PaymentMethod>(paidWith?.method ?? 'cash');
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ amount?: string; other?: string }>({});
  const amount = typed === null ? (surplus === ZERO ? null : surplus) : readAmount(typed);
  const money = (value: typeof held) => formatMoney(value, order.currency);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return setWrong({ amount: texts.notANumber });
    const [fault] = handBackFaults(facts, { amount, method });
    if (fault) return setWrong({ amount: errorText(fault) });
    const [refused] = await run(handBackOf(order, { method, amount, reason: reason.trim() }));
    if (!refused) return onClose();
    setWrong(refused.field === 'amount' ? { amount: refused.message } : { other: refused.message });
  };

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.handBackTitle({ number: order.ticketNumber })}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" form="counter-hand-back" size="large" disabled={isBusy}>
            {amount === null || amount <= 0 ? texts.enter : texts.enterPayment({ amount: money(amount) })}
          </Button>
        </div>
      }
    >
      <form id="counter-hand-back" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FaultBox text={wrong.other ?? null} />
        {surplus > ZERO && (
          <NoticeBox tone="warning">{texts.surplusNote({ amount: money(surplus) })}</NoticeBox>
        )}
        <p className="text-muted">{texts.handBackNote({ held: money(held) })}</p>
        <TextField
          label={texts.amount({ currency: order.currency })}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus="typing"
          value={typed ?? (surplus === ZERO ? '' : typedAmount(surplus))}
          error={wrong.amount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          className="font-semibold text-xl tabular-nums"
        />
        <MethodChoice label={texts.handBackMethod} method={method} onChange={setMethod} />
        <MessageChoice
          label={texts.reason}
          hint={texts.reasonHint}
          presets={texts.REASONS}
          text={reason}
          onChange={setReason}
        />
      </form>
    </Overlay>
  );
}
