import { message } from '#text/message.ts';

// What a request for a quote is told in place of the texts about an order.

export const calledOffTitle = 'Angebotsanfrage storniert';
export const thanks = 'Vielen Dank für Ihre Anfrage!';
export const received = 'Ihre Anfrage ist bei uns eingegangen. Wir melden uns in Kürze bei Ihnen.';
export const planned = message('Ihre Anfrage ist angenommen und für {day} eingeplant.');
export const accepted = 'Ihre Anfrage ist angenommen. Unser Angebot erhalten Sie gesondert.';
export const beingServed = 'Was Sie angefragt haben, ist fertig und wird serviert.';
export const onItsWay = 'Was Sie angefragt haben, ist unterwegs zu Ihnen.';
export const ready = 'Was Sie angefragt haben, ist fertig.';
export const readyForPickup = 'Was Sie angefragt haben, ist zur Abholung bereit.';
export const delivered = 'Was Sie angefragt haben, wurde zugestellt.';
export const completed = 'Ihre Anfrage ist abgeschlossen.';
export const rejected = 'Leider konnten wir Ihre Anfrage nicht annehmen.';
export const canceled = 'Ihre Anfrage wurde storniert.';
export const proposalIntro =
  'Zum gewünschten Zeitpunkt ist Ihre Anfrage leider nicht möglich. Wir schlagen Ihnen vor:';
export const confirmRefusal = 'Wenn Sie ablehnen, wird Ihre Anfrage storniert.';
export const cancel = 'Anfrage stornieren';
export const cancelQuestion =
  'Möchten Sie Ihre Anfrage wirklich stornieren? Das geht, solange wir sie nicht angenommen haben.';
export const cancelHint = 'Noch nicht angenommen: Sie können Ihre Anfrage kostenlos stornieren.';
export const cancelFailed =
  'Ihre Anfrage konnte nicht storniert werden. Bitte überprüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.';
export const weighed = 'Ihre Anfrage ist abgewogen: Mengen und Betrag sind endgültig.';
export const weighedWithoutTotal = 'Ihre Anfrage ist abgewogen: Die Mengen sind endgültig.';
export const yours = 'Ihre Anfrage';
export const number = 'Nummer der Anfrage';
export const sentOn = 'Angefragt am';
