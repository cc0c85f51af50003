import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { newOrderSms } from '#text/mails/order-sms.ts';

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
