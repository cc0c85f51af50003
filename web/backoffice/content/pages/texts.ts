import { message } from '#text/message.ts';

export { copyName } from '#web/backoffice/texts.ts';
export { content } from '../texts.ts';

export const purpose =
  'Die Seiten Ihres Shops neben der Speisekarte: Über uns, Jobs, Partyservice … Entwürfe sehen nur Sie und Ihr Team.';
export const page = 'Seite';
export const pageHint =
  'Solange die Seite nicht veröffentlicht ist, ist sie ein Entwurf: Nur Ihr Team sieht sie.';
export const contentHint =
  'Die Seite besteht aus Abschnitten. Ziehen Sie sie am Griff an ihren Platz, oder nehmen Sie sie mit der Leertaste auf und bewegen Sie sie mit den Pfeiltasten.';
export const metadata = 'Suchmaschinen und Browser';
export const metadataHint =
  'Der Titel steht im Browser und in Suchergebnissen; leer gilt der Name. Die Beschreibung zeigen Suchmaschinen darunter: ein, zwei Sätze genügen.';
export const replacesHomePage = 'Diese Seite steht anstelle der Startseite Ihres Shops.';
export const addressOfPage = message('Die Adresse der Seite: {address}');
export const pages = 'Seiten';
export const newPage = 'Neue Seite';
export const startHint =
  'Womit möchten Sie beginnen? Alles lässt sich danach ändern; veröffentlicht wird erst, wenn Sie es einschalten.';
export const view = 'Ansehen';
export const opensInNewWindow = '(öffnet in neuem Fenster)';
export const copy = 'Kopieren';
