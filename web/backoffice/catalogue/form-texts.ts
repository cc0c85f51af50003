import { message } from '#text/message.ts';

export const productPurpose = 'Was Sie verkaufen: Preise, Einheiten, Schritte und Bilder.';
export const categoryPurpose = 'Gruppen, in denen Gäste die Produkte finden.';
export const categoryVisibilityHint =
  'Was nicht aktiv oder nicht öffentlich ist, sehen Gäste nicht, auch nicht die Produkte darin.';
export const categoryAvailabilityHint =
  'Ohne Zeiten ist die Kategorie immer verfügbar. Die Zeiten gelten auch für ihre Produkte.';
export const tagPurpose = 'Schlagworte, nach denen Gäste Filialen filtern.';
export const tagBasicsHint = 'Welche Filiale welche Tags trägt, bestimmen Sie bei der Filiale.';
export const menuPurpose =
  'Welche Kategorien und Produkte in welcher Reihenfolge, ab wann und in welchen Filialen angeboten werden.';
export const menuBasicsHint =
  'In jeder Filiale gilt der Katalog, dessen Beginn zuletzt erreicht wurde. So bereiten Sie die nächste Saison in Ruhe vor.';
export const catalog = 'Kategorien und Produkte';
export const catalogHint =
  'In dieser Reihenfolge sehen Gäste das Angebot. Ziehen Sie am Griff, um umzuordnen.';
export const basics = 'Grunddaten';
export const priceAndTaxes = 'Preis und Steuern';
export const priceAndTaxesHint =
  'Preise sind brutto. Ohne eigenen Satz für Abholung oder Vor Ort gilt der Satz der Lieferung.';
export const steps = 'Schritte und Optionen';
export const stepsHint =
  'Gilt für die Art „Konfigurierbar“: was Gäste der Reihe nach wählen oder eingeben. „Schritt für Schritt“ zeigt immer nur einen Schritt.';
export const bundle = 'Paket';
export const bundleHint =
  'Gilt für die Art „Paket“: ein Produkt, das aus anderen besteht. Gäste sehen den Inhalt und die Allergene aller Bestandteile.';
export const pictures = 'Bilder';
export const picturesHint = 'Das erste Bild ist das Hauptbild.';
export const units = 'Mengen und Einheiten';
export const unitsHint =
  'Mengen zählen in der Einheit des Produkts; leer heißt ohne Grenze. Schritte zählen ab der Mindestmenge.';
export const availability = 'Verfügbarkeit';
export const productAvailabilityHint =
  'Ohne Zeiten ist das Produkt immer verfügbar. Mit Vorlaufzeit sind nur spätere Termine wählbar.';
export const visibility = 'Anzeige';
export const productVisibilityHint =
  'Gäste sehen ein Produkt, wenn es aktiv und öffentlich ist und in einem gültigen Produktkatalog steht.';
export const categories = 'Kategorien';
export const productCategories = 'Kategorien im Katalog';
export const productCategoriesHint =
  'Wo Gäste das Produkt finden. Gespeichert wird in den Katalogen, die jetzt oder später gelten; die Reihenfolge bestimmen Sie dort.';
export const validity = 'Gültigkeit';
export const validNow = 'Gilt jetzt';
export const validIn = message('Gilt jetzt in {branches}');
export const validLater = 'Gilt später';
export const validNoMore = 'Von einem neueren abgelöst';
export const validNowhere = 'Ohne Filiale, gilt nirgends';
export const sharedMenuKept =
  'Andere Filialen verwenden diesen Katalog auch. Löschen und deren Filialen entfernen können Sie nicht.';
export const sharedMenuOfManagers =
  'Andere Filialen verwenden diesen Katalog auch. Ändern kann ihn nur, wer alle diese Filialen leitet, oder ein Administrator; Ihre eigene Filiale können Sie herausnehmen.';
export const sharedMenuOfAdministrators =
  'Mehrere Filialen verwenden diesen Katalog. Laut den Einstellungen ändern ihn nur Administratoren.';
export const listedByOthers =
  'Steht in einem Produktkatalog, den Sie nicht ändern dürfen, weil ihn andere Filialen auch verwenden. Löschen können Sie den Eintrag daher nicht.';
export const productCategoriesLocked =
  'Das Produkt steht in einem Katalog, den andere Filialen auch verwenden. Die Kategorien ändert, wer diesen Katalog ändern darf.';
