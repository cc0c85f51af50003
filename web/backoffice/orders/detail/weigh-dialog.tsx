import { type FormEvent, useEffect, useRef } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { unitName } from '#domain/money/units.ts';
import type { OrderItem } from '#domain/order/item.ts';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { formatPrice } from '#domain/ordering/price-text.ts';
import { errorText } from '#text/errors/error-text.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import { amountText } from '#web/lib/item-text.ts';
import { Button } from '#web/ui/button.tsx';
import { DigitPad } from '#web/ui/digit-pad.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { FaultBox } from './fault-box.tsx';
import * as texts from './texts.ts';
import { useWeighing } from './use-weighing.ts';
import { type OnScale, weightOf, withKey } from './weighing.ts';

/** Walks through what has to be weighed: the scale is read, the price follows, and the total becomes exact. */
export function WeighDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const weighing = useWeighing(order, onClose);
  const { list, current, texts: typed, totals, done, next } = weighing;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!weighing.check()) return;
    if (next) weighing.choose(next);
    else void weighing.save();
  };
  const isAll = done === list.length || done === 0;
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.weighTitle({ ...kindOf(order), number: order.ticketNumber })}
      isWide
      footer={
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="font-bold text-xl tabular-nums">
            {totals.pricing === 'minimum'
              ? texts.finalAmountLater
              : texts.newTotal({ total: formatPrice(totals.totalGross, totals.pricing, order.currency) })}
          </p>
          <div className="flex flex-wrap gap-3">
            {next && (
              <Button look="secondary" onClick={() => weighing.check() && weighing.choose(next)}>
                {texts.nextItem}
              </Button>
            )}
            <Button disabled={weighing.isBusy} onClick={() => void weighing.save()}>
              {isAll
                ? texts.saveAllWeights({ count: list.length })
                : texts.saveWeights({ done, count: list.length })}
            </Button>
          </div>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        <FaultBox text={weighing.refusal} />
        {weighing.isLoading ? (
          <Skeleton />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {/* In one column the pad comes first: however many items there are, it stays in sight. */}
            <ul aria-label={texts.onTheScale} className="flex flex-col gap-2 max-lg:order-last">
              {list.map((one) => (
                <li key={one.index}>
                  <ItemButton
                    ordered={one.item}
                    weighed={
                      weightOf(typed.get(one.index)) === null ? null : (weighing.items[one.index] ?? null)
                    }
                    currency={order.currency}
                    isCurrent={one.index === current?.index}
                    onChoose={() => weighing.choose(one)}
                  />
                </li>
              ))}
            </ul>
            {current && (
              <form noValidate onSubmit={submit}>
                <Scale
                  key={current.index}
                  on={current}
                  weighed={weighing.items[current.index] ?? current.item}
                  text={typed.get(current.index) ?? ''}
                  currency={order.currency}
                  fault={weighing.fault}
                  attempt={weighing.attempt}
                  isBusy={weighing.isBusy}
                  onType={(text) => weighing.type(current, text)}
                />
              </form>
            )}
          </div>
        )}
      </div>
    </Overlay>
  );
}

interface ItemButtonProps {
  ordered: OrderItem;
  /** null = not yet. */
  weighed: OrderItem | null;
  currency: string;
  isCurrent: boolean;
  onChoose: () => void;
}

function ItemButton({ ordered, weighed, currency, isCurrent, onChoose }: ItemButtonProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent}
      onClick={onChoose}
      className={`flex min-h-14 w-full items-center gap-3 rounded-theme border px-4 py-2 text-left ${isCurrent ? 'border-ink bg-sand' : 'border-line bg-card hover:border-ink'}`}
    >
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold">{ordered.name}</span>
        <span className="block text-muted text-sm">
          {texts.orderedAmount({ amount: amountText(ordered) })}
        </span>
      </span>
      {weighed ? (
        <span className="flex shrink-0 items-center gap-2 text-right tabular-nums">
          <span>
            <span className="block font-semibold">{amountText(weighed)}</span>
            <span className="block text-sm">{formatMoney(weighed.gross, currency)}</span>
          </span>
          <StaffIcon name="check" className="size-5 text-secondary" />
        </span>
      ) : (
        <span className="shrink-0 text-muted text-sm">{texts.notWeighedYet}</span>
      )}
    </button>
  );
}

interface ScaleProps {
  on: OnScale;
  /** The item with the typed weight; as ordered while there is none. */
  weighed: OrderItem;
  text: string;
  currency: string;
  fault: string | null;
  /** Rises with each attempt to go on: the field is where it failed. */
  attempt: number;
  /** While weights are being stored, nothing can be typed that would get lost. */
  isBusy: boolean;
  onType: (text: string) => void;
}

/** The weight of one item, typed or by the pad, and what it comes to. */
function Scale({ on: { item }, weighed, text, currency, fault, attempt, isBusy, onType }: ScaleProps) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each attempt, not with what the field then says.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [attempt]);
  const typedFault = text !== '' && weightOf(text) === null && !text.endsWith(',') ? 'amount-invalid' : null;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={field}
        label={texts.weightOf({ name: item.name, unit: unitName(item.unit) })}
        hint={texts.orderedAmount({ amount: amountText(item) })}
        // The pad is there for fingers; a keyboard types all the same.
        inputMode="none"
        autoComplete="off"
        data-autofocus
        value={text}
        readOnly={isBusy}
        error={fault ?? (typedFault ? errorText({ code: typedFault }) : undefined)}
        onChange={(event) => onType(event.target.value)}
        className="text-right font-bold text-2xl! tabular-nums"
      />
      <p role="status" className="text-right font-bold text-2xl tabular-nums">
        {texts.itemPrice({ price: formatPrice(weighed.gross, weighed.pricing, currency) })}
      </p>
      <DigitPad
        isLow
        isDisabled={isBusy}
        onDigit={(digit) => onType(withKey(text, digit))}
        left={{ label: texts.comma, content: ',', onPress: () => onType(withKey(text, ',')) }}
        right={{
          label: texts.removeDigit,
          content: <StaffIcon name="undo" className="size-6" />,
          onPress: () => onType(text.slice(0, -1)),
          isDisabled: text === '',
        }}
      />
      <Button look="secondary" disabled={isBusy} onClick={() => onType(decimalText(item.amount))}>
        {texts.asOrdered({ amount: amountText(item) })}
      </Button>
      <input type="submit" hidden />
    </div>
  );
}
