import { useId, useState } from 'react';
import type { StaffOrder } from '#domain/order/order.ts';
import { kindOf } from '#domain/order/order-kind.ts';
import { formatLongDateTime } from '#text/calendar/days.ts';
import { useSession } from '#web/backoffice/session/session.tsx';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError, SelectField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import { dayHeading, dueText } from '../urgency.ts';
import { laterBy, offeredDays, readWallInput, startOfProposal, toWallInput } from './proposal.ts';
import * as texts from './texts.ts';

const QUICK = [15, 30, 45, 60] as const;
const two = (value: number) => String(value).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => two(hour));
const MINUTES = Array.from({ length: 12 }, (_, step) => two(step * 5));

interface ProposeDialogProps {
  order: StaffOrder;
  onClose: () => void;
  /** ISO 8601 */
  onSend: (counterAppointment: string) => void;
}

/** Proposes another time than the wished one; the customer accepts or declines it on the status page. */
export function ProposeDialog({ order, onClose, onSend }: ProposeDialogProps) {
  const { zoneOf } = useSession();
  const timeZone = zoneOf(order.branch);
  const [now] = useState(serverNow);
  const start = startOfProposal(order, now);
  const [input, setInput] = useState(() => toWallInput(laterBy(start, QUICK[0]), timeZone));
  const errorId = useId();
  const chosen = readWallInput(input, now, timeZone);
  const isValid = chosen instanceof Date;
  const today = toWallInput(now, timeZone).day;
  const [hour = '00', minute = '00'] = input.time.split(':');
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.proposeTitle({ ...kindOf(order), number: order.ticketNumber })}
      footer={
        <Button
          size="large"
          isWide
          disabled={!isValid}
          onClick={() => isValid && onSend(chosen.toISOString())}
        >
          {isValid ? texts.proposeTime({ time: dueText(chosen, now, timeZone) }) : texts.propose}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-lg">
          {texts.wish({
            time:
              order.appointmentDate === null
                ? texts.asSoonAsPossible
                : formatLongDateTime(new Date(order.appointmentDate), timeZone),
            strong: (words) => <strong key="time">{words}</strong>,
          })}
        </p>
        <fieldset aria-label={texts.laterBy} className="grid grid-cols-4 gap-2">
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
                <span className="font-bold">{texts.plusMinutes({ minutes })}</span>
                <span className="text-muted text-sm tabular-nums">{toWallInput(time, timeZone).time}</span>
              </button>
            );
          })}
        </fieldset>
        <div className="grid grid-cols-[2fr_1fr_1fr] items-end gap-2">
          <Choice
            label={texts.day}
            value={input.day}
            options={offeredDays(order, now, timeZone).map((day) => [day, dayName(day, today)])}
            onChange={(day) => setInput({ ...input, day })}
          />
          <Choice
            label={texts.hour}
            value={hour}
            options={HOURS.map((value) => [value, value])}
            onChange={(value) => setInput({ ...input, time: `${value}:${minute}` })}
          />
          <Choice
            label={texts.minute}
            value={minute}
            options={[...new Set([...MINUTES, minute])].sort().map((value) => [value, value])}
            onChange={(value) => setInput({ ...input, time: `${hour}:${value}` })}
          />
        </div>
        <FieldError id={errorId} error={isValid ? undefined : chosen} />
        <p className="text-muted">{texts.proposeNote(kindOf(order))}</p>
      </div>
    </Overlay>
  );
}

function dayName(day: string, today: string): string {
  return day === today ? texts.today : dayHeading(day, today);
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** Selects instead of the browser's date and time inputs: those use the computer's language, not ours. */
function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value}
      className="px-3!"
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
