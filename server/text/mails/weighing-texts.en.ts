import { message } from '../message.ts';

export const orderWeighed = 'Order weighed';
export const weighed = 'we have weighed your order. The amounts below are final.';
export const exactTotal = message('The exact total is {total}.');
export const totalLater = 'You will learn the exact total when you receive your order.';
