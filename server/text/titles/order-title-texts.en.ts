import { message } from '../message.ts';

export const orderOfDay = message('Order {number} of {day}');
