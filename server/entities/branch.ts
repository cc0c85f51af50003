import { z } from 'zod';
import type { Wire } from '#domain/money/wire.ts';
import { PAYMENT_METHODS } from '#domain/ordering/payment.ts';
import { postalCodeFaults } from '#domain/shop/area-postal-codes.ts';
import { BRANCH_WIRE, type DeliveryArea } from '#domain/shop/branch.ts';
import { escalationFaults } from '#domain/shop/escalation-settings.ts';
import { NO_RELIEF } from '#domain/shop/relief.ts';
import type { Shortage } from '#domain/shop/shortage.ts';
import { entity, ofBranch } from './entity.ts';
import {
  country,
  email,
  hours,
  identifier,
  integer,
  internal,
  moneySchema,
  multiline,
  optionalChoice,
  optionalInstant,
  optionalNumber,
  optionalReference,
  phone,
  picture,
  pictures,
  readOnly,
  references,
  required,
  shaped,
  text,
  timeZone,
  toggle,
  withDefault,
} from './fields.ts';
import { HOLIDAY_REGIONS } from './shapes/holiday-regions.ts';
import { paymentSwitches } from './shapes/payment-switches.ts';
import { translatable, translated } from './shapes/translations.ts';
import * as texts from './texts.ts';

const deliveryArea = z.strictObject({
  area: z.string().min(1).max(255),
  price: moneySchema,
  tax: z.number().min(0).max(100),
  free: z.boolean(),
  freeFromOrderValue: moneySchema.nullable(),
  minimumOrderValue: moneySchema.nullable(),
  // Older clients omit postcodes.
  postalCodes: z.array(z.string().max(20)).max(500).default([]),
});

const relief = z.strictObject({
  takeawayPausedUntil: z.string().nullable(),
  deliveryPausedUntil: z.string().nullable(),
  dineInPausedUntil: z.string().nullable(),
  busyMinutes: z.int(),
  busyUntil: z.string().nullable(),
});

const shortage = z.strictObject({
  product: z.int().nullable(),
  option: z.string(),
  until: z.string().nullable(),
  left: z.number().nullable(),
});

const paymentMeans = z.strictObject({
  method: z.enum(PAYMENT_METHODS),
  name: z.string().meta({ examples: ['TWINT'] }),
  image: z
    .string()
    .nullable()
    .meta({ examples: ['/image/means/0123456789abcdef0123456789abcdef.png'] }),
});

/** What the kitchen needs as a rule, counted from the confirmation (R172). */
const promise = (label: string, minutes: number) =>
  withDefault(integer(label, { minimum: 1, maximum: 600 }), minutes);

export const branch = entity({
  name: 'branch',
  path: '/branches',
  label: { one: texts.branch, many: texts.branches, gender: 'feminine' },
  fields: translated({
    identifier: identifier(),
    name: required(text(texts.name)),
    description: translatable(multiline(texts.description)),
    street: text(texts.street),
    zipCode: text(texts.zipCode, 20),
    city: text(texts.city),
    country: country(),
    phone: phone(),
    email: email(),
    keywords: text(texts.keywords, 2_000),
    tags: references(texts.tags, 'tag'),
    // Counted from the orders: a stale form must not bring back what was popular before.
    popularProducts: readOnly(references(texts.popularProducts, 'product')),
    images: pictures(),
    logo: picture(texts.logo),
    longitude: optionalNumber(texts.longitude, { minimum: -180, maximum: 180 }),
    latitude: optionalNumber(texts.latitude, { minimum: -90, maximum: 90 }),
    timeZone: timeZone(),
    isEnabled: toggle(texts.enabled, true),
    isPublic: toggle(texts.isPublic, true),
    openingHours: hours(texts.openingHours),
    deliveryHours: hours(texts.deliveryHours),
    isDeliveryHoursEnabled: toggle(texts.deliveryHoursEnabled),
    closedMessage: translatable(multiline(texts.closedMessage)),
    orderableFrom: optionalInstant(texts.orderableFrom),
    isTakeawayEnabled: toggle(texts.takeawayEnabled, true),
    isDeliveryEnabled: toggle(texts.deliveryEnabled),
    isDineInEnabled: toggle(texts.dineInEnabled),
    isTableSelectionEnabled: toggle(texts.tableSelectionEnabled),
    isPreorderEnabled: toggle(texts.preorderEnabled),
    isQuotationRequired: toggle(texts.quotationRequired),
    isAppointmentRequired: toggle(texts.appointmentRequired),
    isDeliveryEmailRequired: toggle(texts.deliveryEmailRequired, true),
    isDeliveryPhoneRequired: toggle(texts.deliveryPhoneRequired, true),
    isDeliveryAddressRequired: toggle(texts.deliveryAddressRequired, true),
    isDineInEmailRequired: toggle(texts.dineInEmailRequired),
    isDineInPhoneRequired: toggle(texts.dineInPhoneRequired),
    isDineInAddressRequired: toggle(texts.dineInAddressRequired),
    isTakeawayEmailRequired: toggle(texts.takeawayEmailRequired, true),
    isTakeawayPhoneRequired: toggle(texts.takeawayPhoneRequired, true),
    isTakeawayAddressRequired: toggle(texts.takeawayAddressRequired),
    ...paymentSwitches('branch'),
    deliveryAreas: translatable(
      shaped(
        texts.deliveryAreas,
        'delivery-areas',
        z.array(deliveryArea as z.ZodType<Wire<DeliveryArea>, Wire<DeliveryArea>>).max(500),
        [],
        BRANCH_WIRE.money.deliveryAreas,
      ),
      {
        textsOf: (areas) => areas.map(({ area }) => area),
        // The name stays what orders and carts say.
        replaced: (areas, english) =>
          areas.map((one) => {
            const label = english(one.area);
            return label === undefined ? one : { ...one, label };
          }),
      },
    ),
    suggestedProducts: references(texts.suggestedProducts, 'product'),
    takeawayMinutes: promise(texts.takeawayMinutes, 20),
    deliveryMinutes: promise(texts.deliveryMinutes, 45),
    dineInMinutes: promise(texts.dineInMinutes, 15),
    // Staff set it by a call of its own: a stale form must not end a pause.
    relief: readOnly(shaped(texts.relief, 'record', relief, NO_RELIEF)),
    // As relief: by a call of its own, also when an order takes the last one.
    shortages: readOnly(shaped<Shortage[]>(texts.shortages, 'record', z.array(shortage), [])),
    // How long an order may wait for the counter before it counts as missed (R90).
    acceptMinutes: internal(withDefault(integer(texts.acceptMinutes, { maximum: 1_440 }), 5)),
    // What is done about orders that nobody answers (R271).
    escalationMinutes: internal(integer(texts.escalationMinutes, { maximum: 1_440 })),
    escalationContacts: internal(multiline(texts.escalationContacts, 2_000)),
    rejectMinutes: internal(integer(texts.rejectMinutes, { maximum: 1_440 })),
    // Which public holidays are no days of leave (R182).
    holidayRegion: internal(optionalChoice(texts.holidayRegion, HOLIDAY_REGIONS)),
    // Who issues its invoices (R296).
    division: internal(optionalReference(texts.branchDivision, 'division')),
  }),
  derived: {
    connectedPayments: z.array(z.enum(PAYMENT_METHODS)).describe(texts.connectedPaymentsNote),
    paymentMeans: z.array(paymentMeans).describe(texts.paymentMeansNote),
  },
  list: {
    columns: ['name', 'city', 'isEnabled', 'isPublic'],
    search: ['name', 'identifier', 'city', 'street', 'zipCode', 'keywords'],
    sort: ['id', 'name', 'city', 'identifier'],
    filters: ['identifier', 'isEnabled', 'isPublic', 'country'],
  },
  // Managers run a branch; only owners create or delete one.
  access: { read: 'public', write: ['ROLE_MANAGER'], create: ['ROLE_ADMIN'] },
  unique: [['identifier']],
  scope: ofBranch('id'),
  check: ({ deliveryAreas, country, ...settings }) => [
    ...escalationFaults(settings),
    ...deliveryAreas.flatMap(({ area }, index) =>
      deliveryAreas.findIndex((other) => other.area === area) < index
        ? { code: 'already-exists' as const, field: `deliveryAreas.${index}.area` }
        : [],
    ),
    ...postalCodeFaults(deliveryAreas, country),
  ],
});
