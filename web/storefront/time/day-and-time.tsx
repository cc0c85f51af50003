import { type ReactNode, useState } from 'react';
import type { Slot } from '#domain/ordering/slots.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { addDays, type LocalDay, localDayOf } from '#domain/time/zoned-time.ts';
import { formatDayMoment, formatTime } from '#text/calendar/calendar.ts';
import { formatFullDay, formatMediumDay } from '#text/calendar/days.ts';
import { useShop } from '#web/lib/shop.tsx';
import { timeOn } from './chosen-time.ts';
import { DateOverlay } from './date-overlay.tsx';
import * as texts from './texts.ts';
import { quickTimes } from './time-choice.ts';
import { TimeOverlay } from './time-overlay.tsx';

/** The days that are one tap away; the calendar has the others. */
const NEAR_DAYS = 5;

interface DayAndTimeProps {
  branch: Branch;
  /** All slots by day. */
  days: ReadonlyMap<LocalDay, readonly Slot[]>;
  instant: Date;
  onChoose: (instant: Date) => void;
}

/** The next days and their times as buttons; any other day or minute by the pickers of checkout. */
export function DayAndTime({ branch, days, instant, onChoose }: DayAndTimeProps) {
  const { now } = useShop();
  const { timeZone } = branch;
  const [open, setOpen] = useState<'date' | 'time' | null>(null);
  const today = localDayOf(now, timeZone);
  const day = localDayOf(instant, timeZone);
  const near = [...days.keys()].slice(0, NEAR_DAYS);
  const listed = near.includes(day) ? near : [...near.slice(0, -1), day];
  const slots = days.get(day) ?? [];
  const times = quickTimes(slots, timeZone);
  const isQuick = times.some((time) => time.getTime() === instant.getTime());
  const choose = (next: Date | null) => {
    if (next) onChoose(next);
    setOpen(null);
  };
  return (
    <div className="flex flex-col gap-4">
      <Chips label={texts.day}>
        {listed.map((one) => (
          <Chip
            key={one}
            isChosen={one === day}
            onChoose={() => choose(timeOn(one, instant, days, timeZone))}
          >
            <span className="sr-only">{formatFullDay(one)}</span>
            <span aria-hidden="true">{dayName(one, today)}</span>
          </Chip>
        ))}
        <Chip opensDialog onChoose={() => setOpen('date')}>
          {texts.otherDay}
        </Chip>
      </Chips>
      <Chips label={texts.time}>
        {!isQuick && (
          <Chip isChosen onChoose={() => setOpen('time')}>
            {formatTime(instant, timeZone)}
          </Chip>
        )}
        {times.map((time) => (
          <Chip
            key={time.getTime()}
            isChosen={time.getTime() === instant.getTime()}
            onChoose={() => choose(time)}
          >
            {formatTime(time, timeZone)}
          </Chip>
        ))}
        <Chip opensDialog onChoose={() => setOpen('time')}>
          {texts.otherTime}
        </Chip>
      </Chips>
      <p role="status" className="font-semibold">
        {texts.chosenTime({ moment: formatDayMoment(instant, now, timeZone) })}
      </p>
      {open === 'date' && (
        <DateOverlay
          days={days}
          chosen={day}
          today={today}
          onClose={() => setOpen(null)}
          onSave={(next) => {
            choose(timeOn(next, instant, days, timeZone));
          }}
        />
      )}
      {open === 'time' && (
        <TimeOverlay
          day={day}
          slots={slots}
          chosen={instant}
          timeZone={timeZone}
          onClose={() => setOpen(null)}
          onOtherDay={() => setOpen('date')}
          onSave={choose}
        />
      )}
    </div>
  );
}

function dayName(day: LocalDay, today: LocalDay): string {
  if (day === today) return texts.today;
  return day === addDays(today, 1) ? texts.tomorrow : formatMediumDay(day).slice(0, -4);
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-muted text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

interface ChipProps {
  isChosen?: boolean;
  opensDialog?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Chip({ isChosen = false, opensDialog = false, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      {...(opensDialog ? { 'aria-haspopup': 'dialog' as const } : { 'aria-pressed': isChosen })}
      onClick={onChoose}
      className={`min-h-11 min-w-16 rounded-theme border px-3 font-medium tabular-nums hover:border-ink aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary ${opensDialog ? 'border-line text-primary' : 'border-line-strong'}`}
    >
      {children}
    </button>
  );
}
