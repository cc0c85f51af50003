import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { LINE_PLUGINS } from '#domain/order/lines/index.ts';
import { METHODS } from '#domain/payment-methods/index.ts';
import type { FormSection } from '#web/backoffice/crud/screen.ts';
import * as texts from './section-texts.ts';

/** Each method's switch follows that of its plugin; methods without one come last. */
const PAYMENT_FIELDS = [
  ...METHODS.flatMap(({ switches }) => (switches?.plugin ? [switches.plugin, switches.shop] : [])),
  ...METHODS.flatMap(({ switches }) => (switches && !switches.plugin ? switches.shop : [])),
];

/** The settings in the order in which a new shop needs them. */
export const CONFIG_SECTIONS: readonly FormSection[] = [
  {
    title: texts.business,
    hint: texts.businessHint,
    fields: [
      'shopName',
      'businessName',
      'vatNumber',
      'title',
      'website',
      'description',
      'currency',
      'defaultDeliveryMethod',
      'disableTickets',
      'enableGuestCancel',
      'isOpeningSoon',
      'sharedCatalogue',
      'secondFactor',
    ],
  },
  {
    title: texts.brake,
    hint: texts.brakeHint,
    fields: [
      'enableOrderBrake',
      'brakeContactOrders',
      'brakeAddressOrders',
      'brakeBranchOrders',
      'brakeBlockHours',
      'brakeProof',
    ],
  },
  {
    title: texts.appearance,
    hint: texts.appearanceHint,
    fields: [
      'primaryColor',
      'secondaryColor',
      'darkDesign',
      'fontFamily',
      'borderRadius',
      'logo',
      'favicon',
      'ogImage',
    ],
  },
  {
    title: texts.contact,
    hint: texts.contactHint,
    fields: ['contactEmail'],
  },
  {
    title: texts.mails,
    hint: texts.mailsHint,
    fields: ['mailSenderName', 'mailSenderAddress', 'mailReplyTo'],
  },
  {
    title: texts.legal,
    hint: texts.legalHint,
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
    title: texts.plugins,
    hint: texts.pluginsHint,
    fields: [
      'enablePluginHomePage',
      'enablePluginSearch',
      'enablePluginCategoryBar',
      'enablePluginTags',
      'enablePluginPWA',
      'enablePluginToolbar',
      'enablePluginOrderReviews',
      ...LINE_PLUGINS.map(({ name }) => name),
      'enablePluginSMS',
      'enablePluginEnglish',
      'enablePluginFrontdesk',
    ],
  },
  {
    title: texts.payment,
    hint: texts.paymentHint,
    fields: PAYMENT_FIELDS,
  },
  {
    title: texts.map,
    hint: texts.mapHint,
    fields: ['enablePluginMapbox', 'mapToken', 'mapStyle', 'mapZoom', 'mapPitch', 'mapBearing'],
  },
  {
    title: texts.searchEngines,
    hint: texts.searchEnginesHint,
    fields: ['seoTitle', 'seoDescription', 'pixelId'],
  },
  {
    title: texts.slips,
    hint: texts.slipsHint,
    fields: Object.keys(USUAL_LOOK),
    isNarrow: true,
  },
];
