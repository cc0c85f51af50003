import { formatDate, formatTime } from '#text/calendar/calendar.ts';
import { minutesText } from '#web/backoffice/layout/minutes-text.ts';
import * as texts from './texts.ts';

const MINUTE = 60_000;

/** 'vor 5 Minuten', 'am 21.11.2026 um 14:05 Uhr', 'noch nie'. */
export function seenText(iso: string | null, now: Date, timeZone: string): string {
  if (iso === null) return texts.never;
  const at = new Date(iso);
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE);
  if (minutes < 1) return texts.justNow;
  if (minutes < 60) return texts.minutesAgo({ minutes });
  return texts.onDay({ date: formatDate(at, timeZone), time: formatTime(at, timeZone) });
}

/** '9:05' until an instant; '0:00' once it has passed. */
export function countdownText(iso: string, now: Date): string {
  return minutesText(Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 1_000)));
}
