import type { RecordValues } from '../crud/record.ts';
import type { FormSection } from '../crud/screen.ts';

/** The cards of a product's form. What is filled in stays visible, even when the type does not use it at the moment. */
export const PRODUCT_SECTIONS: readonly FormSection[] = [
  {
    title: 'Grunddaten',
    fields: ['name', 'uid', 'type', 'description', 'allergens'],
  },
  {
    title: 'Preis und Steuern',
    hint: 'Preise sind brutto. Ohne eigenen Satz für Abholung oder Vor Ort gilt der Satz der Lieferung.',
    fields: ['price', 'pricing', 'calculationModel', 'isPriceHidden', 'tax', 'takeawayTax', 'dineInTax'],
  },
  {
    title: 'Schritte und Optionen',
    hint: 'Gilt für die Art „Konfigurierbar“: was Gäste der Reihe nach wählen oder eingeben. „Schritt für Schritt“ zeigt immer nur einen Schritt.',
    fields: ['config', 'isStepByStep'],
    isShown: (values) => values.type === 'configurable' || hasParts(values),
  },
  {
    title: 'Paket',
    hint: 'Gilt für die Art „Paket“: ein Produkt, das aus anderen besteht. Gäste sehen den Inhalt und die Allergene aller Bestandteile.',
    fields: ['bundleItems', 'isBundlePriceSum'],
    isShown: ({ type, bundleItems }) =>
      type === 'bundle' || (Array.isArray(bundleItems) && bundleItems.length > 0),
  },
  {
    title: 'Bilder',
    hint: 'Das erste Bild ist das Hauptbild.',
    fields: ['images'],
  },
  {
    title: 'Mengen und Einheiten',
    hint: 'Mengen zählen in der Einheit des Produkts; leer heißt ohne Grenze. Schritte zählen ab der Mindestmenge.',
    fields: [
      'unit',
      'quantityStepSize',
      'minimumQuantity',
      'maximumQuantity',
      'defaultQuantity',
      'defaultUnit',
      'alternativeUnits',
    ],
  },
  {
    title: 'Verfügbarkeit',
    hint: 'Ohne Zeiten ist das Produkt immer verfügbar. Mit Vorlaufzeit sind nur spätere Termine wählbar.',
    fields: ['schedule', 'isVisibleWhenUnavailable', 'isLeadTimeEnabled', 'leadTimeValue', 'leadTimeType'],
  },
  {
    title: 'Anzeige',
    hint: 'Gäste sehen ein Produkt, wenn es aktiv und öffentlich ist und in einem gültigen Produktkatalog steht.',
    fields: ['isEnabled', 'isPublic', 'content'],
  },
];

function hasParts({ config }: RecordValues): boolean {
  return (
    config !== null &&
    typeof config === 'object' &&
    'parts' in config &&
    Array.isArray(config.parts) &&
    config.parts.length > 0
  );
}
