import { useRef } from 'react';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import type { InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { Switch } from '#web/backoffice/crud/inputs/switch.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { StaffIcon } from '#web/ui/staff-icon.tsx';
import {
  cleared,
  closedAt,
  entriesAt,
  type Hours,
  type Line,
  lineOf,
  removed,
  restored,
  stateAt,
  withRange,
} from './hours-edit.ts';
import { HoursRow, TimeRanges } from './hours-row.tsx';
import * as texts from './texts.ts';

interface DayLineProps {
  id: string;
  line: Line;
  /** 'Montag' */
  name: string;
  hours: Hours;
  /** The times of every day, if this one has none of its own. */
  usual: string;
  /** What a day with times means, and one without. */
  words: { on: (values: { day: string }) => string; off: string };
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (hours: OpeningHour[]) => void;
  onCopy: () => void;
}

/** One row of the week: open or closed, its ranges, and further actions. */
export function DayLine({
  id,
  line,
  name,
  hours,
  usual,
  words,
  errors,
  isDisabled,
  onChange,
  onCopy,
}: DayLineProps) {
  const place = lineOf(line);
  const state = stateAt(hours, place);
  const own = entriesAt(hours, place);
  const ranges = own.filter(({ entry }) => entry.from !== null || entry.to !== null || !entry.isClosed);
  const isOpen = state === 'open' || state === 'follows';
  // Closed by mistake: restores the previous times.
  const before = useRef<OpeningHour[]>([]);
  const toggle = () => {
    if (isOpen) {
      before.current = own.map(({ entry }) => entry);
      return onChange(line === 'daily' ? cleared(hours, place) : closedAt(hours, place));
    }
    if (before.current.length > 0) return onChange(restored(hours, place, before.current));
    const open = cleared(hours, place);
    onChange(stateAt(open, place) === 'follows' ? open : withRange(hours, place));
  };
  return (
    <HoursRow
      className="@xl:grid-cols-[11rem_minmax(0,1fr)_auto]"
      head={
        <label htmlFor={`${id}-open`} className="flex min-h-11 cursor-pointer items-center gap-3">
          <Switch
            id={`${id}-open`}
            label={words.on({ day: name })}
            isOn={isOpen}
            isDisabled={isDisabled}
            onChange={toggle}
          />
          <span className="font-medium">{name}</span>
        </label>
      }
      actions={
        <>
          <IconButton
            label={texts.addRange({ day: name })}
            disabled={isDisabled}
            onClick={() => onChange(withRange(hours, place))}
          >
            <StaffIcon name="plus" />
          </IconButton>
          {line !== 'daily' && (
            <IconButton
              label={texts.copyToOthers({ day: name })}
              disabled={isDisabled || own.length === 0}
              onClick={onCopy}
            >
              <StaffIcon name="copy" />
            </IconButton>
          )}
        </>
      }
    >
      {!isOpen && ranges.length === 0 && <span className="text-muted">{words.off}</span>}
      {state === 'follows' && <span className="text-muted">{texts.likeDaily({ times: usual })}</span>}
      <TimeRanges
        id={id}
        day={name}
        hours={hours}
        ranges={ranges}
        errors={errors}
        isDisabled={isDisabled}
        onChange={onChange}
        onRemove={(index) => onChange(removed(hours, index))}
      />
    </HoursRow>
  );
}
