import { message } from '#text/message.ts';

export const homePage = 'Startseite';
export const menuOf = message('Speisekarte {branch}');
export const blockPurpose =
  'Inhalte, die auf mehreren Seiten oder an festen Stellen stehen, etwa unten auf der Startseite.';
export const blockPlace = 'Wo der Inhalt steht';
export const blockPlaceHint = 'An der Kennung erkennt der Shop, wo er den Inhalt zeigt.';
export const content = 'Inhalt';
export const navigationPurpose = 'Die Menüs im Kopf und im Fuß des Shops.';
export const navigationPlace = 'Wo das Menü steht';
export const navigationPlaceHint = 'An der Kennung erkennt der Shop, wo er das Menü zeigt.';
export const entries = 'Einträge';
export const entriesHint =
  'Ziehen Sie Einträge am Griff: nach oben und unten an ihren Platz, nach rechts unter den Eintrag darüber. Mit der Tastatur bewegen die Pfeiltasten am Griff.';
export const unknownBlockIdentifier =
  'Der Shop zeigt Inhalte mit dieser Kennung nirgends von selbst; andere Programme können sie lesen.';
export const unknownNavigationIdentifier =
  'Der Shop zeigt Menüs mit dieser Kennung nirgends von selbst; andere Programme können sie lesen.';
export const chooseIdentifier = 'Wählen Sie, wo es stehen soll.';
export const knownIdentifiers = 'Bekannte Kennungen';
export const addressHint =
  'Eine Seite Ihres Shops, zum Beispiel /kontakt, oder eine Adresse mit https://, mailto: oder tel:.';
export const BLOCK_PLACES = {
  home: { name: 'Startseite', place: 'Steht unten auf der Startseite.' },
  custom_site: { name: 'Alle Seiten', place: 'Steht am Ende jeder Seite der Art „Seite“.' },
  custom_vacancy: { name: 'Alle Stellen', place: 'Steht am Ende jeder Seite der Art „Stelle“.' },
  custom_party_service: {
    name: 'Partyservice',
    place: 'Steht am Ende jeder Seite der Art „Partyservice“.',
  },
  custom_configurator: {
    name: 'Konfigurator',
    place: 'Steht am Ende jeder Seite der Art „Konfigurator“.',
  },
};

export const NAVIGATION_PLACES = {
  header: { name: 'Kopf des Shops', place: 'Das Menü oben auf jeder Seite, am Handy hinter dem Menüknopf.' },
  footer: { name: 'Fuß des Shops', place: 'Die Links unten auf jeder Seite; Gruppen werden zu Spalten.' },
};
export const undo = 'Rückgängig';
