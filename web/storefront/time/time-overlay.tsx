import { type KeyboardEvent, useEffect, useState } from 'react';
import type { Slot } from '#domain/ordering/slots.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { type LocalDay, wallTimeOf } from '#domain/time/zoned-time.ts';
import { formatTime } from '#text/calendar/calendar.ts';
import { formatFullDay } from '#text/calendar/days.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoticeBox } from '#web/ui/notice.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';
import {
  initialMinute,
  instantFor,
  isInside,
  quickTimes,
  slotLabel,
  stepMinute,
  TIME_STEP,
} from './time-choice.ts';

interface TimeOverlayProps {
  day: LocalDay;
  slots: readonly Slot[];
  chosen: Date | null;
  timeZone: Zone;
  onClose: () => void;
  onOtherDay: () => void;
  onSave: (instant: Date) => void;
}

/** Hour and minute in steps of five; a time outside the slots cannot be saved, and the slots are listed. */
export function TimeOverlay({ day, slots, chosen, timeZone, onClose, onOtherDay, onSave }: TimeOverlayProps) {
  const [minute, setMinute] = useState(() => initialMinute(chosen, slots, timeZone) ?? 12 * 60);
  const instant = instantFor(day, minute, slots, timeZone);
  const isPossible = isInside(instant, slots);
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.chooseTime}
      footer={
        <div className="flex gap-3">
          <Button look="secondary" onClick={onOtherDay} className="flex-1">
            {texts.otherDay}
          </Button>
          <Button disabled={!isPossible} onClick={() => onSave(instant)} className="flex-1">
            {texts.save}
          </Button>
        </div>
      }
    >
      <div className="mx-auto flex max-w-md flex-col gap-5">
        <p className="text-center font-semibold">{formatFullDay(day)}</p>
        <div className="flex items-center justify-center gap-2">
          <Wheel
            label={texts.hour}
            value={Math.floor(minute / 60)}
            most={23}
            onStep={(by) => setMinute(stepHour(minute, by))}
            onType={(hour) => setMinute(hour * 60 + (minute % 60))}
          />
          <span aria-hidden="true" className="pb-1 font-display text-5xl">
            :
          </span>
          <Wheel
            label={texts.minute}
            value={minute % 60}
            most={59}
            onStep={(by) => setMinute(stepMinute(minute, by * TIME_STEP))}
            onType={(typed) => setMinute(Math.floor(minute / 60) * 60 + typed)}
          />
        </div>
        <div aria-live="polite">
          {!isPossible && slots.length > 0 && (
            <NoticeBox tone="warning">
              {texts.noAppointmentAt({
                time: formatTime(instant, timeZone),
                slots: slots.map((slot) => slotLabel(slot, timeZone)).join(', '),
              })}
            </NoticeBox>
          )}
          {slots.length === 0 && <NoticeBox tone="warning">{texts.noAppointmentsThatDay}</NoticeBox>}
        </div>
        {slots.map((slot) => (
          <section key={slot.start.getTime()} aria-label={slotLabel(slot, timeZone)}>
            <h3 className="mb-2 font-medium text-muted text-sm">{slotLabel(slot, timeZone)}</h3>
            <div className="grid grid-cols-4 gap-2 sm:grid-cols-5">
              {quickTimes([slot], timeZone).map((time) => (
                <button
                  key={time.getTime()}
                  type="button"
                  aria-pressed={time.getTime() === instant.getTime()}
                  onClick={() => setMinute(wallTimeOf(time, timeZone).minute)}
                  className="min-h-11 rounded-theme border border-line-strong px-1 font-medium tabular-nums hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary"
                >
                  {formatTime(time, timeZone)}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Overlay>
  );
}

/** An hour more or less at the same minute, wrapping at midnight. */
function stepHour(minute: number, by: number): number {
  return (minute + by * 60 + 24 * 60) % (24 * 60);
}

interface WheelProps {
  label: string;
  value: number;
  most: number;
  onStep: (by: 1 | -1) => void;
  onType: (value: number) => void;
}

/** A two-digit number with buttons above and below; arrow keys step it, digits replace it. */
function Wheel({ label, value, most, onStep, onType }: WheelProps) {
  const shown = String(value).padStart(2, '0');
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <div className="flex flex-col items-center">
      <IconButton label={texts.later({ unit: label })} tabIndex={-1} onClick={() => onStep(1)}>
        <Icon name="chevron-down" className="size-6 rotate-180" />
      </IconButton>
      <input
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuetext={shown}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const digits = event.target.value.replace(/\D/g, '').slice(-2);
          setTyped(digits);
          if (digits !== '' && Number(digits) <= most) onType(Number(digits));
        }}
        onBlur={() => setTyped(shown)}
        className="w-24 rounded-theme border border-line-strong bg-card py-1 text-center font-display text-5xl tabular-nums"
      />
      <IconButton label={texts.earlier({ unit: label })} tabIndex={-1} onClick={() => onStep(-1)}>
        <Icon name="chevron-down" className="size-6" />
      </IconButton>
    </div>
  );
}
