import { Fragment } from 'react';
import {
  groupedHours,
  type HoursGroup,
  type OpeningHour,
  type WallRange,
} from '#domain/time/opening-hours.ts';
import { WEEKDAY_NAMES } from '#text/calendar/calendar-texts.ts';
import * as texts from './texts.ts';

/** '08:00 bis 12:00, 14:00 bis 18:00 Uhr', 'geschlossen'. */
export function rangesText(ranges: readonly WallRange[]): string {
  if (ranges.length === 0) return texts.closed;
  return rangeTexts(ranges).join(' ');
}

/** The same on a page, where a line may only break between two ranges. */
export function Ranges({ ranges }: { ranges: readonly WallRange[] }) {
  if (ranges.length === 0) return texts.closed;
  return rangeTexts(ranges).map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      <span className="whitespace-nowrap">{text}</span>
    </Fragment>
  ));
}

function rangeTexts(ranges: readonly WallRange[]): string[] {
  return ranges.map(({ from, to }, index) =>
    (index < ranges.length - 1 ? texts.range : texts.lastRange)({ from, to }),
  );
}

/** 'Montag bis Freitag' */
function daysText({ first, last }: Pick<HoursGroup, 'first' | 'last'>): string {
  return first === last
    ? WEEKDAY_NAMES[first]
    : texts.days({ first: WEEKDAY_NAMES[first], last: WEEKDAY_NAMES[last] });
}

/** Consecutive days with equal hours in one row: 'Montag bis Freitag  08:00 bis 18:00 Uhr'. */
export function GroupedHours({ hours }: { hours: readonly OpeningHour[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {groupedHours(hours).map(({ first, last, ranges }) => (
        <div key={first} className="col-span-2 grid grid-cols-subgrid">
          <dt>{daysText({ first, last })}</dt>
          <dd className="tabular-nums">
            <Ranges ranges={ranges} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
