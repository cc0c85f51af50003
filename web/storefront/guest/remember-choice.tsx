import { useEffect, useId, useRef } from 'react';
import type { CheckoutDraft } from '#domain/ordering/checkout.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { useShop } from '#web/lib/shop.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { noContact } from './clear-contacts.ts';
import { ForgetButton } from './forget-button.tsx';
import { readGuestMemory, useGuestMemory } from './guest-memory.ts';
import * as texts from './texts.ts';

interface RememberChoiceProps {
  branch: Branch;
  draft: CheckoutDraft;
  set: (change: Partial<CheckoutDraft>) => void;
}

/**
 * 'Auf diesem Gerät merken': off until the guest wants it, and never on a terminal. Fills in an untouched form with what
 * is remembered.
 */
export function RememberChoice({ branch, draft, set }: RememberChoiceProps) {
  const { now } = useShop();
  const { isKiosk } = useKiosk();
  const { isWanted } = useGuestMemory();
  const hint = useId();
  const fill = useRef(() => {
    const known = isKiosk ? null : readGuestMemory(now);
    if (known && isUntouched(draft)) set(known.contact);
  });
  useEffect(() => fill.current(), []);
  if (isKiosk) return null;
  return (
    <div className="flex flex-col items-start gap-1 rounded-card border border-line bg-card px-5 py-4 shadow-card sm:px-7">
      <CheckboxField
        label={texts.remember}
        aria-describedby={hint}
        checked={isWanted}
        onChange={(event) => useGuestMemory.setState({ isWanted: event.target.checked })}
      />
      <p id={hint} className="-mt-1 pl-9 text-muted text-sm">
        {texts.rememberHint}
      </p>
      {/* What was said about the fields goes with their content. */}
      <ForgetButton onForgotten={() => set(noContact(branch))} />
    </div>
  );
}

function isUntouched({ firstName, lastName, email, phone, street }: CheckoutDraft): boolean {
  return [firstName, lastName, email, phone, street].every((text) => text === '');
}
