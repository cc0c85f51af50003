import { formatDay } from './calendar/calendar.ts';
import * as texts from './order-texts.ts';

/** How staff refer to an order after its day, because ticket numbers restart every day: 'Bestellung 12 vom 22.11.2026'. */
export function orderTitle({ ticketNumber, ticketDay }: { ticketNumber: number; ticketDay: string }): string {
  return texts.orderOfDay({ number: ticketNumber, day: formatDay(ticketDay) });
}
