import { message } from '../message.ts';

/** Ticket numbers restart every day. */
export const orderOfDay = message('Bestellung {number} vom {day}');
