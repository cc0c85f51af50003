import type { LegalName } from '#web/lib/legal.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { LegalLink } from '../content/legal-link.tsx';
import { Section } from './section.tsx';
import type { Checkout } from './use-checkout.ts';

const TEXTS: readonly { field: 'legalInstructions' | 'privacyPolicy'; name: LegalName; words: string }[] = [
  { field: 'legalInstructions', name: 'terms-and-conditions', words: 'Allgemeinen Geschäftsbedingungen' },
  { field: 'privacyPolicy', name: 'privacy', words: 'Datenschutzerklärung' },
];

/** Terms and privacy: both have to be accepted; each opens its text or the address where it stands. */
export function AcceptanceSection({ checkout }: { checkout: Checkout }) {
  const { draft, set, errorOf } = checkout;
  return (
    <Section title="Einverständnis">
      <div className="-my-2">
        {TEXTS.map(({ field, name, words }) => (
          <CheckboxField
            key={field}
            id={`checkout-${field}`}
            required
            checked={draft[field]}
            error={errorOf(field)}
            onChange={(event) => set({ [field]: event.target.checked })}
            label={
              <>
                Hiermit akzeptiere ich die <LegalLink name={name} words={words} />
                {'.\u00a0*'}
              </>
            }
          />
        ))}
      </div>
    </Section>
  );
}
