import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { englishConfirmationSms, englishWeighingSms } from '#text/mails/english-mails.en.ts';
import { confirmationSms, newOrderSms, weighingSms } from '#text/mails/order-sms.ts';

const order = {
  ticketNumber: 12,
  isDelivery: false,
  isDineIn: false,
  isQuotation: false,
  tableIdentifier: null,
  appointment: null,
  pricing: 'fixed',
  totalGross: cents(980),
  currency: 'EUR',
} as const;
const place = { shopName: 'Theke', timeZone: 'Europe/Vienna' };

describe('the SMS about a new order', () => {
  it.each([
    [order, 'Neue Bestellung Nr. 12, Abholung, so bald wie möglich, 9,80 € (Theke)'],
    [
      { ...order, isDelivery: true, appointment: '2026-11-27T17:30:00.000Z', pricing: 'approximate' },
      'Neue Bestellung Nr. 12, Lieferung, 27.11. 18:30, ca. 9,80 € (Theke)',
    ],
    [
      { ...order, isDineIn: true, tableIdentifier: '7', pricing: 'minimum', isQuotation: true },
      'Neue Angebotsanfrage Nr. 12, Vor Ort, Tisch 7, so bald wie möglich (Theke)',
    ],
  ] as const)('%#', (one, text) => {
    expect(newOrderSms(one, place)).toBe(text);
  });

  it('names the number of the order in a shop without tickets', () => {
    expect(newOrderSms(order, { ...place, number: 'K7M2' })).toContain('Nr. K7M2, Abholung');
  });

  it('fits into one message', () => {
    const text = newOrderSms(order, { ...place, shopName: 'F'.repeat(300) });
    expect(text).toHaveLength(160);
    expect(text).toContain('9,80 €');
  });
});

describe('R252 the SMS about a confirmation', () => {
  const promised = { ...order, appointment: '2026-11-27T17:30:00.000Z' };

  it.each([
    [order, 'Bestellung Nr. 12 bestätigt: Abholung so bald wie möglich (Theke)'],
    [promised, 'Bestellung Nr. 12 bestätigt: Abholung am 27.11. 18:30 Uhr (Theke)'],
    [
      { ...promised, isDelivery: true, isQuotation: true },
      'Angebotsanfrage Nr. 12 bestätigt: Lieferung am 27.11. 18:30 Uhr (Theke)',
    ],
  ] as const)('%#', (one, text) => {
    expect(confirmationSms(one, place)).toBe(text);
  });

  it('comes in English, too', () => {
    expect(englishConfirmationSms(promised, place)).toMatch(
      /^Order no\. 12 confirmed: \S.* on .*27.* \(Theke\)$/,
    );
  });

  it('keeps to the alphabet in which 160 characters are one message', () => {
    const text = confirmationSms(promised, {
      ...place,
      shopName: `Käse – „Huber’s“\u00a0${'F'.repeat(300)}`,
    });
    expect(text).toContain('(Käse - "Huber\'s" FFF');
    expect(text).toHaveLength(160);
    expect(text.endsWith('F...')).toBe(true);
  });
});

describe('R234 the SMS about the weighing', () => {
  it('names the exact total, or says when the guest learns it', () => {
    expect(weighingSms(order, place)).toBe('Bestellung Nr. 12 abgewogen: genauer Betrag 9,80 € (Theke)');
    expect(weighingSms({ ...order, pricing: 'minimum' }, { ...place, number: 'K7M2' })).toBe(
      'Bestellung Nr. K7M2 abgewogen: genauer Betrag bei der Übergabe (Theke)',
    );
    expect(englishWeighingSms(order, place)).toBe('Order no. 12 weighed: exact total €9.80 (Theke)');
  });
});
