import { useId, useState } from 'react';
import type { Country } from '#domain/contact/country.ts';
import { COUNTRIES } from '#domain/contact/country.ts';
import { type OpeningHour, weekHours } from '#domain/time/opening-hours.ts';
import { localDayOf, WEEKDAYS, type Weekday } from '#domain/time/zoned-time.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { Button } from '#web/ui/button.tsx';
import { GroupedHours, rangesText } from '#web/ui/grouped-hours.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { InputProps } from '../crud/inputs/input-props.ts';
import { useRecordZone } from '../crud/inputs/time-inputs.tsx';
import { useSession } from '../session/session.tsx';
import { CopyDayDialog } from './hours/copy-day-dialog.tsx';
import { DayLine } from './hours/day-line.tsx';
import { copied, entriesAt, type Line, lineOf, withRange } from './hours/hours-edit.ts';
import { SpecialDays } from './hours/special-days.tsx';
import * as texts from './texts.ts';

const NAMES: Readonly<Record<Line, string>> = { daily: texts.daily, ...WEEKDAY_NAMES };

/** Opening hours, delivery hours and schedules as an owner thinks of them: a week, and exceptional days. */
export function HoursInput({
  field,
  id,
  value,
  onChange,
  errors,
  isDisabled,
  record,
}: InputProps<OpeningHour[]>) {
  const { branches } = useSession();
  const timeZone = useRecordZone(record);
  const [copying, setCopying] = useState<Weekday | null>(null);
  const headId = useId();
  // An empty product schedule means always; a branch without hours is closed (R34).
  const isSchedule = !('openingHours' in record);
  const words = isSchedule ? (value.length === 0 ? texts.WITHOUT_SCHEDULE : texts.SCHEDULE) : texts.OPENING;
  const hasDaily = entriesAt(value, lineOf('daily')).length > 0;
  const hasOwnDays = value.some(({ type }) => type !== 'daily' && type !== 'once');
  const lines: readonly Line[] = hasDaily ? ['daily', ...WEEKDAYS] : WEEKDAYS;
  const country = countryOf(record.country) ?? branches[0]?.country ?? 'AT';
  // The times of every day, as if no weekday had its own.
  const usual = weekHours(value.filter(({ type }) => type === 'daily'))[0]?.ranges ?? [];
  return (
    <div className="@container flex flex-col gap-5">
      <div>
        <h3 id={headId} className="font-medium">
          {texts.hoursInWeek({ label: field.label })}
        </h3>
        {errors[''] && <p className="mt-1 font-medium text-error text-sm">{errors['']}</p>}
        <ul aria-labelledby={headId} className="mt-1">
          {lines.map((line) => (
            <DayLine
              key={line}
              id={`${id}-${line}`}
              line={line}
              name={NAMES[line]}
              hours={value}
              usual={rangesText(usual)}
              words={words}
              errors={errors}
              isDisabled={isDisabled}
              onChange={onChange}
              onCopy={() => line !== 'daily' && setCopying(line)}
            />
          ))}
        </ul>
        {!hasDaily && !hasOwnDays && !isDisabled && (
          <Button
            look="secondary"
            size="small"
            className="mt-2"
            onClick={() => onChange(withRange(value, lineOf('daily')))}
          >
            <StaffIcon name="plus" className="size-4" />
            {texts.sameTimesDaily}
          </Button>
        )}
      </div>
      <SpecialDays
        id={id}
        hours={value}
        errors={errors}
        isDisabled={isDisabled}
        country={country}
        today={localDayOf(serverNow(), timeZone)}
        onChange={onChange}
      />
      <div className="rounded-theme bg-paper px-4 py-3" aria-live="polite">
        <p className="mb-2 font-medium text-sm">{texts.guestView}</p>
        {value.length === 0 ? (
          <p>{isSchedule ? texts.alwaysAvailable : texts.alwaysClosed}</p>
        ) : (
          <GroupedHours hours={value} />
        )}
      </div>
      {copying && (
        <CopyDayDialog
          from={copying}
          onClose={() => setCopying(null)}
          onCopy={(targets) => {
            onChange(copied(value, lineOf(copying), targets.map(lineOf)));
            setCopying(null);
          }}
        />
      )}
    </div>
  );
}

function countryOf(value: unknown): Country | null {
  return COUNTRIES.find((country) => country === value) ?? null;
}
