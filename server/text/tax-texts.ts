import { message } from './message.ts';

export const valueAddedTax = message('Mehrwertsteuer ({rate}%)');
