import { switchesOf } from '#domain/payment-methods/index.ts';
import type { FormSection } from '../crud/screen.ts';

/** The form of a branch in the order in which a branch comes into being. */
export const BRANCH_SECTIONS: readonly FormSection[] = [
  {
    title: 'Grunddaten',
    hint: 'Die Kennung steht in der Adresse der Filiale, zum Beispiel /store/mitte. Auf gedruckten QR-Codes führt eine alte Kennung ins Leere.',
    fields: ['name', 'identifier', 'description', 'isEnabled', 'isPublic', 'tags', 'keywords'],
  },
  {
    title: 'Adresse und Kontakt',
    hint: 'Die Koordinaten braucht nur die Karte. In den meisten Kartendiensten zeigt sie ein Rechtsklick auf den Ort.',
    fields: ['street', 'zipCode', 'city', 'country', 'phone', 'email', 'latitude', 'longitude', 'timeZone'],
  },
  {
    title: 'Öffnungszeiten',
    fields: ['openingHours', 'closedMessage'],
  },
  {
    title: 'Bestellarten und Vorbestellung',
    hint: 'Vor „Bestellbar ab“ nimmt die Filiale keine Bestellung an; leer heißt: sofort.',
    fields: [
      'isTakeawayEnabled',
      'isDeliveryEnabled',
      'isDineInEnabled',
      'isTableSelectionEnabled',
      'isPreorderEnabled',
      'isAppointmentRequired',
      'isQuotationRequired',
      'acceptMinutes',
      'orderableFrom',
    ],
  },
  {
    title: 'Lieferung',
    hint: 'Wann und wohin Sie liefern. Ohne eigene Lieferzeiten gelten die Öffnungszeiten.',
    fields: ['deliveryAreas', 'isDeliveryHoursEnabled'],
    // What is wrong in an area must be seen, also by whoever has just switched deliveries off.
    isShown: ({ isDeliveryEnabled, deliveryAreas }) =>
      isDeliveryEnabled === true || (Array.isArray(deliveryAreas) && deliveryAreas.length > 0),
  },
  {
    title: 'Lieferzeiten',
    fields: ['deliveryHours'],
    isShown: ({ isDeliveryEnabled, isDeliveryHoursEnabled }) =>
      isDeliveryEnabled === true && isDeliveryHoursEnabled === true,
  },
  {
    title: 'Pflichtangaben bei Abholung',
    hint: 'Was Gäste außer ihrem Namen angeben müssen.',
    fields: ['isTakeawayEmailRequired', 'isTakeawayPhoneRequired', 'isTakeawayAddressRequired'],
    isShown: ({ isTakeawayEnabled }) => isTakeawayEnabled === true,
  },
  {
    title: 'Pflichtangaben bei Lieferung',
    fields: ['isDeliveryEmailRequired', 'isDeliveryPhoneRequired', 'isDeliveryAddressRequired'],
    isShown: ({ isDeliveryEnabled }) => isDeliveryEnabled === true,
  },
  {
    title: 'Pflichtangaben vor Ort',
    fields: ['isDineInEmailRequired', 'isDineInPhoneRequired', 'isDineInAddressRequired'],
    isShown: ({ isDineInEnabled }) => isDineInEnabled === true,
  },
  {
    title: 'Zahlung',
    hint: 'Angeboten wird, was hier und in den Einstellungen des Shops eingeschaltet ist.',
    fields: switchesOf('branch').map(({ name }) => name),
  },
  {
    title: 'Bilder',
    hint: 'Das erste Bild ist das Titelbild der Filiale.',
    fields: ['logo', 'images'],
  },
];
