import { LINES_OFF } from '#domain/order/lines/index.ts';
import { switchedOn } from '#domain/payment-methods/index.ts';
import type { Config } from '#domain/shop/shop.ts';
import { type DemoPicture, imageRefOf } from './demo-picture.ts';
import { allergensText, imprintText, privacyText, termsText } from './legal-texts.ts';

export const logoPicture: DemoPicture = {
  id: 50,
  alt: 'Feinkost Wiesenknopf',
  layout: 'logo',
  surface: 'plate',
  ground: '#b3261e',
  motifs: [],
};

/** The demo shop's settings: cash and card on the spot, everything that needs a provider is off. */
export const config: Config = {
  shopName: 'Feinkost Wiesenknopf',
  businessName: 'Wiesenknopf Feinkost GmbH',
  vatNumber: 'ATU00000000',
  currency: 'EUR',
  title: 'Feinkost Wiesenknopf – Jause, Theke und Partyservice',
  description:
    'Jausensemmeln nach Wunsch, Käse und Wurst von der Theke, Mittagsmenü und Platten für jedes Fest: online bestellen, im Kamptal abholen oder liefern lassen.',
  website: 'https://www.feinkost-wiesenknopf.example',
  seoTitle: 'Feinkost Wiesenknopf | Online bestellen in Bad Marienau',
  seoDescription:
    'Feinkost, Jause und Partyservice aus Bad Marienau und Unterlinden am Kamp. Jetzt online bestellen: Abholung, Lieferung oder direkt am Tisch.',
  defaultDeliveryMethod: 'takeaway',
  termsAndConditions: '',
  termsAndConditionsText: termsText,
  privacyPolicy: '',
  privacyPolicyText: privacyText,
  imprint: '',
  imprintText,
  allergens: '',
  allergensText,
  disableTickets: false,
  enablePluginHomePage: true,
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginMapbox: false,
  enablePluginCategoryBar: true,
  enablePluginPWA: true,
  enablePluginToolbar: true,
  enablePluginSMS: false,
  enablePluginEnglish: true,
  ...LINES_OFF,
  enablePluginDonations: true,
  enablePluginOrderReviews: true,
  enableGuestCancel: true,
  isOpeningSoon: false,
  enablePluginFrontdesk: true,
  ...switchedOn('shop', ['cash', 'atm-card']),
  ...switchedOn('plugin', ['atm-card']),
  mapZoom: null,
  mapPitch: null,
  mapBearing: null,
  mapToken: '',
  mapStyle: '',
  pixelId: '',
  favicon: null,
  ogImage: null,
  logo: imageRefOf(logoPicture),
  primaryColor: '#b3261e',
  secondaryColor: '#3b6b3a',
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  borderRadius: '0.5rem',
  darkDesign: 'system',
};
