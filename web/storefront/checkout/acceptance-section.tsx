import { useState } from 'react';
import { type LegalName, legalText } from '#web/lib/legal.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { TextBody } from '../content/text-body.tsx';
import { Section } from './section.tsx';
import type { Checkout } from './use-checkout.ts';

const TEXTS: readonly { field: 'legalInstructions' | 'privacyPolicy'; name: LegalName; words: string }[] = [
  { field: 'legalInstructions', name: 'terms-and-conditions', words: 'Allgemeinen Geschäftsbedingungen' },
  { field: 'privacyPolicy', name: 'privacy', words: 'Datenschutzerklärung' },
];

/** Terms and privacy: both have to be accepted; each opens its text or the address where it stands. */
export function AcceptanceSection({ checkout }: { checkout: Checkout }) {
  const { draft, set, errorOf } = checkout;
  const [open, setOpen] = useState<LegalName | null>(null);
  const { config } = useShop().shop;
  const shown = open ? legalText(config, open) : null;
  return (
    <Section title="Einverständnis">
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
              Hiermit akzeptiere ich die <LegalLink name={name} words={words} onOpen={() => setOpen(name)} />
              {'.\u00a0*'}
            </>
          }
        />
      ))}
      <Overlay
        isOpen={shown !== null}
        onClose={() => setOpen(null)}
        title={shown?.title ?? ''}
        isText
        footer={
          <Button isWide onClick={() => setOpen(null)}>
            Schließen
          </Button>
        }
      >
        <TextBody text={shown?.text ?? ''} />
      </Overlay>
    </Section>
  );
}

function LegalLink({ name, words, onOpen }: { name: LegalName; words: string; onOpen: () => void }) {
  const text = legalText(useShop().shop.config, name);
  const look = 'font-medium text-primary underline underline-offset-2';
  if (!text?.href) return <>{words}</>;
  if (text.isExternal) {
    return (
      <a href={text.href} target="_blank" rel="noreferrer" className={look}>
        {words}
        <span className="sr-only"> (öffnet in neuem Fenster)</span>
      </a>
    );
  }
  return (
    <a
      href={text.href}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      className={look}
    >
      {words}
    </a>
  );
}
