import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Outage } from './outage.ts';
import * as texts from './texts.ts';

interface OutageNoticeProps {
  outage: Outage;
  /** It is being sent again. */
  isSending: boolean;
  onResend: () => void;
}

/**
 * The order got no answer: nothing the guest entered is wrong, and sending again is safe. It stays until there is an answer,
 * with the focus on what was pressed.
 */
export function OutageNotice({ outage, isSending, onResend }: OutageNoticeProps) {
  const { kind, messages } = outage;
  const reasons = kind === 'server' ? messages : kind === 'offline' ? [texts.checkConnection] : [];
  return (
    <div className="flex gap-3 rounded-card border border-error/40 bg-error-soft px-5 py-4">
      <Icon name="warning" className="mt-0.5 size-6 text-error" />
      <div className="flex flex-col items-start gap-1.5">
        <h2 className="font-semibold">{texts.OUTAGE_TITLES[kind]}</h2>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>
          {texts.nothingTwice} {kind === 'not-taken' ? texts.notArrived : texts.willAsk}
        </p>
        <Button aria-disabled={isSending} onClick={onResend} className="mt-1.5">
          {isSending ? texts.processing : texts.sendAgain}
        </Button>
      </div>
    </div>
  );
}
