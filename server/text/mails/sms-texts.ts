import { message } from '../message.ts';

export const newOrder = message('Neue Bestellung Nr. {number}');
export const newInquiry = message('Neue Angebotsanfrage Nr. {number}');
export const serviceAtTable = message('{service}, Tisch {table}');
export const asSoonAsPossible = 'so bald wie möglich';
