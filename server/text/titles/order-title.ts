import { formatDay } from '../calendar/calendar.ts';
import * as texts from './order-title-texts.ts';

/**
 * 'Bestellung 12 vom 22.11.2026', because ticket numbers restart every day: how staff refer to an order after its day, and
 * what its guest reads at the payment provider.
 */
export function orderTitle({ ticketNumber, ticketDay }: { ticketNumber: number; ticketDay: string }): string {
  return texts.orderOfDay({ number: ticketNumber, day: formatDay(ticketDay) });
}
