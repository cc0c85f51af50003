import { message } from '../message.ts';

export const order = message('Bestellung Nr. {number}');
export const inquiry = message('Angebotsanfrage Nr. {number}');
export const confirmed = 'Ist bestätigt.';
export const confirmedFor = message('Ist bestätigt für {moment} Uhr.');
export const proposed = message('Wir schlagen {moment} Uhr vor. Bitte antworten Sie.');
export const ready = 'Ist zur Abholung bereit.';
export const served = 'Ist fertig und wird serviert.';
export const onItsWay = 'Ist unterwegs zu Ihnen.';
export const rejected = 'Wir konnten sie leider nicht annehmen.';
export const canceled = 'Wurde storniert.';
export const newOrder = message('Neue Bestellung Nr. {number}');
export const newInquiry = message('Neue Angebotsanfrage Nr. {number}');
export const nobodyHasSeenIt = message('{branch}: Kein Bildschirm hat sie gezeigt.');
