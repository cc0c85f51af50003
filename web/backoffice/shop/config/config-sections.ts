import { METHODS } from '#domain/payment-methods/index.ts';
import type { FormSection } from '#web/backoffice/crud/screen.ts';

/** The switch of each method behind that of its plugin; last what has none. */
const PAYMENT_FIELDS = [
  ...METHODS.flatMap(({ switches }) => (switches.plugin ? [switches.plugin, switches.shop] : [])),
  ...METHODS.flatMap(({ switches }) => (switches.plugin ? [] : switches.shop)),
];

/** The settings in the order in which a new shop needs them. */
export const CONFIG_SECTIONS: readonly FormSection[] = [
  {
    title: 'Name und Betrieb',
    hint: 'Der Name des Shops steht überall oben, der Name des Betriebs auf Bons und in E-Mails.',
    fields: [
      'shopName',
      'businessName',
      'title',
      'website',
      'description',
      'currency',
      'defaultDeliveryMethod',
      'disableTickets',
    ],
  },
  {
    title: 'Aussehen',
    hint: 'Die Vorschau zeigt, wie Knöpfe und Texte im Shop wirken. Schrift bleibt immer lesbar: was zu blass wäre, wird abgedunkelt.',
    fields: ['primaryColor', 'secondaryColor', 'fontFamily', 'borderRadius', 'logo', 'favicon', 'ogImage'],
  },
  {
    title: 'Kontakt',
    hint: 'Wohin Anfragen aus dem Kontaktformular gehen. Leer: an die erste Filiale.',
    fields: ['contactEmail'],
  },
  {
    title: 'Rechtliches',
    hint: 'Je Angabe ein Link auf eine eigene Seite oder der Text selbst. Gibt es beides, führt der Link.',
    fields: [
      'imprint',
      'imprintText',
      'termsAndConditions',
      'termsAndConditionsText',
      'privacyPolicy',
      'privacyPolicyText',
      'allergens',
      'allergensText',
    ],
  },
  {
    title: 'Erweiterungen',
    hint: 'Was es im Shop gibt. Ausgeschaltetes verschwindet sofort bei allen Gästen; die Daten bleiben.',
    fields: [
      'enablePluginHomePage',
      'enablePluginSearch',
      'enablePluginCategoryBar',
      'enablePluginTags',
      'enablePluginPWA',
      'enablePluginToolbar',
      'enablePluginOrderReviews',
      'enablePluginDonations',
      'enablePluginSMS',
      'enablePluginFrontdesk',
    ],
  },
  {
    title: 'Zahlung',
    hint: 'Gäste sehen eine Zahlungsart nur, wenn die Erweiterung, die Zahlungsart hier und die Zahlungsart der Filiale eingeschaltet sind. Mollie und Datatrans brauchen außerdem Zugangsdaten auf dem Server.',
    fields: PAYMENT_FIELDS,
  },
  {
    title: 'Karte',
    hint: 'Die Karte kommt von Mapbox und braucht einen Zugangsschlüssel (beginnt mit „pk.“). Gäste sehen sie erst, wenn sie zugestimmt haben. Leere Felder bei Zoom, Neigung und Drehung bedeuten die übliche Ansicht.',
    fields: ['enablePluginMapbox', 'mapToken', 'mapStyle', 'mapZoom', 'mapPitch', 'mapBearing'],
  },
  {
    title: 'Suchmaschinen',
    hint: 'Titel und Beschreibung erscheinen in Suchergebnissen. Die Pixel-Kennung misst Besuche, nur mit Zustimmung der Gäste.',
    fields: ['seoTitle', 'seoDescription', 'pixelId'],
  },
];
