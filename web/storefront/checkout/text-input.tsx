import type { ComponentProps } from 'react';
import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import { FIELD_LABELS } from '#text/errors/field-labels.ts';
import { TextField } from '#web/ui/field.tsx';
import { fieldId } from './checkout-faults.ts';
import type { Checkout } from './use-checkout.ts';

type TextKey = {
  [K in keyof CheckoutDraft]: CheckoutDraft[K] extends string ? K : never;
}[keyof CheckoutDraft];

interface TextInputProps extends Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'> {
  checkout: Checkout;
  name: TextKey;
  label?: string | undefined;
  hint?: string;
  /** What is stored while typing, and on leaving the field. */
  whileTyping?: (text: string) => string;
  onLeave?: (text: string) => string;
}

/** One field of the draft with its label, its fault, and whether it is required. */
export function TextInput({ checkout, name, label, whileTyping, onLeave, ...rest }: TextInputProps) {
  const { draft, set, leave, errorOf, isRequired } = checkout;
  return (
    <TextField
      {...rest}
      id={fieldId(name)}
      name={name}
      label={label ?? FIELD_LABELS[name] ?? name}
      value={draft[name]}
      required={isRequired(name)}
      error={errorOf(name)}
      onChange={(event) =>
        set({ [name]: whileTyping ? whileTyping(event.target.value) : event.target.value })
      }
      onBlur={() => {
        const left = onLeave?.(draft[name]);
        if (left !== undefined && left !== draft[name]) set({ [name]: left });
        leave(name);
      }}
    />
  );
}
