import { message } from '../message.ts';

// What the mails to guests begin with where the owner has written nothing else; `kind` is inquiry or order.

export const received = message(
  '{kind, select, inquiry {vielen Dank, Ihre Angebotsanfrage ist bei uns eingegangen. Wir sehen sie uns an und melden uns mit unserem Angebot.} other {vielen Dank, Ihre Bestellung ist bei uns eingegangen. Wir bestätigen sie in Kürze.}}',
);
export const confirmed = message(
  '{kind, select, inquiry {wir haben Ihre Angebotsanfrage angenommen.} other {Ihre Bestellung ist bestätigt.}}',
);
export const counterAppointment = message(
  'zum gewünschten Termin {kind, select, inquiry {ist Ihre Angebotsanfrage leider nicht möglich.} other {können wir Ihre Bestellung leider nicht annehmen.}}',
);
export const rejected = message(
  'leider können wir Ihre {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} nicht annehmen.',
);
export const canceled = message(
  'Ihre {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} wurde storniert.',
);
export const paymentFailed =
  'leider ist Ihre Zahlung nicht zustande gekommen. Ihre Bestellung wurde nicht ausgeführt, und es wurde nichts abgebucht.';
export const weighed = message(
  'wir haben Ihre {kind, select, inquiry {Angebotsanfrage} other {Bestellung}} abgewogen. Die Mengen unten sind endgültig.',
);
export const ready = message(
  '{kind, select, inquiry {was Sie angefragt haben, ist fertig{service, select, dineIn {. Wir servieren es Ihnen gleich.} other { und liegt zur Abholung bereit.}}} other {{service, select, dineIn {Ihre Bestellung ist fertig. Wir servieren sie Ihnen gleich.} other {Ihre Bestellung ist fertig und liegt zur Abholung bereit.}}}}',
);
export const onTheWay = message(
  '{kind, select, inquiry {was Sie angefragt haben, ist unterwegs zu Ihnen.} other {Ihre Bestellung ist unterwegs zu Ihnen.}}',
);
export const completed = 'vielen Dank für Ihren Einkauf. Wie zufrieden waren Sie?';
export const refunded = 'wir haben Ihnen Geld zurückgezahlt.';
