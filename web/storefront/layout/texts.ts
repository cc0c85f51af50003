import { message } from '#text/message.ts';

export { closeNotice } from '#web/ui/texts.ts';
export {
  cart,
  closed,
  installApp,
  learnMore,
  open,
  openingHours,
  orderOnline,
  pausedUntil,
} from '../texts.ts';

/** In that language. */
export const language = 'Sprache';
export const otherLanguage = 'English';
export const toolbar = 'Status und Personal';
export const openUntil = message('Geöffnet bis {time}');
export const home = 'Startseite';
export const branches = 'Filialen';
export const more = 'Mehr';
export const openMenu = 'Menü öffnen';
export const menu = 'Menü';
export const mobileNavigation = 'Hauptnavigation mobil';
export const mainNavigation = 'Hauptnavigation';
export const submenuOf = message('Untermenü von {label}');
export const skipToContent = 'Zum Inhalt springen';
export const cartIsEmpty = 'ist leer';
export const allBranches = 'Alle Filialen';
export const footerNavigation = 'Fußnavigation';
export const legal = 'Rechtliches';
export const cookieSettings = 'Cookie-Einstellungen';
export const quickAccess = 'Schnellzugriff';
export const snackConfigurator = 'Jausenkonfigurator';
export const catering = 'Partyservice';
export const showPictures = message('{count, plural, one {Bild} other {# Bilder}} ansehen: {name}');
export const productNoun = message('{count, plural, one {Produkt} other {Produkte}}');
export const openBranches = message(
  '{count, plural, =0 {Alle Standorte geschlossen} one {# Standort geöffnet} other {# Standorte geöffnet}}',
);
