import { describe, expect, it } from 'vitest';
import { type PickupOrder, pickupNumbers } from '#domain/devices/pickup-screen.ts';

const now = new Date('2026-11-26T12:00:00Z');
const TICKETS = { hasTickets: true };

function order(change: Partial<PickupOrder> = {}): PickupOrder {
  return {
    uid: 'K7PX3',
    ticketNumber: 7,
    state: 'confirmed',
    isDelivery: false,
    isDineIn: false,
    tableIdentifier: null,
    appointment: null,
    createdAt: '2026-11-26T11:50:00Z',
    preparationDue: null,
    isQuotation: false,
    ...change,
  };
}

describe('R273 what guests who wait read of an order', () => {
  it.each<[string, Partial<PickupOrder>, 'preparing' | 'ready' | null]>([
    ['accepted', {}, 'preparing'],
    ['ready to be collected', { state: 'inDelivery' }, 'ready'],
    ['not accepted yet', { state: 'awaiting' }, null],
    ['handed over', { state: 'completed' }, null],
    ['canceled', { state: 'canceled' }, null],
    ['on its way to the guest', { state: 'inDelivery', isDelivery: true }, null],
    ['eaten here, fetched at the counter', { isDineIn: true }, 'preparing'],
    ['eaten here, brought to the table', { isDineIn: true, tableIdentifier: '4' }, null],
    [
      'a preorder that nobody needs to begin yet',
      { appointment: '2026-11-26T17:00:00Z', preparationDue: '2026-11-26T16:30:00Z' },
      null,
    ],
    [
      'a preorder whose preparation is due',
      {
        createdAt: '2026-11-24T09:00:00Z',
        appointment: '2026-11-26T12:20:00Z',
        preparationDue: '2026-11-26T11:50:00Z',
      },
      'preparing',
    ],
    [
      'a preorder that is ready early',
      {
        state: 'inDelivery',
        appointment: '2026-11-26T17:00:00Z',
        preparationDue: '2026-11-26T16:30:00Z',
      },
      'ready',
    ],
    ['due just under three hours ago', { state: 'inDelivery', createdAt: '2026-11-26T09:00:01Z' }, 'ready'],
    ['due three hours ago', { state: 'inDelivery', createdAt: '2026-11-26T09:00:00Z' }, null],
  ])('%s', (_name, change, column) => {
    const expected = { preparing: [], ready: [], ...(column && { [column]: ['7'] }) };
    expect(pickupNumbers([order(change)], now, TICKETS)).toEqual(expected);
  });

  it('keeps the sequence in which they were placed, also past midnight', () => {
    const orders = [
      order({ ticketNumber: 1, createdAt: '2026-11-26T11:59:00Z' }),
      order({ ticketNumber: 98, createdAt: '2026-11-26T11:40:00Z' }),
      order({ ticketNumber: 97, createdAt: '2026-11-26T11:40:00Z' }),
    ];
    expect(pickupNumbers(orders, now, TICKETS).preparing).toEqual(['97', '98', '1']);
  });

  it('R222 names the number of the order where the shop has no tickets', () => {
    expect(pickupNumbers([order()], now, { hasTickets: false }).preparing).toEqual(['K7PX3']);
  });
});
