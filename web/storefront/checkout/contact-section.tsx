import { cleanPhone, phoneWhileTyping } from '#domain/contact/phone.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { PhoneSuggestion } from '../text/phone-suggestion.tsx';
import { fieldId } from './checkout-faults.ts';
import { Section } from './section.tsx';
import { TextInput } from './text-input.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

/** Who is ordering. */
export function ContactSection({ checkout }: { checkout: Checkout }) {
  const { draft, set } = checkout;
  return (
    <Section title={texts.contactTitle}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextInput checkout={checkout} name="firstName" autoComplete="given-name" />
        <TextInput checkout={checkout} name="lastName" autoComplete="family-name" />
        <TextInput checkout={checkout} name="email" type="email" inputMode="email" autoComplete="email" />
        <div>
          <TextInput
            checkout={checkout}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={texts.phoneHint}
            whileTyping={phoneWhileTyping}
            onLeave={cleanPhone}
          />
          <PhoneSuggestion
            text={draft.phone}
            country={checkout.branch.country}
            fieldId={fieldId('phone')}
            onTake={(phone) => set({ phone })}
          />
        </div>
      </div>
      <CheckboxField
        className="mt-3"
        label={texts.orderAsCompany}
        checked={draft.isCompany}
        onChange={(event) => set({ isCompany: event.target.checked })}
      />
      {draft.isCompany && (
        <div className="mt-2 grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextInput checkout={checkout} name="companyName" autoComplete="organization" />
          <TextInput checkout={checkout} name="vatNo" autoCapitalize="characters" spellCheck={false} />
        </div>
      )}
    </Section>
  );
}
