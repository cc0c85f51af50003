import { message } from '#text/message.ts';

export { andMore, copyName, unnamed } from '../texts.ts';

export const serverWasUnreachable = 'Der Server war nicht erreichbar. Bitte versuchen Sie es noch einmal.';
export const soldOutNotice = message(
  '{product} ist in {branch} {state, select, gone {ausverkauft} other {wieder erhältlich}}.',
);
export const soldOut = 'Ausverkauft';
export const soldOutHint =
  'Gilt sofort, ohne Speichern: Gäste sehen das Produkt dort als ausverkauft und können es nicht bestellen.';
export const soldOutIn = message('Ausverkauft in {branch}');
export const copyCreated = 'Kopie erstellt. Sie ist noch nicht öffentlich.';
export const duplicate = 'Duplizieren';
export const duplicateHint =
  'Legt ein neues Produkt mit denselben Angaben an, so wie dieses gespeichert ist. Die Kopie ist erst öffentlich, wenn Sie das einschalten.';
export const duplicateProduct = 'Produkt duplizieren';
export const asGuestsSeeIt = 'So sehen es Gäste';
export const hiddenFromGuests = message(
  '{reason, select, disabled {Nicht aktiv} other {Nicht öffentlich}}: Gäste sehen dieses Produkt nicht.',
);
export const contents = message('Inhalt: {contents}');
export const allergens = message('Allergene: {allergens}');
export const priceOnRequest = 'Preis auf Anfrage';
export const leadTime = message(
  '{unit, select, minutes {{time, plural, one {# Minute} other {# Minuten}}} hours {{time, plural, one {# Stunde} other {# Stunden}}} days {{time, plural, one {# Tag} other {# Tage}}} other {{time, plural, one {# Woche} other {# Wochen}}}} Vorlauf',
);
export const choiceSteps = 'Schritte der Auswahl';
export const optionalStep = '(freiwillig)';
export const importProducts = 'Importieren';
export const changeTogether = 'Gemeinsam ändern';
export const batchSaved = message('{count, plural, one {# Produkt} other {# Produkte}} gespeichert.');
export const batchFailed = message(
  '{count, plural, one {# konnte} other {# konnten}} nicht gespeichert werden:',
);
export const notSaved = 'Nicht gespeichert';
