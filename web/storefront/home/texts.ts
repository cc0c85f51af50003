import { message } from '#text/message.ts';

export { computeRoute, directions, openingHours, orderOnline } from '../texts.ts';

export const ourOffer = 'Unser Angebot';
export const orderOnlineText = 'Bestellen Sie einfach online mit praktischer Onlinezahlung';
export const reservation = 'Tischreservierung';
export const reservationText = 'Reservieren Sie Ihren Tisch telefonisch – wir freuen uns auf Sie.';
export const callNow = 'Jetzt Anrufen';
export const branchesShown = message('{count} von {total} Filialen werden angezeigt.');
export const noBranchFound = 'Leider wurden keine Ergebnisse gefunden.';
export const deliversTo = message('liefert nach {place}');
export const filterByTag = 'Nach Merkmal filtern';
export const searchLabel = 'Filiale nach PLZ oder Ort suchen';
export const searchHint = 'PLZ / Ort';
export const shownHours = message('Angezeigte Zeiten: {branch}');
export const ourBranches = 'Unsere Filialen';
export const orderNow = 'Jetzt Bestellen';
export const unavailable = 'Derzeit nicht verfügbar';
export const HOURS = { opening: 'Öffnungszeiten', delivery: 'Lieferzeiten' } as const;
export const serviceClosed = message('{service} geschlossen');
export const servicePreorder = message('{service} vorbestellen');
