import { useState } from 'react';
import { type Cents, formatMoney } from '#domain/money/money.ts';
import { isOffered } from '#domain/order/lines/index.ts';
import { TIP_STEPS, tip } from '#domain/order/lines/tip.ts';
import { readTip, tipText } from '#domain/order/lines/typed-tip.ts';
import { FieldError, TextField } from '#web/ui/field.tsx';
import { fieldId } from './checkout-faults.ts';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** A few one-tap amounts, or a custom one. */
export function TipSection({ checkout }: { checkout: Checkout }) {
  const { context, area, totals, draft, set, leave, errorOf } = checkout;
  const { currency } = context.shop.config;
  const [isFree, setIsFree] = useState(draft.tip !== null && !TIP_STEPS.includes(draft.tip));
  const [typed, setTyped] = useState(isFree ? tipText(draft.tip) : '');
  if (!isOffered(tip, { ...context, ...totals, area })) return null;
  const choose = (amount: Cents | null, free: boolean) => {
    setIsFree(free);
    setTyped('');
    set({ tip: amount });
  };
  const error = errorOf('tip');
  const steps = [null, ...TIP_STEPS].map((amount) => ({
    name: amount === null ? texts.noTip : formatMoney(amount, currency),
    isChosen: !isFree && draft.tip === amount,
    choose: () => choose(amount, false),
  }));
  const other = { name: texts.otherAmount, isChosen: isFree, choose: () => choose(null, true) };
  return (
    <Section title={texts.tip}>
      <fieldset {...(isFree ? {} : { id: fieldId('tip'), tabIndex: -1 })}>
        <legend className="sr-only">{texts.tip}</legend>
        <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
          {[...steps, other].map(({ name, isChosen, choose: onChoose }) => (
            <label key={name} className="choice-card">
              <input
                type="radio"
                name="tip"
                checked={isChosen}
                onChange={onChoose}
                className="tick tick-round"
              />
              <span className="flex-1 font-medium">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 empty:hidden">
        {isFree ? (
          <TextField
            id={fieldId('tip')}
            label={texts.amountIn({ currency: currency === 'EUR' ? '€' : currency })}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            error={error}
            onChange={({ target }) => {
              setTyped(target.value);
              set({ tip: readTip(target.value) });
            }}
            onBlur={() => {
              setTyped(tipText(draft.tip));
              leave('tip');
            }}
          />
        ) : (
          <FieldError id={`${fieldId('tip')}-error`} error={error} />
        )}
      </div>
    </Section>
  );
}
