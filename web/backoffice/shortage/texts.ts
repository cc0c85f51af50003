import type { ShortageLength } from '#domain/shop/shortage.ts';
import { message, richMessage } from '#text/message.ts';

export const soldOut = 'Ausverkauft';
export const openOf = richMessage('Ausverkauft …<hidden>: {name}</hidden>');
export const title = 'Ausverkauft melden';
export const hint =
  'Wie lange? Dann auf das Produkt oder die Option tippen. Gäste sehen es sofort; noch einmal tippen macht es wieder erhältlich.';
export const howLong = 'Wie lange';
export const LENGTHS: Readonly<Record<ShortageLength, string>> = {
  tomorrow: 'bis morgen',
  '60': 'für 1 Stunde',
  '120': 'für 2 Stunden',
  '240': 'für 4 Stunden',
  open: 'bis auf Weiteres',
};
export const someLeft = 'nur noch';
export const number = 'Anzahl, die noch da ist';
export const branch = 'Filiale';
export const search = 'Produkt oder Option suchen';
export const available = 'erhältlich';
export const gone = 'ausverkauft';
export const goneUntil = message('ausverkauft bis {moment} Uhr');
export const few = message('noch {left}');
export const option = message('Option bei {count, plural, one {# Produkt} other {# Produkten}}');
export const list = 'Produkte und Optionen';
export const stateOf = message('{name}: {state}');
export const more = message('{count} weitere: bitte genauer suchen.');
export const nothing = 'Nichts gefunden.';
export const all = message('Alle {count} melden');
export const allBack = 'Alle wieder erhältlich';
export const failed = 'Ausverkauft konnte nicht gemeldet werden';
export const done = 'Fertig';
