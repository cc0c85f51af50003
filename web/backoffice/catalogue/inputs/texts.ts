import type { Modifier, PartType, Product } from '#domain/catalogue/product.ts';
import { message, richMessage } from '#text/message.ts';

export { copyName, pleaseChoose, recordNumber, removeNamed } from '#web/backoffice/texts.ts';

export const branchOfOthers = 'Andere Filiale';
export const otherUnits = 'Weitere Einheiten';
export const addUnit = 'Einheit hinzufügen';
export const unit = 'Einheit';
export const ratio = message('1 {unit} sind so viele {own}');
export const sameAsProduct = 'Wie das Produkt';
export const ratioMissing = message(
  'Ohne Angabe, wie viele {own} 1 {unit} sind, wird diese Einheit nicht angeboten.',
);
export const noSteps =
  'Noch keine Schritte. Ein Schritt ist zum Beispiel „Größe“ mit den Optionen „Klein“ und „Groß“, oder ein Textfeld für eine Widmung.';
export const steps = 'Schritte';
export const addStep = 'Schritt hinzufügen';
export const options = 'Optionen';
export const optionsOf = message('Optionen von {step}');
export const addOption = 'Option hinzufügen';
export const preselected = 'Vorausgewählt';
export const optionNumber = message('Option {number}');
export const modifier = 'Wirkung';
export const amount = 'Betrag';
export const optional = 'Freiwillig';
export const required = 'Pflicht';
export const stepNumber = message('Schritt {number}');
export const stepName = 'Name des Schritts';
export const stepType = 'Was Gäste tun';
export const description = 'Beschreibung';
export const stepOptional = 'Gäste dürfen diesen Schritt auslassen';
export const searchPlaceholder = 'Name oder Artikelnummer …';
export const foundProducts = 'Gefundene Produkte';
export const nothingFound = 'Kein Produkt gefunden.';
export const contentType = 'Inhalt';
export const contentTypeHint = 'Jausen erscheinen auf Seiten mit dem Konfigurator.';
export const categoryOnPage = 'Kategorie auf der Seite';
export const number = 'Zahl';
export const deletedCategory = message('Gelöschte Kategorie Nr. {number}');
export const emptyCatalog =
  'Noch leer. Fügen Sie eine Kategorie hinzu und dann die Produkte, die Gäste darin finden sollen.';
export const categoriesOfCatalog = 'Kategorien des Katalogs';
export const addCategory = 'Kategorie hinzufügen';
export const allCategoriesListed = 'Alle Kategorien sind enthalten';
export const moreMissing = message(
  '… und {count, plural, one {# weiteres} other {# weitere}}. Alle stehen in der Liste der Produkte.',
);
export const takeFromCatalog = message('{name} aus dem Katalog nehmen');
export const productsIn = message('Produkte in {category}');
export const hidden = 'für Gäste unsichtbar';
export const takeFrom = message('{name} aus {category} nehmen');
export const addTo = message('Produkt zu {category} hinzufügen');
export const sortByName = 'Nach Namen ordnen';
export const deletedProduct = message('Gelöschtes Produkt Nr. {number}');
export const emptyBundle = 'Noch leer. Suchen Sie die Produkte, aus denen das Paket besteht.';
export const bundleParts = 'Bestandteile';
export const pricePer = message('{price} pro {unit}');
export const disabledPart = 'Nicht aktiv: Solange kann niemand das Paket bestellen.';
export const addToBundle = 'Produkt zum Paket hinzufügen';
export const allergenLetters =
  'Buchstaben zum Ankreuzen; „keine“ schreiben Sie, wenn nichts davon enthalten ist';

export const productCount = message('{count, plural, one {# Produkt} other {# Produkte}}');
export const missingProducts = message(
  '{count, plural, one {# Produkt steht} other {# Produkte stehen}} nicht in diesem Katalog',
);
export const amountLabel = 'Menge';
export const amountIn = message('Menge ({unit})');
export const partsTogether = richMessage('Einzeln kosten die Bestandteile zusammen <strong>{sum}</strong>.');
export const converted = message(
  '1 {unit} = {ratio} {own}{hasPrice, select, true {, also {price}} other {}}{source, select, table { (umgerechnet)} other {}}',
);
export const optionCount = message('{count, plural, one {# Option} other {# Optionen}}');
export const LIMITS = {
  minimumQuantity: 'Mindestmenge',
  maximumQuantity: 'Höchstmenge',
  quantityStepSize: 'Schrittweite',
};
export const CONTENT_TYPES: Readonly<Record<Product['content']['type'], string>> = {
  other: 'Normales Produkt',
  snack: 'Jause für den Konfigurator',
};
export const STEP_TYPES: Readonly<Record<PartType, string>> = {
  select: 'Eine Option wählen',
  multiselect: 'Mehrere Optionen wählen',
  text: 'Kurzer Text',
  textarea: 'Langer Text',
  file: 'Eine Datei hochladen',
  files: 'Mehrere Dateien hochladen',
  image: 'Ein Bild hochladen',
  images: 'Mehrere Bilder hochladen',
};
export const MODIFIERS: Readonly<Record<Modifier, string>> = {
  add: 'Aufpreis',
  subtract: 'Abzug',
  overwrite: 'Ersetzt den Preis',
};
export const ratesOf = message('{field}: übliche Sätze');
export const percent = message('{rate} %');
export const categoryTaxHint =
  'Wird bei neuen Produkten dieser Kategorie eingetragen. Vorgeschlagen nach dem Namen; was gilt, wissen Sie.';
export const noTax = 'Mit 0 % weisen Rechnungen und Tagesabschluss keine Steuer aus.';
export const menuWithoutBranch =
  'Ohne Filiale sehen Gäste diesen Katalog nirgends. Wählen Sie mindestens eine Filiale.';
export const allBranches = message(
  '{count, plural, one {Die Filiale wählen} other {Alle # Filialen wählen}}',
);
