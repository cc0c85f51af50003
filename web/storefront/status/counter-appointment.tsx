import { useState } from 'react';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { apiPost } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { moment } from './order-info.tsx';
import * as texts from './texts.ts';
import { orderPath } from './use-public-order.ts';

interface CounterAppointmentProps {
  uid: string;
  hash: string;
  /** ISO 8601. */
  proposal: string;
  timeZone: Zone;
  onAnswered: () => void;
}

/** The shop's counter-proposal: the customer accepts it, or cancels the order. */
export function CounterAppointment({ uid, hash, proposal, timeZone, onAnswered }: CounterAppointmentProps) {
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const answer = (command: 'confirm-counter-appointment' | 'reject-counter-appointment') => {
    if (isSending) return;
    setIsSending(true);
    setHasFailed(false);
    apiPost(`${orderPath(uid, hash)}/${command}`)
      .then(onAnswered)
      .catch(() => setHasFailed(true))
      .finally(() => setIsSending(false));
  };

  return (
    <section
      aria-labelledby="proposal-title"
      className="rounded-card border-2 border-warning/50 bg-warning-soft px-5 py-6 sm:px-7"
    >
      <h2 id="proposal-title" className="font-display text-xl">
        {texts.proposalTitle}
      </h2>
      <p className="mt-2">{texts.proposalIntro}</p>
      <p className="mt-2 font-semibold text-lg">{moment(proposal, timeZone)}</p>
      {hasFailed && (
        <div className="mt-4">
          <NoticeBox tone="error" role="alert">
            {texts.answerFailed}
          </NoticeBox>
        </div>
      )}
      {isAsking ? (
        <div className="mt-4">
          <p ref={focusOnce} tabIndex={-1} className="font-medium">
            {texts.confirmRefusal}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="danger" disabled={isSending} onClick={() => answer('reject-counter-appointment')}>
              {texts.cancelOrder}
            </Button>
            <Button look="secondary" disabled={isSending} onClick={() => setIsAsking(false)}>
              {texts.back}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button disabled={isSending} onClick={() => answer('confirm-counter-appointment')}>
            {texts.acceptProposal}
          </Button>
          <Button look="secondary" disabled={isSending} onClick={() => setIsAsking(true)}>
            {texts.refuseProposal}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The button that had the focus is gone: the question gets it, once, when it appears. */
function focusOnce(place: HTMLElement | null): void {
  place?.focus();
}
