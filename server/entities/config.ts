import { z } from 'zod';
import { LINE_PLUGINS, LINES_OFF, type LineSwitches } from '#domain/order/lines/index.ts';
import { DEFAULT_METHODS, switchedOn } from '#domain/payment-methods/index.ts';
import type { Config } from '#domain/shop/shop.ts';
import { entity, type Row } from './entity.ts';
import type { Field } from './field.ts';
import {
  choice,
  colour,
  email,
  internal,
  multiline,
  optionalNumber,
  picture,
  required,
  text,
  toggle,
  webAddress,
  withDefault,
} from './fields.ts';
import { paymentSwitches } from './shapes/payment-switches.ts';

const LINE_TOGGLES = Object.fromEntries(
  LINE_PLUGINS.map(({ name, label }) => [name, toggle(label)]),
) as Record<keyof LineSwitches, Field<boolean>>;

/** The settings of the whole shop: one record, id 1. */
export const config = entity({
  name: 'config',
  path: '/config',
  label: { one: 'Konfiguration', many: 'Konfigurationen', gender: 'feminine' },
  fields: {
    shopName: required(text('Name des Shops')),
    businessName: text('Name des Betriebs'),
    currency: withDefault({ ...text('Währung', 3), schema: z.string().regex(/^[A-Z]{3}$/) }, 'EUR'),
    title: text('Überschrift der Startseite'),
    description: multiline('Beschreibung'),
    website: webAddress('Website'),
    seoTitle: text('Titel für Suchmaschinen'),
    seoDescription: multiline('Beschreibung für Suchmaschinen'),
    defaultDeliveryMethod: choice('Voreingestellte Lieferart', {
      takeaway: 'Abholung',
      delivery: 'Lieferung',
      dineIn: 'Vor Ort',
    }),
    termsAndConditions: webAddress('AGB (Link)'),
    termsAndConditionsText: multiline('AGB (Text)'),
    privacyPolicy: webAddress('Datenschutzerklärung (Link)'),
    privacyPolicyText: multiline('Datenschutzerklärung (Text)'),
    imprint: webAddress('Impressum (Link)'),
    imprintText: multiline('Impressum (Text)'),
    allergens: webAddress('Allergene (Link)'),
    allergensText: multiline('Allergene (Text)'),
    disableTickets: toggle('Bestellnummern ausblenden'),
    enablePluginHomePage: toggle('Startseite'),
    enablePluginSearch: toggle('Suche'),
    enablePluginTags: toggle('Tags'),
    enablePluginMapbox: toggle('Karte'),
    enablePluginCategoryBar: toggle('Kategorieleiste'),
    enablePluginPWA: toggle('Als App installierbar'),
    enablePluginToolbar: toggle('Werkzeugleiste'),
    enablePluginSMS: toggle('SMS'),
    ...LINE_TOGGLES,
    enablePluginOrderReviews: toggle('Bewertungen'),
    enablePluginFrontdesk: toggle('Frontdesk'),
    ...paymentSwitches('shop'),
    ...paymentSwitches('plugin'),
    mapZoom: optionalNumber('Karte: Zoom', { minimum: 0, maximum: 24 }),
    mapPitch: optionalNumber('Karte: Neigung', { minimum: 0, maximum: 85 }),
    mapBearing: optionalNumber('Karte: Drehung', { minimum: -360, maximum: 360 }),
    mapToken: text('Karte: Zugangsschlüssel', 500),
    mapStyle: text('Karte: Stil', 500),
    // The theme: icon, preview picture, tracking pixel (empty = none).
    pixelId: { ...text('Pixel-Kennung', 40), schema: z.string().regex(/^[A-Za-z0-9_-]{0,40}$/) },
    logo: picture('Logo'),
    favicon: picture('Symbol im Browser'),
    ogImage: picture('Bild für Vorschauen'),
    primaryColor: colour('Hauptfarbe'),
    secondaryColor: colour('Nebenfarbe'),
    // Both go into the page's CSS: nothing that could end a declaration.
    fontFamily: {
      ...text('Schriftart'),
      widget: 'font',
      schema: z.string().regex(/^[\p{L}\p{N} ,'-]{0,255}$/u),
    },
    borderRadius: {
      ...withDefault(text('Eckenradius', 20), '0.5rem'),
      widget: 'radius',
      schema: z.string().regex(/^(?:0|\d{1,3}(?:\.\d{1,3})?(?:rem|px|em|%))$/),
    },
    // Recipient of contact forms; empty = the first branch.
    contactEmail: internal(email('E-Mail für Anfragen')),
  },
  list: { columns: ['shopName'], search: [], sort: ['id'], filters: [] },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
});

export type ConfigRow = Row<typeof config>;

/** An empty shop, as returned from a fresh database. Colours and radius are those of the default theme. */
export const DEFAULT_CONFIG: Config = {
  shopName: 'Theke',
  businessName: 'Theke',
  currency: 'EUR',
  title: '',
  description: '',
  website: '',
  seoTitle: '',
  seoDescription: '',
  defaultDeliveryMethod: 'takeaway',
  termsAndConditions: '',
  termsAndConditionsText: '',
  privacyPolicy: '',
  privacyPolicyText: '',
  imprint: '',
  imprintText: '',
  allergens: '',
  allergensText: '',
  disableTickets: false,
  enablePluginHomePage: true,
  enablePluginSearch: true,
  enablePluginTags: true,
  enablePluginMapbox: false,
  enablePluginCategoryBar: true,
  enablePluginPWA: false,
  enablePluginToolbar: true,
  enablePluginSMS: false,
  ...LINES_OFF,
  enablePluginOrderReviews: true,
  enablePluginFrontdesk: true,
  ...switchedOn('shop', DEFAULT_METHODS),
  ...switchedOn('plugin', []),
  mapZoom: null,
  mapPitch: null,
  mapBearing: null,
  mapToken: '',
  mapStyle: '',
  pixelId: '',
  logo: null,
  favicon: null,
  ogImage: null,
  primaryColor: '#b3261e',
  secondaryColor: '#2e7d32',
  fontFamily: '',
  borderRadius: '0.5rem',
};
