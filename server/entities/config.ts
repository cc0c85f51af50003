import { z } from 'zod';
import type { SecondFactorRule } from '#domain/access/second-factor.ts';
import type { SharedCatalogue } from '#domain/catalogue/shared-catalogue.ts';
import { LINE_PLUGINS, LINES_OFF, type LineSwitches } from '#domain/order/lines/index.ts';
import { DEFAULT_METHODS, switchedOn } from '#domain/payment-methods/index.ts';
import type { Config } from '#domain/shop/shop.ts';
import * as texts from './config-texts.ts';
import { entity, type Row } from './entity.ts';
import type { Field } from './field.ts';
import {
  choice,
  colour,
  email,
  integer,
  internal,
  multiline,
  optionalNumber,
  pageAddress,
  picture,
  required,
  shopVatNumber,
  text,
  toggle,
  webAddress,
  withDefault,
} from './fields.ts';
import { mailOpeningsField } from './shapes/mail-openings.ts';
import { paymentSwitches } from './shapes/payment-switches.ts';
import { translatable, translated } from './shapes/translations.ts';

const LINE_TOGGLES = Object.fromEntries(
  LINE_PLUGINS.map(({ name, label }) => [name, toggle(label)]),
) as Record<keyof LineSwitches, Field<boolean>>;

/** The settings of the whole shop: one record, id 1. */
export const config = entity({
  name: 'config',
  path: '/config',
  label: { one: texts.config, many: texts.configs, gender: 'feminine' },
  fields: translated({
    shopName: required(text(texts.shopName)),
    businessName: text(texts.businessName),
    vatNumber: shopVatNumber(texts.vatNumber),
    currency: withDefault({ ...text(texts.currency, 3), schema: z.string().regex(/^[A-Z]{3}$/) }, 'EUR'),
    title: translatable(text(texts.title)),
    description: translatable(multiline(texts.description)),
    website: webAddress(texts.website),
    seoTitle: translatable(text(texts.seoTitle)),
    seoDescription: translatable(multiline(texts.seoDescription)),
    defaultDeliveryMethod: choice(texts.defaultDeliveryMethod, {
      takeaway: texts.takeaway,
      delivery: texts.delivery,
      dineIn: texts.dineIn,
    }),
    termsAndConditions: pageAddress(texts.termsAndConditions),
    termsAndConditionsText: translatable(multiline(texts.termsAndConditionsText)),
    privacyPolicy: pageAddress(texts.privacyPolicy),
    privacyPolicyText: translatable(multiline(texts.privacyPolicyText)),
    imprint: pageAddress(texts.imprint),
    imprintText: translatable(multiline(texts.imprintText)),
    allergens: pageAddress(texts.allergens),
    allergensText: translatable(multiline(texts.allergensText)),
    disableTickets: toggle(texts.disableTickets),
    enablePluginHomePage: toggle(texts.enablePluginHomePage),
    enablePluginSearch: toggle(texts.enablePluginSearch),
    enablePluginTags: toggle(texts.enablePluginTags),
    enablePluginMapbox: toggle(texts.enablePluginMapbox),
    enablePluginCategoryBar: toggle(texts.enablePluginCategoryBar),
    enablePluginPWA: toggle(texts.enablePluginPWA),
    enablePluginToolbar: toggle(texts.enablePluginToolbar),
    enablePluginSMS: toggle(texts.enablePluginSMS),
    enablePluginEnglish: toggle(texts.enablePluginEnglish),
    ...LINE_TOGGLES,
    enablePluginOrderReviews: toggle(texts.enablePluginOrderReviews),
    enablePluginFrontdesk: toggle(texts.enablePluginFrontdesk),
    enableGuestCancel: withDefault(toggle(texts.enableGuestCancel), true),
    isOpeningSoon: toggle(texts.isOpeningSoon),
    // Who may change a menu of several branches (R330).
    sharedCatalogue: internal(
      choice<SharedCatalogue>(texts.sharedCatalogue, {
        managersOfAll: texts.sharedCatalogueManagersOfAll,
        administrators: texts.sharedCatalogueAdministrators,
        managers: texts.sharedCatalogueManagers,
      }),
    ),
    // Who has to give a second factor when signing in (R380).
    secondFactor: internal(
      choice<SecondFactorRule>(texts.secondFactor, {
        nobody: texts.secondFactorNobody,
        administrators: texts.secondFactorAdministrators,
        managers: texts.secondFactorManagers,
      }),
    ),
    // The brake for invented orders (R341, R342): orders within ten minutes.
    enableOrderBrake: internal(withDefault(toggle(texts.enableOrderBrake), true)),
    brakeContactOrders: internal(
      withDefault(integer(texts.brakeContactOrders, { minimum: 2, maximum: 100 }), 6),
    ),
    brakeAddressOrders: internal(
      withDefault(integer(texts.brakeAddressOrders, { minimum: 5, maximum: 1_000 }), 30),
    ),
    brakeBranchOrders: internal(
      withDefault(integer(texts.brakeBranchOrders, { minimum: 10, maximum: 10_000 }), 30),
    ),
    brakeProof: internal(toggle(texts.brakeProof)),
    brakeBlockHours: internal(withDefault(integer(texts.brakeBlockHours, { minimum: 1, maximum: 720 }), 24)),
    ...paymentSwitches('shop'),
    ...paymentSwitches('plugin'),
    mapZoom: optionalNumber(texts.mapZoom, { minimum: 0, maximum: 24 }),
    mapPitch: optionalNumber(texts.mapPitch, { minimum: 0, maximum: 85 }),
    mapBearing: optionalNumber(texts.mapBearing, { minimum: -360, maximum: 360 }),
    mapToken: text(texts.mapToken, 500),
    mapStyle: text(texts.mapStyle, 500),
    // The theme: icon, preview picture, tracking pixel (empty = none).
    pixelId: { ...text(texts.pixelId, 40), schema: z.string().regex(/^[A-Za-z0-9_-]{0,40}$/) },
    logo: picture(texts.logo),
    favicon: picture(texts.favicon),
    ogImage: picture(texts.ogImage),
    primaryColor: colour(texts.primaryColor),
    secondaryColor: colour(texts.secondaryColor),
    // Both go into the page's CSS: nothing that could end a declaration.
    fontFamily: {
      ...text(texts.fontFamily),
      widget: 'font',
      schema: z.string().regex(/^[\p{L}\p{N} ,'-]{0,255}$/u),
    },
    borderRadius: {
      ...withDefault(text(texts.borderRadius, 20), '0.5rem'),
      widget: 'radius',
      schema: z.string().regex(/^(?:0|\d{1,3}(?:\.\d{1,3})?(?:rem|px|em|%))$/),
    },
    darkDesign: choice(texts.darkDesign, {
      system: texts.darkDesignSystem,
      never: texts.darkDesignNever,
    }),
    // Recipient of contact forms; empty = the first branch.
    contactEmail: internal(email(texts.contactEmail)),
    // Who mails come from and where guests answer to; empty = MAIL_FROM, and the branch (R286).
    mailSenderName: internal(text(texts.mailSenderName, 100)),
    mailSenderAddress: internal(email(texts.mailSenderAddress)),
    mailReplyTo: internal(email(texts.mailReplyTo)),
    // The first sentences of the mails to guests; empty = the usual ones.
    mailOpenings: internal(mailOpeningsField(texts.mailOpenings)),
    // What tickets and receipts look like: see SlipLook.
    ticketNumberSize: internal(
      choice(texts.ticketNumberSize, { huge: texts.ticketNumberHuge, large: texts.ticketNumberLarge }),
    ),
    ticketNoteBelow: internal(toggle(texts.ticketNoteBelow, true)),
    ticketAllergens: internal(toggle(texts.ticketAllergens, true)),
    ticketOmitsPreselected: internal(toggle(texts.ticketOmitsPreselected)),
    ticketCustomer: internal(toggle(texts.ticketCustomer, true)),
    ticketAcceptedBy: internal(toggle(texts.ticketAcceptedBy, true)),
    receiptLogo: internal(toggle(texts.receiptLogo, true)),
    receiptAddress: internal(toggle(texts.receiptAddress, true)),
    receiptAllergens: internal(toggle(texts.receiptAllergens, true)),
  }),
  list: { columns: ['shopName'], search: [], sort: ['id'], filters: [] },
  access: { read: 'public', write: ['ROLE_ADMIN'] },
});

export type ConfigRow = Row<typeof config>;

/** An empty shop, as returned from a fresh database. Colours and radius are those of the default theme. */
export const DEFAULT_CONFIG: Config = {
  shopName: 'Theke',
  businessName: 'Theke',
  vatNumber: '',
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
  enablePluginEnglish: false,
  ...LINES_OFF,
  enablePluginOrderReviews: true,
  enablePluginFrontdesk: true,
  enableGuestCancel: true,
  isOpeningSoon: false,
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
  darkDesign: 'system',
};
