import { describe, expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money/money.ts';
import type { PublicOrderItem } from '#domain/order/item.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { product } from '#tests/factories.ts';
import { unpaid } from '#tests/unpaid.ts';
import {
  hasOpenProposal,
  headlineOf,
  messageOf,
  paymentStateOf,
  plannedDayOf,
  stateNameOf,
  timelineFactsOf,
} from '#web/storefront/status/status-words.ts';

const order = {
  state: 'awaiting' as const,
  isDelivery: false,
  isDineIn: false,
  isQuotation: false,
  tableIdentifier: null,
  counterAppointment: null,
  paymentMethod: 'cash' as const,
  balance: unpaid(cents(1_000)),
};
const paid = { ...order.balance, paid: cents(1_000), due: ZERO };

describe('words of the status page', () => {
  it.each([
    ['awaiting', 'Vielen Dank für Ihre Bestellung!'],
    ['completed', 'Vielen Dank für Ihre Bestellung!'],
    ['rejected', 'Bestellung storniert'],
    ['canceled', 'Bestellung storniert'],
    ['failed', 'Zahlung fehlgeschlagen'],
  ] as const)('%s has the headline "%s"', (state, headline) => {
    expect(headlineOf({ ...order, state })).toBe(headline);
  });

  it.each(ORDER_STATES.filter((state) => state !== 'failed'))(
    'R284 calls a request for a quote no order when %s',
    (state) => {
      for (const change of [
        {},
        { isDelivery: true },
        { isDineIn: true },
        { isDineIn: true, tableIdentifier: '7' },
      ])
        for (const day of [null, 'Donnerstag']) {
          const request = { ...order, ...change, state, isQuotation: true };
          expect(`${headlineOf(request)} ${messageOf(request, day)}`).not.toMatch(
            /Bestell|bestell|zubereitet/,
          );
        }
    },
  );

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

  it('thanks for an order that is paid online only when it is paid', () => {
    const online = { ...order, paymentMethod: 'mollie' as const };
    expect(headlineOf(online)).toBe('Noch nicht bezahlt');
    expect(messageOf(online)).toMatch(/^Wir warten auf die Bestätigung Ihrer Zahlung\./);
    expect(stateNameOf(online, null)).toBe('Zahlung ausstehend');
    expect(headlineOf({ ...online, balance: paid })).toBe('Vielen Dank für Ihre Bestellung!');
    expect(messageOf({ ...online, balance: paid })).toContain('bei uns eingegangen');
  });

  it.each([
    [{}, null],
    [{ paymentMethod: 'mollie' as const }, 'Zahlung ausstehend'],
    [{ paymentMethod: 'mollie' as const, balance: paid }, 'Bezahlt'],
    [{ balance: paid }, 'Bezahlt'],
    [{ balance: { ...paid, paid: cents(400), due: cents(600) } }, 'Teilweise bezahlt'],
    [{ balance: { ...paid, refunding: cents(200) } }, 'Rückerstattung läuft'],
    [{ balance: { ...paid, refunded: cents(200) } }, 'Teilweise rückerstattet'],
    [{ state: 'canceled' as const, balance: { ...paid, refunded: cents(1_000) } }, 'Rückerstattet'],
  ])('payment %j reads %s', (change, words) => {
    expect(paymentStateOf({ ...order, ...change })).toBe(words);
  });

  it('serves a table, and calls out what is eaten without one', () => {
    const dineIn = { ...order, state: 'inDelivery' as const, isDineIn: true };
    expect(messageOf(dineIn)).toBe('Ihre Bestellung ist fertig.');
    expect(stateNameOf(dineIn, null)).toBe('Servierbereit');
    const table = { ...dineIn, tableIdentifier: '4' };
    expect(messageOf(table)).toBe('Ihre Bestellung ist fertig und wird serviert.');
    expect(stateNameOf(table, null)).toBe('Wird serviert');
    expect(timelineFactsOf(table, null)).toEqual({ service: 'dineIn', isAtTable: true, isPlanned: false });
  });

  it.each([
    ['2026-11-23T10:00:00+01:00', 'heute', '2026-11-23T12:00:00+01:00'],
    ['2026-11-23T10:00:00+01:00', 'morgen', '2026-11-24T12:00:00+01:00'],
    ['2026-11-23T10:00:00+01:00', 'Donnerstag', '2026-11-26T12:00:00+01:00'],
    ['2026-11-23T10:00:00+01:00', 'Montag, 30.11.2026', '2026-11-30T12:00:00+01:00'],
  ])('at %s is planned for %s', (now, day, appointment) => {
    const confirmed = { ...order, state: 'confirmed' as const, appointment, items: [] };
    const planned = plannedDayOf(confirmed, [], { timeZone: 'Europe/Vienna', now: new Date(now) });
    expect(planned).toBe(day);
    expect(messageOf(confirmed, planned)).toBe(`Ihre Bestellung ist bestätigt und für ${day} eingeplant.`);
    expect(stateNameOf(confirmed, planned)).toBe(`Für ${day} eingeplant`);
  });

  it('goes by the lead times of what was ordered', () => {
    const slow = product({ id: 7, isLeadTimeEnabled: true, leadTimeType: 'days', leadTimeValue: 3 });
    const confirmed = {
      ...order,
      state: 'confirmed' as const,
      appointment: '2026-11-26T12:00:00+01:00',
      items: [{ product: 7 }] as PublicOrderItem[],
    };
    const at = (now: string) => ({ timeZone: 'Europe/Vienna' as const, now: new Date(now) });
    expect(plannedDayOf(confirmed, [slow], at('2026-11-23T11:00:00+01:00'))).toBe('Donnerstag');
    expect(plannedDayOf(confirmed, [slow], at('2026-11-23T13:00:00+01:00'))).toBeNull();
    expect(plannedDayOf(confirmed, [], at('2026-11-23T13:00:00+01:00'))).toBe('Donnerstag');
  });
});
