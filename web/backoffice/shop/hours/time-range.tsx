import { useEffect, useState } from 'react';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import { isPastMidnight, timeText } from './hours-edit.ts';
import * as texts from './texts.ts';

interface TimeRangeProps {
  id: string;
  /** 'Montag', '24.12.2026': part of the controls' names. */
  day: string;
  entry: OpeningHour;
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (change: Partial<OpeningHour>) => void;
  onRemove: () => void;
}

/** From, to, and a hint when it ends after midnight. */
export function TimeRange({ id, day, entry, errors, isDisabled, onChange, onRemove }: TimeRangeProps) {
  const error = errors[''] ?? errors.from ?? errors.to;
  const words = entry.isClosed ? texts.closedOn({ day }) : day;
  const wiring = error
    ? { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` }
    : isPastMidnight(entry)
      ? { 'aria-describedby': `${id}-note` }
      : {};
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-1.5">
        {entry.isClosed && <span className="text-muted text-sm">{texts.closed}</span>}
        <TimeInput
          id={`${id}-from`}
          label={texts.rangeFrom({ day: words })}
          value={entry.from ?? ''}
          isDisabled={isDisabled}
          onChange={(from) => onChange({ from })}
          wiring={wiring}
        />
        <span className="text-muted text-sm">{texts.until}</span>
        <TimeInput
          id={`${id}-to`}
          label={texts.rangeTo({ day: words })}
          value={entry.to ?? ''}
          isDisabled={isDisabled}
          onChange={(to) => onChange({ to })}
          wiring={wiring}
        />
        <IconButton label={texts.removeRange({ day: words })} disabled={isDisabled} onClick={onRemove}>
          <StaffIcon name="close" className="size-4" />
        </IconButton>
      </div>
      {error ? (
        <p id={`${id}-error`} className="font-medium text-error text-sm">
          {texts.timesInvalid}
        </p>
      ) : (
        isPastMidnight(entry) && (
          <p id={`${id}-note`} className="text-muted text-sm">
            {texts.untilNextDay({ time: entry.to ?? '' })}
          </p>
        )
      )}
    </div>
  );
}

interface TimeInputProps {
  id: string;
  label: string;
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
  wiring: { 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** A time as typed ('8', '830', '24'); the browser's own control has no 24:00 and shows a.m./p.m. in some locales. */
function TimeInput({ id, label, value, isDisabled, onChange, wiring }: TimeInputProps) {
  const [text, setText] = useState(value);
  useEffect(() => {
    setText((shown) => (timeText(shown) === value ? shown : value));
  }, [value]);
  return (
    <input
      id={id}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      placeholder="00:00"
      aria-label={label}
      {...wiring}
      disabled={isDisabled}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(timeText(event.target.value));
      }}
      onFocus={(event) => event.target.select()}
      onBlur={() => setText(value)}
      className="min-h-11 w-19 rounded-theme border border-line-strong bg-card px-2 text-center text-ink tabular-nums hover:border-ink disabled:bg-paper disabled:text-muted aria-invalid:border-2 aria-invalid:border-error"
    />
  );
}
