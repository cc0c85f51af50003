import { describe, expect, it } from 'vitest';
import {
  hasOpenProposal,
  headlineOf,
  mayRate,
  messageOf,
  paymentStateOf,
} from '#web/storefront/status/status-words.ts';

const order = {
  state: 'awaiting' as const,
  isDelivery: false,
  isDineIn: false,
  isQuotation: false,
  counterAppointment: null,
  paymentMethod: 'cash' as const,
  isPaid: false,
  isRefunded: false,
};

describe('words of the status page', () => {
  it.each([
    ['awaiting', 'Vielen Dank für Ihre Bestellung!'],
    ['completed', 'Vielen Dank für Ihre Bestellung!'],
    ['rejected', 'Bestellung storniert'],
    ['canceled', 'Bestellung storniert'],
    ['failed', 'Zahlung fehlgeschlagen'],
  ] as const)('%s has the headline "%s"', (state, headline) => {
    expect(headlineOf({ state, isQuotation: false })).toBe(headline);
  });

  it('distinguishes ready from on its way by the service', () => {
    expect(messageOf({ ...order, state: 'inDelivery' })).toBe('Ihre Bestellung ist zur Abholung bereit.');
    expect(messageOf({ ...order, state: 'inDelivery', isDelivery: true })).toBe(
      'Ihre Bestellung ist unterwegs zu Ihnen.',
    );
  });

  it('asks for an answer only while a proposal is open', () => {
    const counterAppointment = '2026-11-23T15:00:00Z';
    expect(hasOpenProposal({ state: 'awaiting', counterAppointment })).toBe(true);
    expect(hasOpenProposal({ state: 'confirmed', counterAppointment })).toBe(false);
    expect(messageOf({ ...order, counterAppointment })).toContain('anderen Termin');
  });

  it.each([
    [{}, null],
    [{ paymentMethod: 'mollie' as const }, 'Zahlung ausstehend'],
    [{ paymentMethod: 'mollie' as const, isPaid: true }, 'Bezahlt'],
    [
      { paymentMethod: 'datatrans' as const, isPaid: true, state: 'rejected' as const },
      'Rückerstattung läuft',
    ],
    [
      { paymentMethod: 'mollie' as const, isPaid: true, isRefunded: true, state: 'canceled' as const },
      'Rückerstattet',
    ],
  ])('payment %j reads %s', (change, words) => {
    expect(paymentStateOf({ ...order, ...change })).toBe(words);
  });

  it('offers the questionnaire once, after completion', () => {
    expect(mayRate({ state: 'completed', questionnaireRating: null })).toBe(true);
    expect(mayRate({ state: 'completed', questionnaireRating: 5 })).toBe(false);
    expect(mayRate({ state: 'confirmed', questionnaireRating: null })).toBe(false);
  });
});
