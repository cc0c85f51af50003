import type { PriceChange } from '#domain/catalogue/price-change.ts';
import { message } from '#text/message.ts';

export { cancel, loading, no, yes } from '#web/backoffice/texts.ts';

export const taxes = 'Steuersätze (leer: nicht ändern)';
export const percentError = 'Bitte geben Sie eine Zahl von 0 bis 100 an.';
export const visibility = 'Anzeige';
export const keep = 'Nicht ändern';
export const prices = 'Preise';
export const price = 'Preis';
export const byPercent = 'Wie viel (%)';
export const byAmount = 'Wie viel (Betrag)';
export const numberError = 'Bitte geben Sie eine Zahl an.';
export const rounding = 'Runden';
export const withOptionPrices = 'Auch Aufpreise, Abzüge und Preise von Optionen ändern';
export const withReplacingOptions = 'Auch Optionen ändern, die den Preis ersetzen';
export const nothingChanges = 'Damit ändert sich kein Produkt.';
export const previewHint = 'Hier sehen Sie vor dem Speichern, was sich bei jedem Produkt ändert.';
export const previewLabel = 'Vorschau der Änderungen';
export const product = 'Produkt';
export const field = 'Angabe';
export const before = 'Vorher';
export const after = 'Nachher';
export const moreProducts = message(
  '… und {count, plural, one {# weiteres Produkt} other {# weitere Produkte}}',
);
export const changeTogetherTitle = 'Produkte gemeinsam ändern';
export const willChange = message(
  '{count} von {chosen, plural, one {# Produkt} other {# Produkten}} {count, plural, one {ändert} other {ändern}} sich',
);
export const saving = message(
  '{count, plural, one {# Produkt wird} other {# Produkte werden}} gespeichert …',
);
export const done = 'Fertig';
export const whichProducts = 'Welche Produkte';
export const foundProducts = message(
  '{count, plural, one {Das gefundene Produkt} other {Alle # gefundenen Produkte}}',
);
export const allProducts = 'Alle Produkte';
export const productsOfCategory = 'Produkte einer Kategorie';
export const changeProducts = message('{count, plural, one {# Produkt} other {# Produkte}} ändern');
export const tickedProducts = message(
  '{count, plural, one {Das ausgewählte Produkt} other {Die # ausgewählten Produkte}}',
);
export const PRICE_CHANGES = {
  '': 'Nicht ändern',
  'percent-up': 'Um Prozent anheben',
  'percent-down': 'Um Prozent senken',
  'amount-up': 'Um einen Betrag anheben',
  'amount-down': 'Um einen Betrag senken',
};
export const ROUNDINGS = { 1: 'Auf den Cent', 5: 'Auf 5 Cent', 10: 'Auf 10 Cent' } satisfies Record<
  PriceChange['roundTo'],
  string
>;
