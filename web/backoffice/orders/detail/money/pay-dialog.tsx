import { type FormEvent, useState } from 'react';
import { type Cents, cents, formatMoney, ZERO } from '#domain/money/money.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { COUNTER_METHODS, takingFaults } from '#domain/order/payments/counter.ts';
import { voucherOf } from '#domain/order/payments/voucher-code.ts';
import type { PaymentMethod } from '#domain/payment-methods/index.ts';
import { errorText } from '#text/errors/error-text.ts';
import { balanceOfOrder, counterFacts } from '#web/backoffice/orders/order-money.ts';
import { useOrders } from '#web/backoffice/orders/orders-provider.tsx';
import { useOrderChanges } from '#web/backoffice/orders/use-order-changes.ts';
import { useServerNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { FaultBox } from '../fault-box.tsx';
import { readAmount, typedAmount, usualNotes } from './amount-entry.ts';
import { takingOf } from './counter-change.ts';
import { MethodChoice } from './method-choice.tsx';
import * as texts from './payment-texts.ts';

type Wrong = Partial<Record<'amount' | 'code' | 'other', string>>;

/** Takes money in any way and in parts; stays open until nothing is due. */
export function PayDialog({ order: asked, onClose }: { order: StaffOrder; onClose: () => void }) {
  useServerNow();
  const { orders } = useOrders();
  const order = orders.find(({ id }) => id === asked.id) ?? asked;
  const { due } = balanceOfOrder(order);
  const { run, isBusy } = useOrderChanges(order);
  const [method, setMethod] = useState<PaymentMethod>(
    COUNTER_METHODS.includes(order.paymentMethod) ? order.paymentMethod : 'cash',
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [code, setCode] = useState(order.voucherCode ?? '');
  const [wrong, setWrong] = useState<Wrong>({});
  const amount = typed === null ? due : readAmount(typed);
  const money = (value: Cents) => formatMoney(value, order.currency);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (amount === null) return setWrong({ amount: texts.notANumber });
    const payment = { method, amount, code: voucherOf(method) ? code : null };
    const faults = takingFaults(counterFacts(order), payment);
    if (faults.length > 0)
      return setWrong(byField(faults.map((one) => ({ ...one, message: errorText(one) }))));
    const refused = await run(takingOf(order, payment, true));
    setWrong(byField(refused));
    if (refused.length > 0) return;
    if (amount === due) return onClose();
    setTyped(null);
    setCode('');
  };

  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.payTitle({ number: order.ticketNumber })}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" size="large" onClick={onClose}>
            {texts.back}
          </Button>
          <Button type="submit" form="counter-payment" size="large" disabled={isBusy || due === ZERO}>
            {amount === null || amount <= 0 ? texts.enter : texts.enterPayment({ amount: money(amount) })}
          </Button>
        </div>
      }
    >
      <form id="counter-payment" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FaultBox text={wrong.other ?? null} />
        <p role="status" className="font-bold text-2xl tabular-nums">
          {texts.openNow({ amount: money(due) })}
        </p>
        <MethodChoice
          label={texts.method}
          method={method}
          onChange={(chosen) => {
            setMethod(chosen);
            setWrong({});
          }}
        />
        <TextField
          label={texts.amount({ currency: order.currency })}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus="typing"
          value={typed ?? typedAmount(due)}
          error={wrong.amount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          className="font-semibold text-xl tabular-nums"
        />
        {voucherOf(method) && (
          <TextField
            label={texts.voucherCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            value={code}
            error={wrong.code}
            onChange={(event) => setCode(event.target.value)}
            className="uppercase"
          />
        )}
        {method === 'cash' && amount !== null && amount > 0 && (
          <ChangeCalculator key={amount} amount={amount} currency={order.currency} />
        )}
      </form>
    </Overlay>
  );
}

/** What the guest gets back for the notes on the counter. */
function ChangeCalculator({ amount, currency }: { amount: Cents; currency: string }) {
  const [typed, setTyped] = useState('');
  const given = readAmount(typed);
  const money = (value: number) => formatMoney(cents(value), currency);
  return (
    <div className="flex flex-col gap-2.5 rounded-card bg-sand p-4">
      <TextField
        label={texts.given({ currency })}
        hint={texts.givenHint}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="tabular-nums"
      />
      <div className="flex flex-wrap gap-2">
        {usualNotes(amount).map((note) => (
          <Button
            key={note}
            look="secondary"
            onClick={() => setTyped(typedAmount(note))}
            className="tabular-nums"
          >
            {money(note)}
          </Button>
        ))}
      </div>
      {given !== null && (
        <p role="status" className="font-bold text-xl tabular-nums">
          {given === amount
            ? texts.exactly
            : given > amount
              ? texts.change({ amount: money(given - amount) })
              : texts.tooLittle({ amount: money(amount - given) })}
        </p>
      )}
    </div>
  );
}

function byField(faults: readonly { field?: string | undefined; message: string }[]): Wrong {
  const wrong: Wrong = {};
  for (const { field, message } of faults) {
    const name = field === 'amount' || field === 'code' ? field : 'other';
    wrong[name] ??= message;
  }
  return wrong;
}
