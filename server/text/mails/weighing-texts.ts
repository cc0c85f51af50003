import { message } from '../message.ts';

export const orderWeighed = 'Bestellung abgewogen';
export const weighed = 'wir haben Ihre Bestellung abgewogen. Die Mengen unten sind endgültig.';
export const exactTotal = message('Der genaue Betrag ist {total}.');
export const totalLater = 'Den genauen Betrag erfahren Sie bei der Übergabe.';
