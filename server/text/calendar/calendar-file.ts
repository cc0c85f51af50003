/** An appointment as calendars take it. */
export interface CalendarEntry {
  /** Stable and unique in the world: the same entry again replaces itself. */
  uid: string;
  /** Grows with each change of the same entry. */
  sequence: number;
  /** When this was written. */
  stamp: Date;
  start: Date;
  end: Date;
  title: string;
  description: string;
  place: string;
  url: string;
  isCancelled?: boolean;
}

/** RFC 5545, 3.1: a line has at most 75 octets without its end. */
const LINE_OCTETS = 75;

/** A calendar with one entry (RFC 5545), with CRLF and times in UTC: every calendar shows them in its own zone. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Theke//Theke//DE',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    `DTSTART:${utc(entry.start)}`,
    `DTEND:${utc(entry.end)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.place ? [`LOCATION:${escaped(entry.place)}`] : []),
    ...(entry.url ? [`URL:${entry.url.replace(/[\r\n]/g, '')}`] : []),
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20261126T110000Z'. */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** TEXT of 3.3.11; other control characters are not allowed and are left out. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** Continues a long line on the next one after a space, never within a character. */
function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
