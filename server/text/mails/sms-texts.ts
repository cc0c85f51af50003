import { message } from '../message.ts';

export const newOrder = message('Neue Bestellung Nr. {number}');
export const newInquiry = message('Neue Angebotsanfrage Nr. {number}');
export const unansweredOrder = message('Niemand hat Bestellung Nr. {number} angenommen');
export const unansweredInquiry = message('Niemand hat Angebotsanfrage Nr. {number} beantwortet');
export const confirmedOrder = message('Bestellung Nr. {number} bestätigt');
export const confirmedInquiry = message('Angebotsanfrage Nr. {number} bestätigt');
export const readyOrder = message('Bestellung Nr. {number} ist zur Abholung bereit');
export const proposedTime = message(
  'Bestellung Nr. {number}: Wir schlagen {moment} Uhr vor. Bitte antworten Sie auf der Seite Ihrer Bestellung',
);
export const missedOrder = message(
  'Verpasst: Niemand hat Bestellung Nr. {number} angenommen, dem Gast wurde abgesagt',
);
export const weighedOrder = message('Bestellung Nr. {number} abgewogen');
export const exactTotal = message('genauer Betrag {total}');
export const totalLater = 'genauer Betrag bei der Übergabe';
export const serviceAtTable = message('{service}, Tisch {table}');
export const serviceAt = message('{service} am {moment} Uhr');
export const asSoonAsPossible = 'so bald wie möglich';
