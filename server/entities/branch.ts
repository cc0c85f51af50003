import { z } from 'zod';
import type { Wire } from '#domain/money/wire.ts';
import { BRANCH_WIRE, type DeliveryArea } from '#domain/shop/branch.ts';
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
  optionalInstant,
  optionalNumber,
  phone,
  picture,
  pictures,
  references,
  required,
  shaped,
  text,
  timeZone,
  toggle,
  withDefault,
} from './fields.ts';
import { paymentSwitches } from './shapes/payment-switches.ts';

const deliveryArea: z.ZodType<Wire<DeliveryArea>, Wire<DeliveryArea>> = z.strictObject({
  area: z.string().min(1).max(255),
  price: moneySchema,
  tax: z.number().min(0).max(100),
  free: z.boolean(),
  freeFromOrderValue: moneySchema.nullable(),
  minimumOrderValue: moneySchema.nullable(),
});

export const branch = entity({
  name: 'branch',
  path: '/branches',
  label: { one: 'Filiale', many: 'Filialen', gender: 'feminine' },
  fields: {
    identifier: identifier(),
    name: required(text('Name')),
    description: multiline('Beschreibung'),
    street: text('Straße'),
    zipCode: text('PLZ', 20),
    city: text('Ort'),
    country: country(),
    phone: phone(),
    email: email(),
    keywords: text('Suchbegriffe', 2_000),
    tags: references('Tags', 'tag'),
    images: pictures(),
    logo: picture('Logo'),
    longitude: optionalNumber('Längengrad', { minimum: -180, maximum: 180 }),
    latitude: optionalNumber('Breitengrad', { minimum: -90, maximum: 90 }),
    timeZone: timeZone(),
    isEnabled: toggle('Aktiv', true),
    isPublic: toggle('Öffentlich', true),
    openingHours: hours('Öffnungszeiten'),
    deliveryHours: hours('Lieferzeiten'),
    isDeliveryHoursEnabled: toggle('Eigene Lieferzeiten'),
    closedMessage: multiline('Nachricht bei geschlossener Filiale'),
    orderableFrom: optionalInstant('Bestellbar ab'),
    isTakeawayEnabled: toggle('Abholung', true),
    isDeliveryEnabled: toggle('Lieferung'),
    isDineInEnabled: toggle('Vor Ort'),
    isTableSelectionEnabled: toggle('Tischauswahl'),
    isPreorderEnabled: toggle('Vorbestellung'),
    isQuotationRequired: toggle('Nur Angebotsanfragen'),
    isAppointmentRequired: toggle('Termin erforderlich'),
    isDeliveryEmailRequired: toggle('Lieferung: E-Mail erforderlich', true),
    isDeliveryPhoneRequired: toggle('Lieferung: Telefon erforderlich', true),
    isDeliveryAddressRequired: toggle('Lieferung: Adresse erforderlich', true),
    isDineInEmailRequired: toggle('Vor Ort: E-Mail erforderlich'),
    isDineInPhoneRequired: toggle('Vor Ort: Telefon erforderlich'),
    isDineInAddressRequired: toggle('Vor Ort: Adresse erforderlich'),
    isTakeawayEmailRequired: toggle('Abholung: E-Mail erforderlich', true),
    isTakeawayPhoneRequired: toggle('Abholung: Telefon erforderlich', true),
    isTakeawayAddressRequired: toggle('Abholung: Adresse erforderlich'),
    ...paymentSwitches('branch'),
    deliveryAreas: shaped(
      'Liefergebiete',
      'delivery-areas',
      z.array(deliveryArea).max(500),
      [],
      BRANCH_WIRE.money.deliveryAreas,
    ),
    // How long an order may wait for the counter before it counts as missed (R90).
    acceptMinutes: internal(withDefault(integer('Annahmefrist in Minuten', { maximum: 1_440 }), 5)),
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
  check: ({ deliveryAreas }) =>
    deliveryAreas.flatMap(({ area }, index) =>
      deliveryAreas.findIndex((other) => other.area === area) < index
        ? { code: 'already-exists', field: `deliveryAreas.${index}.area` }
        : [],
    ),
});
