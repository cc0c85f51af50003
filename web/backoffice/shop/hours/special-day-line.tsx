import { useEffect, useState } from 'react';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { isLocalDay, type LocalDay, weekdayOf } from '#domain/time/zoned-time.ts';
import { formatDay } from '#text/calendar/calendar.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import {
  cleared,
  closedAt,
  dayOf,
  entriesAt,
  type Hours,
  moved,
  removed,
  specialDays,
  stateAt,
  withRange,
} from './hours-edit.ts';
import { HoursRow, TimeRanges } from './hours-row.tsx';
import * as texts from './texts.ts';

type Kind = keyof typeof texts.KINDS;

interface SpecialDayLineProps {
  id: string;
  date: LocalDay;
  /** 'Nationalfeiertag', if it is one. */
  holiday: string | null;
  hours: Hours;
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (hours: OpeningHour[]) => void;
}

/** One date: closed, other times, or closed for some hours. */
export function SpecialDayLine({
  id,
  date,
  holiday,
  hours,
  errors,
  isDisabled,
  onChange,
}: SpecialDayLineProps) {
  const place = dayOf(date);
  const own = entriesAt(hours, place);
  const state = stateAt(hours, place);
  const kind: Kind = state === 'closed' || state === 'open' ? state : 'partly';
  const name = formatDay(date);
  const choose = (next: Kind) => {
    if (next === 'closed') return onChange(closedAt(hours, place));
    onChange(withRange(cleared(hours, place), place, next === 'partly'));
  };
  return (
    <HoursRow
      className="@xl:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_auto]"
      head={
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <DateInput
            id={`${id}-date`}
            date={date}
            isDisabled={isDisabled}
            onChange={(to) => {
              // Two entries of one date would merge: the other date keeps what it has.
              if (!specialDays(hours).includes(to)) onChange(moved(hours, date, to));
            }}
          />
          <span className="text-muted text-sm">{holiday ?? WEEKDAY_NAMES[weekdayOf(date)]}</span>
        </div>
      }
      actions={
        <>
          {kind !== 'closed' && (
            <IconButton
              label={texts.addRange({ day: name })}
              disabled={isDisabled}
              onClick={() => onChange(withRange(hours, place, kind === 'partly'))}
            >
              <StaffIcon name="plus" />
            </IconButton>
          )}
          <IconButton
            label={texts.removeDay({ day: name })}
            disabled={isDisabled}
            onClick={() => onChange(cleared(hours, place))}
          >
            <StaffIcon name="trash" />
          </IconButton>
        </>
      }
    >
      <select
        aria-label={texts.whatHolds({ day: name })}
        disabled={isDisabled}
        value={kind}
        onChange={({ target }) => choose(target.value as Kind)}
        className="min-h-11 rounded-theme border border-line-strong bg-card px-2 hover:border-ink disabled:bg-paper disabled:text-muted"
      >
        <WordOptions words={texts.KINDS} />
      </select>
      {kind !== 'closed' && (
        <TimeRanges
          id={id}
          day={name}
          hours={hours}
          ranges={own}
          errors={errors}
          isDisabled={isDisabled}
          onChange={onChange}
          onRemove={(index) => onChange(own.length === 1 ? closedAt(hours, place) : removed(hours, index))}
        />
      )}
    </HoursRow>
  );
}

interface DateInputProps {
  id: string;
  date: LocalDay;
  isDisabled: boolean;
  onChange: (date: LocalDay) => void;
}

/** Applied on blur: the first digits of a year being typed are a year, too, and the list would jump. */
function DateInput({ id, date, isDisabled, onChange }: DateInputProps) {
  const [text, setText] = useState(date);
  useEffect(() => setText(date), [date]);
  const take = () => {
    if (isLocalDay(text) && text >= '2000') onChange(text);
    setText(date);
  };
  return (
    <input
      id={id}
      type="date"
      aria-label={texts.dateOf({ day: formatDay(date) })}
      disabled={isDisabled}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      className="min-h-11 rounded-theme border border-line-strong bg-card px-2 tabular-nums hover:border-ink disabled:bg-paper disabled:text-muted"
    />
  );
}
