import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from '#text/calendar/calendar-file.ts';

const ENTRY: CalendarEntry = {
  uid: 'ABCDEFGHJK@markt.example',
  sequence: 0,
  stamp: new Date('2026-11-20T08:00:00Z'),
  start: new Date('2026-11-26T12:00:00+01:00'),
  end: new Date('2026-11-26T12:30:00+01:00'),
  title: 'Abholung: Markt',
  description: '2 × Käsesemmel\n1 × Jause',
  place: 'Marktplatz 1, 6850 Dornbirn',
  url: 'https://markt.example/status/A/b',
};

/** The file as a reader of calendars takes it: unfolded, and each line's text unescaped. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const at = line.indexOf(':');
      const text = line
        .slice(at + 1)
        .replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark));
      return [line.slice(0, at), text];
    }),
  );
}

describe('calendar file (RFC 5545)', () => {
  it('is one event in UTC, framed as the standard says', () => {
    expect(calendarFile(ENTRY)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Theke//Theke//DE',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:ABCDEFGHJK@markt.example',
        'SEQUENCE:0',
        'DTSTAMP:20261120T080000Z',
        'DTSTART:20261126T110000Z',
        'DTEND:20261126T113000Z',
        'SUMMARY:Abholung: Markt',
        'DESCRIPTION:2 × Käsesemmel\\n1 × Jause',
        'LOCATION:Marktplatz 1\\, 6850 Dornbirn',
        'URL:https://markt.example/status/A/b',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
    expect(calendarFile({ ...ENTRY, isCancelled: true })).toContain('\r\nSTATUS:CANCELLED\r\n');
  });

  it('survives every text: escaped, folded at 75 octets, no line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const file = calendarFile({ ...ENTRY, title: text, place: '' });
        for (const line of file.split('\r\n'))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(file.split(/\r\n(?! )/)).toHaveLength(18);
        const plain = text.replace(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, '');
        expect(read(file).get('SUMMARY')).toBe(plain);
      }),
    );
    expect(calendarFile({ ...ENTRY, title: 'A\r\nEND:VEVENT;B' })).toContain(
      'SUMMARY:A\\nEND:VEVENT\\;B\r\n',
    );
  });
});
