import { formatDate, formatTime } from '#text/calendar-texts.ts';

const MINUTE = 60_000;

/** 'vor 5 Minuten', 'am 21.11.2026 um 14:05 Uhr', 'noch nie'. */
export function seenText(iso: string | null, now: Date, timeZone: string): string {
  if (iso === null) return 'noch nie';
  const at = new Date(iso);
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE);
  if (minutes < 1) return 'gerade eben';
  if (minutes < 60) return minutes === 1 ? 'vor einer Minute' : `vor ${minutes} Minuten`;
  return `am ${formatDate(at, timeZone)} um ${formatTime(at, timeZone)} Uhr`;
}

/** '9:05' until an instant; '0:00' when it is over. */
export function countdownText(iso: string, now: Date): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
