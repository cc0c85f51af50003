import { noteOrdered } from '#web/lib/cart/last-branch.ts';
import { useKiosk } from '#web/lib/kiosk.ts';
import { notify } from '#web/lib/notices.ts';
import { useShop } from '#web/lib/shop.tsx';
import { Button } from '#web/ui/button.tsx';
import { clearContacts } from './clear-contacts.ts';
import { forgetGuest, useGuestMemory } from './guest-memory.ts';
import * as texts from './texts.ts';

/**
 * Deletes what this device remembers in one tap, with the contact data in the forms of this visit: the next person at the
 * device must not read them. Nothing where nothing is remembered.
 */
export function ForgetButton({ onForgotten }: { onForgotten?: () => void }) {
  const { branches } = useShop().shop;
  const { memory } = useGuestMemory();
  const { isKiosk } = useKiosk();
  if (!memory || isKiosk) return null;
  const forget = () => {
    forgetGuest();
    clearContacts(branches);
    noteOrdered(null);
    onForgotten?.();
    notify({ text: texts.forgotten });
    // The button disappears.
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  };
  return (
    <Button look="quiet" size="small" onClick={forget} className="underline print:hidden">
      {texts.forget}
    </Button>
  );
}
