import { useState } from 'react';
import type { Country } from '#domain/contact/country.ts';
import { COUNTRIES } from '#domain/contact/country.ts';
import { HOLIDAY_STATES } from '#domain/time/holiday-rules.ts';
import { type Holiday, holidaysOf } from '#domain/time/holidays.ts';
import type { LocalDay } from '#domain/time/zoned-time.ts';
import { formatLongDay } from '#text/calendar/days.ts';
import { COUNTRY_NAMES } from '#text/state-texts.ts';
import { WordOptions } from '#web/backoffice/crud/inputs/select-options.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField } from '#web/ui/field.tsx';
import { Overlay } from '#web/ui/overlay.tsx';
import * as texts from './texts.ts';

interface HolidayDialogProps {
  country: Country;
  today: LocalDay;
  /** Dates that already have an entry. */
  known: readonly LocalDay[];
  onAdd: (dates: readonly LocalDay[]) => void;
  onClose: () => void;
}

/** The federal state chosen last; a shop stays where it is. */
const lastStates = new Map<Country, string>();

/** Whether no public holiday of the whole country is left in the year of that day. */
function isOver(country: Country, today: LocalDay): boolean {
  return holidaysOf(country, null, Number(today.slice(0, 4))).every(({ date }) => date < today);
}

/** Offers the public holidays of a year, to be entered as closed days. */
export function HolidayDialog({ country: own, today, known, onAdd, onClose }: HolidayDialogProps) {
  const thisYear = Number(today.slice(0, 4));
  const [country, setCountry] = useState<Country>(own);
  const [state, setState] = useState(() => lastStates.get(own) ?? '');
  const [year, setYear] = useState(() => (isOver(own, today) ? thisYear + 1 : thisYear));
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const states = HOLIDAY_STATES[country];
  const isStateMissing = Object.keys(states).length > 0 && state === '';
  const holidays = holidaysOf(country, state || null, year);
  const isFree = ({ date }: Holiday) => !known.includes(date) && date >= today;
  const isTicked = (holiday: Holiday) =>
    isFree(holiday) && (choices.get(`${holiday.date} ${state}`) ?? holiday.isEverywhere);
  const chosen = holidays.filter(isTicked).map(({ date }) => date);
  const noteOf = (holiday: Holiday) => {
    if (known.includes(holiday.date)) return texts.alreadyEntered;
    if (holiday.date < today) return texts.past;
    return holiday.isEverywhere ? '' : texts.notEverywhere;
  };
  return (
    <Overlay
      isOpen
      onClose={onClose}
      title={texts.enterHolidays}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            {texts.enterDays({ count: chosen.length })}
          </Button>
        </div>
      }
    >
      <p className="max-w-prose text-muted">{texts.holidaysHint}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <SelectField
          label={texts.country}
          value={country}
          onChange={({ target }) => {
            const next = target.value as Country;
            setCountry(next);
            setState(lastStates.get(next) ?? '');
          }}
        >
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {COUNTRY_NAMES[code]}
            </option>
          ))}
        </SelectField>
        {Object.keys(states).length > 0 && (
          <SelectField
            label={texts.stateLabel({ country })}
            value={state}
            onChange={({ target }) => {
              setState(target.value);
              lastStates.set(country, target.value);
            }}
          >
            <option value="">{texts.pleaseChoose}</option>
            <WordOptions words={states} />
          </SelectField>
        )}
        <SelectField label={texts.year} value={year} onChange={({ target }) => setYear(Number(target.value))}>
          {[thisYear, thisYear + 1, thisYear + 2].map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      {isStateMissing && <p className="mt-3 text-sm">{texts.stateMissing({ country })}</p>}
      <ul aria-label={texts.holidays} className="mt-4 divide-y divide-line">
        {holidays.map((holiday) => (
          <li key={holiday.date} className="flex items-center justify-between gap-3">
            <CheckboxField
              label={
                <>
                  <span className="font-medium">{holiday.name}</span>{' '}
                  <span className="text-muted text-sm">{formatLongDay(holiday.date)}</span>
                </>
              }
              checked={isTicked(holiday)}
              disabled={!isFree(holiday)}
              onChange={({ target }) =>
                setChoices(new Map(choices).set(`${holiday.date} ${state}`, target.checked))
              }
            />
            <span className="shrink-0 text-muted text-sm">{noteOf(holiday)}</span>
          </li>
        ))}
      </ul>
    </Overlay>
  );
}
