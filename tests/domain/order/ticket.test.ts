import { describe, expect, it } from 'vitest';
import { ticketDay, ticketDayRange } from '#domain/order/ticket.ts';
import { HOUR } from '#domain/time/zoned-time.ts';

describe('ticket day', () => {
  it('is the calendar day of the branch', () => {
    const at = new Date('2026-10-25T22:30:00Z');
    expect(ticketDay(at, 'Europe/Vienna')).toBe('2026-10-25');
    expect(ticketDay(new Date('2026-10-25T23:00:00Z'), 'Europe/Vienna')).toBe('2026-10-26');
    expect(ticketDay(new Date('2026-10-26T03:59:59Z'), 'America/New_York')).toBe('2026-10-25');
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-06-01', 24],
    ['2026-10-25', 25],
  ])('%s lasts %d hours', (day, length) => {
    const { start, end } = ticketDayRange(day, 'Europe/Vienna');
    expect((end.getTime() - start.getTime()) / HOUR).toBe(length);
    expect(ticketDay(start, 'Europe/Vienna')).toBe(day);
    expect(ticketDay(new Date(end.getTime() - 1), 'Europe/Vienna')).toBe(day);
    expect(ticketDay(end, 'Europe/Vienna')).not.toBe(day);
  });
});
