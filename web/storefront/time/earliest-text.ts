import type { EarliestTime } from '#domain/ordering/earliest-time.ts';
import type { Service } from '#domain/shop/branch.ts';
import type { Zone } from '#domain/time/zone-offsets.ts';
import { formatShortMoment } from '#text/calendar/calendar.ts';
import * as texts from './texts.ts';

/** 'frühestens 12:20', 'sofort' at the table, 'Bestellpause bis 13:00': when a service can be had, within a line. */
export function earliestText(
  earliest: EarliestTime,
  service: Service,
  now: Date,
  timeZone: Zone,
  isForItems = false,
): string {
  const short = (instant: Date) => formatShortMoment(instant, now, timeZone);
  if (earliest.kind === 'none') {
    const { reason, next } = earliest;
    if (reason === 'no-appointment' && isForItems) return texts.noTimeForAll;
    if (!next) return texts.notTaken;
    return reason === 'not-orderable-yet' || reason === 'service-paused'
      ? texts.pausedUntil({ moment: short(next) })
      : texts.takenAgain({ moment: short(next) });
  }
  if (isAtOnce(earliest, service)) return texts.atOnce;
  return earliest.at ? texts.earliest({ moment: short(earliest.at) }) : texts.soon;
}

/** The same for a place as narrow as a third of a phone: 'ab 12:20'. */
export function narrowEarliestText(
  earliest: EarliestTime,
  service: Service,
  now: Date,
  timeZone: Zone,
  isForItems = false,
): string {
  if (earliest.kind === 'none' || !earliest.at || isAtOnce(earliest, service))
    return earliestText(earliest, service, now, timeZone, isForItems);
  return texts.from({ moment: formatShortMoment(earliest.at, now, timeZone) });
}

/** Who sits at the table waits for no slot. */
function isAtOnce(earliest: EarliestTime, service: Service): boolean {
  return earliest.kind === 'now' && service === 'dineIn';
}
