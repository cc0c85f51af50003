import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PublicOrder } from '#domain/order/order.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { apiPost } from '#web/lib/api.ts';
import { orderPath } from '#web/lib/order-path.ts';
import { Button } from '#web/ui/button.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { focusOnce, useFocusLeft } from './focus.ts';
import { moment } from './order-info.tsx';
import { wordsOf } from './order-words.ts';
import * as texts from './texts.ts';

interface CounterAppointmentProps {
  order: Pick<PublicOrder, 'uid' | 'hash' | 'isQuotation'>;
  /** ISO 8601. */
  proposal: string;
  timeZone: Zone;
  onAnswered: () => void;
}

/** The shop's counter-proposal: the customer accepts it, or cancels the order. */
export function CounterAppointment({ order, proposal, timeZone, onAnswered }: CounterAppointmentProps) {
  const { uid, hash } = order;
  const words = wordsOf(order);
  const [isSending, setIsSending] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const refusal = useRef<HTMLButtonElement>(null);
  useFocusLeft();

  const answer = (command: 'confirm-counter-appointment' | 'reject-counter-appointment') => {
    if (isSending) return;
    setIsSending(true);
    setHasFailed(false);
    apiPost(`${orderPath(uid, hash)}/${command}`)
      .then(onAnswered)
      .catch(() => setHasFailed(true))
      .finally(() => setIsSending(false));
  };

  const back = () => {
    flushSync(() => setIsAsking(false));
    refusal.current?.focus();
  };

  return (
    <section
      aria-labelledby="proposal-title"
      className="rounded-card border-2 border-warning/50 bg-warning-soft px-5 py-6 sm:px-7"
    >
      <h2 id="proposal-title" className="font-display text-xl">
        {texts.proposalTitle}
      </h2>
      <p className="mt-2">{words.proposalIntro}</p>
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
            {words.confirmRefusal}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              look="danger"
              aria-disabled={isSending}
              onClick={() => answer('reject-counter-appointment')}
            >
              {words.cancel}
            </Button>
            <Button look="secondary" aria-disabled={isSending} onClick={back}>
              {texts.back}
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-4 flex flex-wrap gap-3">
          <Button aria-disabled={isSending} onClick={() => answer('confirm-counter-appointment')}>
            {texts.acceptProposal}
          </Button>
          <Button look="secondary" ref={refusal} aria-disabled={isSending} onClick={() => setIsAsking(true)}>
            {texts.refuseProposal}
          </Button>
        </div>
      )}
    </section>
  );
}
