import type { ReactNode } from 'react';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { errorsBelow, type InputErrors } from '#web/backoffice/crud/inputs/input-props.ts';
import { changed, type Hours } from './hours-edit.ts';
import { TimeRange } from './time-range.tsx';

interface HoursRowProps {
  /** The width of the first column where there is room for three. */
  className: string;
  head: ReactNode;
  /** What applies to the day, and its ranges. */
  children: ReactNode;
  actions: ReactNode;
}

/** A day with its times: three columns where there is room, else the times below the day. */
export function HoursRow({ className, head, children, actions }: HoursRowProps) {
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 border-line border-b py-2 last:border-0 ${className}`}
    >
      {head}
      <div className="order-last col-span-full flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 @xl:order-none @xl:col-span-1">
        {children}
      </div>
      <div className="flex">{actions}</div>
    </li>
  );
}

interface TimeRangesProps {
  id: string;
  /** 'Montag', '24.12.2026': part of the controls' names. */
  day: string;
  hours: Hours;
  /** The ranges of the day, with their indexes in the hours. */
  ranges: readonly { entry: OpeningHour; index: number }[];
  errors: InputErrors;
  isDisabled: boolean;
  onChange: (hours: OpeningHour[]) => void;
  onRemove: (index: number) => void;
}

/** The ranges of a day. */
export function TimeRanges(props: TimeRangesProps) {
  const { id, day, hours, ranges, errors, isDisabled, onChange, onRemove } = props;
  return ranges.map(({ entry, index }, at) => (
    <TimeRange
      key={index}
      id={`${id}-${at}`}
      day={day}
      entry={entry}
      errors={errorsBelow(errors, String(index))}
      isDisabled={isDisabled}
      onChange={(change) => onChange(changed(hours, index, change))}
      onRemove={() => onRemove(index)}
    />
  ));
}
