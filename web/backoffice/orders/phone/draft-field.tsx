import type { ComponentProps } from 'react';
import { COUNTRIES } from '#domain/contact/country.ts';
import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import { FIELD_LABELS } from '#text/errors/field-labels.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { placeOfField } from './fault-places.ts';
import type { PhoneOrder } from './use-phone-order.ts';

type Names<V> = { [K in keyof CheckoutDraft]: CheckoutDraft[K] extends V ? K : never }[keyof CheckoutDraft];
export type TextName = Exclude<Names<string>, 'country' | 'deliveryCountry' | 'paymentMethod'>;

interface DraftFieldProps<N> {
  order: PhoneOrder;
  name: N;
}

interface LineProps extends DraftFieldProps<TextName>, Pick<ComponentProps<'input'>, 'type' | 'inputMode'> {
  hint?: string;
  whileTyping?: (text: string) => string;
  onLeave?: (text: string) => string;
}

/** A line of the draft under its declared label, with its fault. */
export function DraftLine({ order, name, whileTyping, onLeave, ...rest }: LineProps) {
  const { draft, set, errorOf, isRequired } = order;
  return (
    <TextField
      {...rest}
      id={placeOfField(name)}
      label={FIELD_LABELS[name] ?? name}
      // What the browser remembers is of other guests.
      autoComplete="off"
      required={isRequired(name)}
      value={draft[name]}
      error={errorOf(name)}
      onChange={(event) =>
        set({ [name]: whileTyping ? whileTyping(event.target.value) : event.target.value })
      }
      onBlur={() => {
        const left = onLeave?.(draft[name]);
        if (left !== undefined && left !== draft[name]) set({ [name]: left });
      }}
    />
  );
}

/** A switch of the draft. */
export function DraftSwitch({
  order,
  name,
  label,
}: DraftFieldProps<'isCompany' | 'isDeliveryAddressDifferent' | 'isDeliveryCompany'> & { label: string }) {
  return (
    <CheckboxField
      id={placeOfField(name)}
      label={label}
      checked={order.draft[name]}
      onChange={(event) => order.set({ [name]: event.target.checked })}
    />
  );
}

export function DraftCountry({ order, name }: DraftFieldProps<'country' | 'deliveryCountry'>) {
  const { draft, set, errorOf, isRequired } = order;
  return (
    <SelectField
      id={placeOfField(name)}
      label={FIELD_LABELS[name] ?? name}
      required={isRequired(name)}
      value={draft[name]}
      error={errorOf(name)}
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
