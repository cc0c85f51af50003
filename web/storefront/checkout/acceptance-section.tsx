import { CheckboxField } from '#web/ui/field.tsx';
import { LegalLink } from '../content/legal-link.tsx';
import { Section } from './section.tsx';
import * as texts from './texts.ts';
import type { Checkout } from './use-checkout.ts';

const ACCEPTED = [
  { field: 'legalInstructions', name: 'terms-and-conditions', accept: texts.acceptTerms },
  { field: 'privacyPolicy', name: 'privacy', accept: texts.acceptPrivacy },
] as const;

/** Terms and privacy: both must be accepted; each opens its text or links to its address. */
export function AcceptanceSection({ checkout }: { checkout: Checkout }) {
  const { draft, set, errorOf } = checkout;
  return (
    <Section title={texts.acceptanceTitle}>
      <div className="-my-2">
        {ACCEPTED.map(({ field, name, accept }) => (
          <CheckboxField
            key={field}
            id={`checkout-${field}`}
            required
            checked={draft[field]}
            error={errorOf(field)}
            onChange={(event) => set({ [field]: event.target.checked })}
            label={accept({
              text: (words) => <LegalLink key="text" name={name} words={words.join('')} />,
            })}
          />
        ))}
      </div>
    </Section>
  );
}
