import type { NavigationItem } from '#entities/shapes/navigation.ts';

import { message } from '#text/message.ts';

export { movable, moveNamed, removeNamed } from '#web/backoffice/texts.ts';
export { homePage, undo } from '../texts.ts';

export const noFurther = message('{name}: weiter geht es nicht.');
export const empty = 'Das Menü ist leer. Fügen Sie den ersten Eintrag hinzu.';
export const keyboardHint =
  'Pfeiltasten nach oben und unten bewegen den Eintrag, nach rechts rücken sie ihn ein, nach links aus.';
export const entries = 'Einträge des Menüs';
export const addEntry = 'Eintrag hinzufügen';
export const hidden = 'Ausgeblendet';
export const addBelow = message('Eintrag unter {name} hinzufügen');
export const kind = 'Art';
export const page = 'Seite';
export const branch = 'Filiale';
export const target = 'Ziel';
export const label = 'Beschriftung';
export const showInMenu = 'Im Menü anzeigen';
export const chooseTarget = 'Bitte wählen …';
export const step = message(
  '{name} {direction, select, up {nach oben} down {nach unten} indent {einrücken} other {ausrücken}}',
);
export const moved = message(
  '{name}: {direction, select, up {eins nach oben} down {eins nach unten} indent {eingerückt} other {ausgerückt}}.',
);
export const dropped = message('{name} verschoben.');
export const removed = message(
  '{name}{below, plural, =0 {} one { mit # Eintrag darunter} other { mit # Einträgen darunter}} entfernt.',
);
export const ITEM_KINDS: Readonly<Record<NavigationItem['type'], string>> = {
  site: 'Seite',
  branch: 'Speisekarte einer Filiale',
  home: 'Startseite',
  link: 'Adresse',
  group: 'Gruppe ohne Ziel',
};
export const LABEL_HINTS: Readonly<Record<NavigationItem['type'], string>> = {
  home: 'Leer: „Startseite“.',
  site: 'Leer: der Titel der Seite.',
  branch: 'Leer: der Name der Filiale.',
  link: 'Leer: „Mehr erfahren“.',
  group: 'Öffnet die Einträge, die darunter stehen; ohne solche zeigt der Shop sie nicht.',
};
export const orderOnline = 'Online bestellen';
export const noOrdering =
  'In diesem Menü fehlt der Weg zur Bestellung: Es ersetzt das übliche Menü des Shops mit „Online bestellen“.';
export const addOrdering = message(
  '{count, plural, one {„Online bestellen“ hinzufügen} other {Alle # Filialen hinzufügen}}',
);
