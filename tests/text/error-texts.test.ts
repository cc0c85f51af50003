import { describe, expect, test } from 'vitest';
import { ERROR_STATUS } from '#api/http/error-status.ts';
import type { ErrorCode, Fault } from '#domain/errors.ts';
import type { Cents } from '#domain/money/money.ts';
import { englishErrorText } from '#text/errors/english-errors.en.ts';
import { errorText } from '#text/errors/error-text.ts';

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];

test.each(codes)('%s reads as a sentence, with and without values', (code) => {
  const full = {
    product: 'Jause',
    step: 'Brot',
    minimum: 1,
    maximum: 5,
    stepSize: 1,
    amount: '10,00 €',
    difference: '1,00 €',
    minutes: 3,
    name: 'a.pdf',
    types: '.jpg',
    phone: '+43',
  };
  for (const text of [errorText({ code }), errorText({ code, field: 'items.0.amount', params: full })]) {
    expect(text.length).toBeGreaterThan(5);
    expect(text).not.toMatch(/undefined|null|NaN|\s{2}|\s[.)](?!\w)|\{/);
    expect(text).toMatch(/^[A-ZÄÖÜ„]/);
  }
});

describe('sentences that the customer worded are kept verbatim', () => {
  test.each<[ErrorCode, Record<string, string | number>, string]>([
    ['internal', {}, 'Ein unbekannter Fehler ist aufgetreten.'],
    ['order-state-conflict', {}, 'Bestellstatus konnte nicht geändert werden'],
    ['price-changed', {}, 'Preise haben sich geändert'],
    ['csrf', {}, 'Ungültiges CSRF-Token.'],
    ['invalid-credentials', {}, 'Ungültige Zugangsdaten.'],
    ['appointment-required', {}, 'Bitte wählen Sie einen Termin aus.'],
    [
      'appointment-closed',
      {},
      'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
    ],
    [
      'phone-invalid',
      { phone: '+436641234567' },
      'Bitte geben Sie eine gültige Nummer im Format +436641234567 an.',
    ],
    ['delivery-closed', {}, 'Derzeit bieten wir leider keine Lieferung an.'],
    ['branch-closed', {}, 'Derzeit haben wir leider geschlossen.'],
    ['cart-empty', {}, 'Keine Produkte im Warenkorb'],
    ['print-failed', {}, 'Beleg konnte nicht gedruckt werden'],
    ['questionnaire-closed', {}, 'Bewertung konnte nicht gesendet werden'],
    [
      'payment-failed',
      {},
      'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.',
    ],
    [
      'file-unreadable',
      { name: 'a.exe' },
      'Die ausgewählte Datei "a.exe" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
    ],
    [
      'minimum-order-value',
      { amount: '20,00 €', difference: '5,00 €' },
      'Sie haben den Mindestbestellwert in Höhe von 20,00 € leider noch nicht erreicht. Fügen Sie Waren im Wert von mindestens 5,00 € hinzu oder wählen Sie eine andere Art der Lieferung.',
    ],
  ])('%s', (code, params, text) => {
    expect(errorText({ code, params })).toBe(text);
  });
});

test('numbers and money are written as the language of the sentence writes them', () => {
  const money = (cents: number) => ({ cents: cents as Cents, currency: 'EUR' });
  const minimum: Fault = {
    code: 'minimum-order-value',
    params: { amount: money(123_450), difference: money(510) },
  };
  const step: Fault = { code: 'amount-off-step', params: { minimum: 1, stepSize: 0.25 } };
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(plain(errorText(minimum))).toContain('in Höhe von 1.234,50 € ');
  expect(plain(errorText(minimum))).toContain('mindestens 5,10 € ');
  expect(errorText(step)).toContain('(ab 1 in Schritten von 0,25)');
  expect(plain(englishErrorText(minimum))).toContain('of €1,234.50 yet');
  expect(plain(englishErrorText(minimum))).toContain('at least €5.10 ');
  expect(englishErrorText(step)).toContain('(from 1 in steps of 0.25)');
});

test('the label comes from the field', () => {
  expect(errorText({ code: 'required', field: 'firstName' })).toBe(
    'Bitte füllen Sie das Feld „Vorname“ aus.',
  );
  expect(errorText({ code: 'too-long', field: 'comment', params: { maximum: 2000 } })).toBe(
    'Die Angabe zu „Anmerkung“ ist zu lang (höchstens 2000 Zeichen).',
  );
  expect(errorText({ code: 'too-many-logins', params: { minutes: 1 } })).toContain('in einer Minute');
});
