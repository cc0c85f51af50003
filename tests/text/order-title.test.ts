import { expect, it } from 'vitest';
import { englishOrderTitle } from '#text/titles/english-order-title.en.ts';
import { orderTitle } from '#text/titles/order-title.ts';

const ORDER = { ticketNumber: 12, ticketDay: '2026-11-02' };

it('an order is named by its ticket and the day on which it was issued, in both languages', () => {
  expect(orderTitle(ORDER)).toBe('Bestellung 12 vom 02.11.2026');
  expect(englishOrderTitle(ORDER)).toBe('Order 12 of 2 Nov 2026');
});
