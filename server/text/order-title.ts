import { formatDay } from './calendar-texts.ts';

/** How staff calls an order outside of its day: ticket numbers begin anew every day. 'Bestellung 12 vom 22.11.2026'. */
export function orderTitle({ ticketNumber, ticketDay }: { ticketNumber: number; ticketDay: string }): string {
  return `Bestellung ${ticketNumber} vom ${formatDay(ticketDay)}`;
}
