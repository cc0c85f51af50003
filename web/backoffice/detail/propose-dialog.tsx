import { useId, useState } from 'react';
import type { StaffOrder } from '#domain/order.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { dueText } from '../orders/urgency.ts';
import { useSession } from '../session/session.tsx';
import { momentText } from './moment-text.ts';
import { laterBy, readWallInput, startOfProposal, toWallInput } from './proposal.ts';

const QUICK = [15, 30, 45, 60] as const;

interface ProposeDialogProps {
  order: StaffOrder;
  onClose: () => void;
  /** ISO 8601 */
  onSend: (counterAppointment: string) => void;
}

/** Another time than the wished one; the customer accepts or declines it on the status page. */
export function ProposeDialog({ order, onClose, onSend }: ProposeDialogProps) {
  const { zoneOf } = useSession();
  const timeZone = zoneOf(order.branch);
  const [now] = useState(serverNow);
  const start = startOfProposal(order, now);
  const [input, setInput] = useState(() => toWallInput(laterBy(start, QUICK[0]), timeZone));
  const errorId = useId();
  const chosen = readWallInput(input, now, timeZone);
  const isValid = chosen instanceof Date;
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={`Anderer Termin für Bestellung ${order.ticketNumber}`}
      footer={
        <Button
          size="large"
          isWide
          disabled={!isValid}
          onClick={() => isValid && onSend(chosen.toISOString())}
        >
          {isValid ? `${dueText(chosen, now, timeZone)} vorschlagen` : 'Vorschlagen'}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-lg">
          Gewünscht:{' '}
          <strong>
            {order.appointmentDate === null
              ? 'So schnell wie möglich'
              : momentText(new Date(order.appointmentDate), timeZone)}
          </strong>
        </p>
        <fieldset aria-label="Später um" className="grid grid-cols-4 gap-2">
          {QUICK.map((minutes) => {
            const time = laterBy(start, minutes);
            const isChosen = isValid && chosen.getTime() === time.getTime();
            return (
              <button
                key={minutes}
                type="button"
                aria-pressed={isChosen}
                onClick={() => setInput(toWallInput(time, timeZone))}
                className={`flex min-h-16 flex-col items-center justify-center rounded-theme border ${
                  isChosen ? 'border-primary bg-primary-soft' : 'border-line-strong hover:border-ink'
                }`}
              >
                <span className="font-bold">+{minutes} Min.</span>
                <span className="text-muted text-sm tabular-nums">{toWallInput(time, timeZone).time}</span>
              </button>
            );
          })}
        </fieldset>
        <div className="grid grid-cols-2 gap-3">
          <label className="flex flex-col gap-1.5 font-medium text-sm">
            Tag
            <input
              type="date"
              value={input.day}
              min={toWallInput(now, timeZone).day}
              onChange={(event) => setInput({ ...input, day: event.target.value })}
              aria-describedby={errorId}
              className="min-h-12 rounded-theme border border-line-strong bg-card px-3 text-base"
            />
          </label>
          <label className="flex flex-col gap-1.5 font-medium text-sm">
            Uhrzeit
            <input
              type="time"
              step={300}
              value={input.time}
              onChange={(event) => setInput({ ...input, time: event.target.value })}
              aria-describedby={errorId}
              className="min-h-12 rounded-theme border border-line-strong bg-card px-3 text-base"
            />
          </label>
        </div>
        <FieldError id={errorId} error={isValid ? undefined : chosen} />
        <p className="text-muted">
          Die Bestellung wartet, bis der Kunde den Vorschlag annimmt oder ablehnt. Er wird per E-Mail
          verständigt.
        </p>
      </div>
    </Overlay>
  );
}
