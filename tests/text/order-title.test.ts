import { expect, it } from 'vitest';
import { orderTitle } from '#text/order-title.ts';

it('an order is named by its ticket and the day on which it was issued', () => {
  expect(orderTitle({ ticketNumber: 12, ticketDay: '2026-11-02' })).toBe('Bestellung 12 vom 02.11.2026');
});
