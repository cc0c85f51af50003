import { addressLine, type PostalAddress } from '#domain/address.ts';
import { daysBetween, localDayOf, wallTimeOf, weekdayOf } from '#domain/zoned-time.ts';
import { formatDay, WEEKDAY_NAMES } from '#text/calendar-texts.ts';

/** '18:05' on the clock of the zone. */
export function formatTime(instant: Date, timeZone: string): string {
  const { minute } = wallTimeOf(instant, timeZone);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** '21.11.2026' in the zone. */
export function formatDate(instant: Date, timeZone: string): string {
  return formatDay(localDayOf(instant, timeZone));
}

/** 'heute um 17:00 Uhr', 'morgen um 08:00 Uhr', 'am Montag um 08:00 Uhr', 'am 24.12.2026 um 08:00 Uhr'. */
export function formatMoment(instant: Date, now: Date, timeZone: string): string {
  const day = localDayOf(instant, timeZone);
  const time = `um ${formatTime(instant, timeZone)} Uhr`;
  const days = daysBetween(localDayOf(now, timeZone), day);
  if (days === 0) return `heute ${time}`;
  if (days === 1) return `morgen ${time}`;
  if (days > 1 && days < 7) return `am ${WEEKDAY_NAMES[weekdayOf(day)]} ${time}`;
  return `am ${formatDay(day)} ${time}`;
}

/** 'Abholung', 'Abholung und Lieferung', 'a, b und c'. */
export function joinWords(words: readonly string[], last = 'und'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A telephone number as the target of a link. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Directions to an address in a maps service; opened only on a click. */
export function directionsHref(address: PostalAddress): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
}
