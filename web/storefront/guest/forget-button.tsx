import { useKiosk } from '#web/lib/kiosk.ts';
import { notify } from '#web/lib/notices.ts';
import { Button } from '#web/ui/button.tsx';
import { forgetGuest, useGuestMemory } from './guest-memory.ts';
import * as texts from './texts.ts';

/** Deletes what this device remembers in one tap; nothing where it remembers nothing. */
export function ForgetButton({ onForgotten }: { onForgotten?: () => void }) {
  const { memory } = useGuestMemory();
  const { isKiosk } = useKiosk();
  if (!memory || isKiosk) return null;
  const forget = () => {
    onForgotten?.();
    forgetGuest();
    notify({ text: texts.forgotten });
    // The button is gone.
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  };
  return (
    <Button look="quiet" size="small" onClick={forget} className="underline print:hidden">
      {texts.forget}
    </Button>
  );
}
