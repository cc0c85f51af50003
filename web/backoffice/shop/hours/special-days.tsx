import { useState } from 'react';
import type { Country } from '#domain/contact/country.ts';
import { holidayName } from '#domain/time/holidays.ts';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { addDays, type LocalDay } from '#domain/time/zoned-time.ts';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { Button } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { HolidayDialog } from './holiday-dialog.tsx';
import { closedAt, dayOf, freeDay, type Hours, specialDays, withClosedDays } from './hours-edit.ts';
import { SpecialDayLine } from './special-day-line.tsx';
import * as texts from './texts.ts';

/** Number of upcoming days shown initially. */
const SHOWN = 6;

interface SpecialDaysProps {
  id: string;
  hours: Hours;
  errors: InputErrors;
  isDisabled: boolean;
  country: Country;
  today: LocalDay;
  onChange: (hours: OpeningHour[]) => void;
}

/** The dates with exceptions: holidays, company outings, a long night. */
export function SpecialDays({ id, hours, errors, isDisabled, country, today, onChange }: SpecialDaysProps) {
  const [isAsked, setAsked] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const days = specialDays(hours);
  const past = days.filter((day) => day < today);
  // Errors must be visible.
  const isAll = isUnfolded || Object.keys(errors).length > 0;
  const shown = isAll ? days : days.filter((day) => day >= today).slice(0, SHOWN);
  const add = () => {
    const day = freeDay(hours, followingDays(today));
    if (day) onChange(closedAt(hours, dayOf(day)));
  };
  return (
    <div className="flex flex-col gap-2">
      <h3 id={`${id}-special`} className="font-medium">
        {texts.specialDays}
      </h3>
      {days.length === 0 && <p className="text-muted text-sm">{texts.specialDaysHint}</p>}
      {days.length > 0 && (
        <ul aria-labelledby={`${id}-special`}>
          {shown.map((date) => (
            <SpecialDayLine
              key={date}
              id={`${id}-${date}`}
              date={date}
              holiday={holidayName(country, date)}
              hours={hours}
              errors={errors}
              isDisabled={isDisabled}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      {shown.length < days.length && (
        <Button look="quiet" size="small" className="self-start" onClick={() => setUnfolded(true)}>
          <StaffIcon name="chevron-down" className="size-4" />
          {texts.showAllDays({ count: days.length })}
        </Button>
      )}
      {!isDisabled && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={add}>
            <StaffIcon name="plus" className="size-4" />
            {texts.addSpecialDay}
          </Button>
          <Button look="secondary" size="small" onClick={() => setAsked(true)}>
            <StaffIcon name="holiday" className="size-4" />
            {texts.enterHolidays}
          </Button>
          {past.length > 0 && (
            <Button
              look="quiet"
              size="small"
              onClick={() => onChange(hours.filter(({ date }) => date === null || date >= today))}
            >
              {texts.removePast({ count: past.length })}
            </Button>
          )}
        </div>
      )}
      {isAsked && (
        <HolidayDialog
          country={country}
          today={today}
          known={days}
          onClose={() => setAsked(false)}
          onAdd={(dates) => {
            onChange(withClosedDays(hours, dates));
            setAsked(false);
            setUnfolded(true);
          }}
        />
      )}
    </div>
  );
}

function* followingDays(today: LocalDay): Generator<LocalDay> {
  for (let n = 1; n < 1_000; n++) yield addDays(today, n);
}
