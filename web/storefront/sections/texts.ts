import { message, richMessage } from '#text/message.ts';

export { learnMore, noProducts, priceOnRequest } from '../texts.ts';

export const previousVacancies = 'Vorherige Stellen';
export const nextVacancies = 'Weitere Stellen';
export const noVacancies = 'Derzeit sind alle Stellen besetzt. Schreiben Sie uns trotzdem gerne!';
export const vacancies = 'Offene Stellen';
export const contentFrom = message('Inhalt von {host}');
export const showContent = 'Inhalt anzeigen';
export const openInNewTab = 'In neuem Tab öffnen';
export const scrollDown = 'Nach unten scrollen';
export const allProducts = 'Alle Produkte';
export const enlargeNamed = message('Bild vergrößern: {description}');
export const enlarge = 'Bild vergrößern';
export const category = 'Kategorie:';
export const filterProducts = 'Produkte filtern';
export const orderedFrom = message('Bestellung bei {place}');
export const onlyFrom = message('Nur bei {branch}');
export const toOverview = 'Zur Übersicht';
export const about = message('über {subject}');
export const notLoaded = richMessage(
  'Dieser Inhalt kommt von <strong>{host}</strong>. Beim Anzeigen wird Ihre IP-Adresse dorthin übertragen.',
);
export const sectionNumber = message('Abschnitt {number}');
