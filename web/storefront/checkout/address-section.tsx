import { COUNTRIES } from '#domain/contact/country.ts';
import { formatMoney } from '#domain/money/money.ts';
import { deliveryName, PLACE_FIELDS } from '#domain/order/address.ts';
import { namesOf } from '#domain/order/field.ts';
import { asksForPostalCode } from '#domain/shop/delivery-place.ts';
import { FIELD_LABELS } from '#text/errors/field-labels.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { useShop } from '#web/lib/shop.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { FreeDeliveryHint, MinimumHint } from '../cart/cart-totals.tsx';
import { AreaAnswer, AreaPicker } from './area-answer.tsx';
import { Section } from './section.tsx';
import { TextInput } from './text-input.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** Delivery area, address, and a second address when goods and invoice go to different places. */
export function AddressSection({ checkout }: { checkout: Checkout }) {
  const { branch, service, draft, set } = checkout;
  const isDelivery = service === 'delivery';
  const isAsked = asksForPostalCode(branch);
  return (
    <Section title={isDelivery ? texts.deliveryAddressTitle : texts.addressTitle}>
      <div className="flex flex-col gap-5">
        {isDelivery && isAsked && <AreaPicker checkout={checkout} />}
        {isDelivery && !isAsked && <AreaSelect checkout={checkout} />}
        <AddressFields checkout={checkout} />
        {isDelivery && (
          <CheckboxField
            label={texts.deliverElsewhere}
            checked={draft.isDeliveryAddressDifferent}
            onChange={(event) => set({ isDeliveryAddressDifferent: event.target.checked })}
          />
        )}
        {isDelivery && draft.isDeliveryAddressDifferent && <OtherAddress checkout={checkout} />}
        {isDelivery && isAsked && <AreaAnswer checkout={checkout} />}
        {isDelivery && <TextInput checkout={checkout} name="deliveryNote" hint={texts.deliveryNoteHint} />}
      </div>
    </Section>
  );
}

/** Where the goods go if not to the customer's home. */
function OtherAddress({ checkout }: { checkout: Checkout }) {
  const { draft, set } = checkout;
  return (
    <fieldset className="rounded-theme bg-paper p-4 sm:p-5">
      <legend className="sr-only">{texts.otherAddressTitle}</legend>
      <p aria-hidden="true" className="mb-3 font-semibold">
        {texts.otherAddressTitle}
      </p>
      <CheckboxField
        label={texts.deliverToCompany}
        checked={draft.isDeliveryCompany}
        onChange={(event) => set({ isDeliveryCompany: event.target.checked })}
      />
      <div className="mt-2 grid grid-cols-6 gap-x-4 gap-y-5">
        {draft.isDeliveryCompany && (
          <div className="col-span-6">
            <TextInput checkout={checkout} name="deliveryCompanyName" label={texts.deliveryCompany} />
          </div>
        )}
        <div className="col-span-6 sm:col-span-3">
          <TextInput checkout={checkout} name="deliveryFirstName" label={texts.deliveryFirstName} />
        </div>
        <div className="col-span-6 sm:col-span-3">
          <TextInput checkout={checkout} name="deliveryLastName" label={texts.deliveryLastName} />
        </div>
      </div>
      <div className="mt-5">
        <AddressFields checkout={checkout} isOther />
      </div>
    </fieldset>
  );
}

/** Widths in sixths; at 400 % zoom in halves, where a third would cut a postcode off. */
const THIRD = 'min-[22.5rem]:col-span-2';
const WHOLE = 'col-span-2 min-[22.5rem]:col-span-6';

/** The address fields; the country has its own select. */
const LINES = namesOf(PLACE_FIELDS).filter((name) => name !== 'country');

/** Their autocomplete names, and their width unless it is a third. */
const LOOKS: { [N in (typeof LINES)[number]]?: { width?: string; autoComplete: string } } = {
  street: { width: WHOLE, autoComplete: 'street-address' },
  zipCode: { autoComplete: 'postal-code' },
  city: { width: 'col-span-2 min-[22.5rem]:col-span-4', autoComplete: 'address-level2' },
};

function AddressFields({ checkout, isOther = false }: { checkout: Checkout; isOther?: boolean }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 min-[22.5rem]:grid-cols-6">
      {LINES.map((name) => (
        <div key={name} className={LOOKS[name]?.width ?? THIRD}>
          <TextInput
            checkout={checkout}
            name={isOther ? deliveryName(name) : name}
            label={PLACE_FIELDS[name].label}
            inputMode={name === 'zipCode' ? 'numeric' : undefined}
            autoComplete={isOther ? undefined : LOOKS[name]?.autoComplete}
          />
        </div>
      ))}
      <div className={WHOLE}>
        <CountrySelect checkout={checkout} name={isOther ? 'deliveryCountry' : 'country'} />
      </div>
    </div>
  );
}

function CountrySelect({ checkout, name }: { checkout: Checkout; name: 'country' | 'deliveryCountry' }) {
  const { draft, set, errorOf, isRequired } = checkout;
  return (
    <SelectField
      id={`checkout-${name}`}
      label={FIELD_LABELS.country ?? ''}
      required={isRequired(name)}
      value={draft[name]}
      error={errorOf(name)}
      autoComplete={name === 'country' ? 'country' : 'off'}
      onChange={(event) => {
        const country = COUNTRIES.find((code) => code === event.target.value);
        if (country) set({ [name]: country });
      }}
    >
      {COUNTRIES.map((code) => (
        <option key={code} value={code}>
          {COUNTRY_NAMES[code]}
        </option>
      ))}
    </SelectField>
  );
}

function AreaSelect({ checkout }: { checkout: Checkout }) {
  const { currency } = useShop().shop.config;
  const { branch, area, set, totals, errorOf } = checkout;
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        id="checkout-deliveryArea"
        label={texts.deliveryArea}
        required
        value={area?.area ?? ''}
        error={errorOf('deliveryArea')}
        onChange={(event) => set({ deliveryArea: event.target.value })}
      >
        {branch.deliveryAreas.length === 0 && <option value="">{texts.noDeliveryArea}</option>}
        {branch.deliveryAreas.map(({ area: name, label = name, price, free }) => (
          <option key={name} value={name}>
            {label} ({free || price === 0 ? texts.freeOfCharge : formatMoney(price, currency)})
          </option>
        ))}
      </SelectField>
      <MinimumHint priced={totals} area={area} />
      <FreeDeliveryHint priced={totals} area={area} />
    </div>
  );
}
