import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logLine, logText } from '#domain/text/log-text.ts';
import { unit } from './strange-letters.ts';

describe('what gets into a log', () => {
  test.each([
    ['A49 a second line', 'fein\n2026 ERROR alles kaputt', 'fein 2026 ERROR alles kaputt'],
    ['A49 colours', '\u001b[31mrot\u001b[0m \u001b]0;Titel\u0007ende', 'rot Titelende'],
    ['A49 a carriage return', 'eins\rzwei\u0000', 'eins zwei'],
    ['an e-mail address', 'Mail an anna.berg@example.at ging nicht', 'Mail an [E-Mail] ging nicht'],
    ['a phone number', 'Anruf +43 664 123 45 67 verpasst', 'Anruf [Telefon] verpasst'],
    ['A41 a key', `Schlüssel ${'a1B2_-'.repeat(8)} gilt`, 'Schlüssel [entfernt] gilt'],
    ['a printer’s address stays', '192.168.1.50:9100: gedruckt', '192.168.1.50:9100: gedruckt'],
    ['an order stays', 'Bestellung 42 (Beleg) → Theke: gedruckt', 'Bestellung 42 (Beleg) → Theke: gedruckt'],
  ])('%s', (_name, text, expected) => {
    expect(logLine(text)).toBe(expected);
  });

  test('several lines stay several lines', () => {
    expect(logText('eins\r\n\u001b[1mzwei\u001b[0m')).toBe('eins\nzwei');
  });

  test('A49 nothing but visible characters gets through, whatever comes', () => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        expect(logLine(text)).not.toMatch(/\p{Cc}|\p{Cs}|\n/u);
        expect(logText(text).replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }),
    );
  });

  test('A62 long texts are cut and take no time', () => {
    const started = performance.now();
    for (const text of ['a@'.repeat(200_000), '+1 '.repeat(200_000), '\u001b['.repeat(200_000)]) {
      expect(logText(text).length).toBeLessThanOrEqual(256 * 1_024);
      expect(logLine(text).length).toBeLessThanOrEqual(500);
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
