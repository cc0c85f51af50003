import type { HoursType, OpeningHour } from '#domain/time/opening-hours.ts';
import { WEEKDAYS } from '#domain/time/zoned-time.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import type { InputErrors } from '../crud/inputs/input-props.ts';
import * as texts from './signage-texts.ts';

interface ScheduleInputProps {
  /** Name of what is scheduled, for screen readers. */
  name: string;
  value: OpeningHour[];
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (value: OpeningHour[]) => void;
}

const CONTROL = 'min-h-11 rounded-theme border border-line-strong bg-card px-2 text-base';
const MORNING: OpeningHour = { type: 'daily', date: null, isClosed: false, from: '08:00', to: '11:00' };

/** When something is shown: always, or at times of day that may depend on the weekday. */
export function ScheduleInput({ name, value, errors, isDisabled, onChange }: ScheduleInputProps) {
  const change = (index: number, part: Partial<OpeningHour>) =>
    onChange(value.map((entry, at) => (at === index ? { ...entry, ...part } : entry)));
  const [sentence] = Object.values(errors);
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-2">
      <legend className="sr-only">{texts.scheduleOf({ name })}</legend>
      {value.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries have no names and never change places.
        <div key={index} className="flex flex-wrap items-center gap-2 text-sm">
          <select
            aria-label={texts.dayOfTime({ name, number: index + 1 })}
            value={entry.type}
            onChange={(event) => change(index, typed(event.target.value))}
            className={CONTROL}
          >
            <option value="daily">{texts.daily}</option>
            {WEEKDAYS.map((day) => (
              <option key={day} value={day}>
                {WEEKDAY_NAMES[day]}
              </option>
            ))}
            {entry.type === 'once' && <option value="once">{entry.date}</option>}
          </select>
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="flex items-center gap-1.5">
              {end === 'from' ? texts.from : texts.until}
              <input
                type="time"
                value={entry[end] === '24:00' ? '00:00' : (entry[end] ?? '')}
                onChange={(event) => change(index, { [end]: event.target.value || null })}
                className={CONTROL}
              />
            </label>
          ))}
          <IconButton
            label={texts.removeTime({ name, number: index + 1 })}
            onClick={() => onChange(value.toSpliced(index, 1))}
          >
            <StaffIcon name="close" className="size-4" />
          </IconButton>
        </div>
      ))}
      {sentence && <p className="font-medium text-error text-sm">{sentence}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {value.length === 0 && <span className="text-muted text-sm">{texts.always}</span>}
        <Button look="quiet" size="small" onClick={() => onChange([...value, MORNING])}>
          <StaffIcon name="clock" />
          {value.length === 0 ? texts.onlyAtTimes : texts.anotherTime}
        </Button>
      </div>
    </fieldset>
  );
}

function typed(value: string): Partial<OpeningHour> {
  const type: HoursType = WEEKDAYS.find((day) => day === value) ?? 'daily';
  return { type, date: null };
}
