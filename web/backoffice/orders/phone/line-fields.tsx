import { useState } from 'react';
import { cents, formatMoney } from '#domain/money/money.ts';
import { DONATION, donation } from '#domain/order/lines/donation.ts';
import { isOffered } from '#domain/order/lines/index.ts';
import { TIP_STEPS, tip } from '#domain/order/lines/tip.ts';
import { readTip, tipText } from '#domain/order/lines/typed-tip.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { FIELD_LABELS } from '#text/errors/field-labels.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { placeOfField } from './fault-places.ts';
import * as texts from './texts.ts';
import type { PhoneOrder } from './use-phone-order.ts';

interface LineFieldsProps {
  shop: Shop;
  order: PhoneOrder;
}

/** Tip and donation, where the shop has them and the order may have them: what checkout asks besides. */
export function LineFields({ shop, order }: LineFieldsProps) {
  const { facts } = order;
  if (!facts) return null;
  return (
    <>
      {isOffered(tip, facts) && <TipField shop={shop} order={order} />}
      {isOffered(donation, facts) && shop.donatees.length > 0 && <DonationField shop={shop} order={order} />}
    </>
  );
}

/** Not the name of a step. */
const OTHER = 'other';

/** One of the steps of the checkout, or any other amount. */
function TipField({ shop, order }: LineFieldsProps) {
  const { draft, set, errorOf } = order;
  const { currency } = shop.config;
  const [isFree, setFree] = useState(draft.tip !== null && !TIP_STEPS.includes(draft.tip));
  const [typed, setTyped] = useState(isFree ? tipText(draft.tip) : '');
  const error = errorOf('tip');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={FIELD_LABELS.tip ?? ''}
        value={isFree ? OTHER : (draft.tip ?? '')}
        {...(isFree ? {} : { id: placeOfField('tip'), error })}
        onChange={({ target: { value } }) => {
          setFree(value === OTHER);
          setTyped('');
          set({ tip: value === OTHER || value === '' ? null : cents(Number(value)) });
        }}
      >
        <option value="">{texts.noTip}</option>
        {TIP_STEPS.map((amount) => (
          <option key={amount} value={amount}>
            {formatMoney(amount, currency)}
          </option>
        ))}
        <option value={OTHER}>{texts.otherAmount}</option>
      </SelectField>
      {isFree && (
        <TextField
          id={placeOfField('tip')}
          label={texts.tipAmount({ currency: currency === 'EUR' ? '€' : currency })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            set({ tip: readTip(target.value) });
          }}
          onBlur={() => setTyped(tipText(draft.tip))}
        />
      )}
    </div>
  );
}

/** Who gets what the shop donates for this order; it costs the guest nothing. */
function DonationField({ shop, order }: LineFieldsProps) {
  const { draft, set, errorOf } = order;
  return (
    <SelectField
      id={placeOfField('donatee')}
      label={FIELD_LABELS.donatee ?? ''}
      hint={texts.donationHint({ amount: formatMoney(DONATION, shop.config.currency) })}
      value={draft.donatee ?? ''}
      error={errorOf('donatee')}
      onChange={({ target }) => set({ donatee: Number(target.value) || null })}
    >
      <option value="">{texts.noDonation}</option>
      {shop.donatees.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
