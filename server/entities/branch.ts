import { z } from 'zod';
import type { DeliveryArea } from '#domain/branch.ts';
import type { Wire } from '#domain/wire.ts';
import { entity, type Row } from './entity.ts';
import {
  country,
  email,
  hours,
  identifier,
  multiline,
  optionalInstant,
  optionalNumber,
  phone,
  picture,
  pictures,
  references,
  shaped,
  text,
  timeZone,
  toggle,
} from './fields.ts';

const amount = z.number().min(0).max(1_000_000);

const deliveryArea: z.ZodType<Wire<DeliveryArea>, Wire<DeliveryArea>> = z.strictObject({
  area: z.string().min(1).max(255),
  price: amount,
  tax: z.number().min(0).max(100),
  free: z.boolean(),
  freeFromOrderValue: amount.nullable(),
  minimumOrderValue: amount.nullable(),
});

export const branch = entity({
  name: 'branch',
  path: '/branches',
  label: { one: 'Filiale', many: 'Filialen', gender: 'feminine' },
  fields: {
    identifier: identifier(),
    name: text('Name'),
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
    longitude: optionalNumber('Längengrad'),
    latitude: optionalNumber('Breitengrad'),
    timeZone: timeZone(),
    isEnabled: toggle('Aktiv'),
    isPublic: toggle('Öffentlich'),
    openingHours: hours('Öffnungszeiten'),
    deliveryHours: hours('Lieferzeiten'),
    isDeliveryHoursEnabled: toggle('Eigene Lieferzeiten'),
    closedMessage: multiline('Nachricht bei geschlossener Filiale'),
    orderableFrom: optionalInstant('Bestellbar ab'),
    isTakeawayEnabled: toggle('Abholung'),
    isDeliveryEnabled: toggle('Lieferung'),
    isDineInEnabled: toggle('Vor Ort'),
    isTableSelectionEnabled: toggle('Tischauswahl'),
    isPreorderEnabled: toggle('Vorbestellung'),
    isQuotationRequired: toggle('Nur Angebotsanfragen'),
    isAppointmentRequired: toggle('Termin erforderlich'),
    isDeliveryEmailRequired: toggle('Lieferung: E-Mail erforderlich'),
    isDeliveryPhoneRequired: toggle('Lieferung: Telefon erforderlich'),
    isDeliveryAddressRequired: toggle('Lieferung: Adresse erforderlich'),
    isDineInEmailRequired: toggle('Vor Ort: E-Mail erforderlich'),
    isDineInPhoneRequired: toggle('Vor Ort: Telefon erforderlich'),
    isDineInAddressRequired: toggle('Vor Ort: Adresse erforderlich'),
    isTakeawayEmailRequired: toggle('Abholung: E-Mail erforderlich'),
    isTakeawayPhoneRequired: toggle('Abholung: Telefon erforderlich'),
    isTakeawayAddressRequired: toggle('Abholung: Adresse erforderlich'),
    isCashEnabled: toggle('Barzahlung'),
    isATMCardEnabled: toggle('Bankomatkarte'),
    isHydroAGVoucherEnabled: toggle('Hydro-AG-Gutschein'),
    isMollieEnabled: toggle('Mollie'),
    isDatatransEnabled: toggle('Datatrans'),
    deliveryAreas: shaped('Liefergebiete', 'delivery-areas', z.array(deliveryArea).max(500)),
  },
  list: {
    columns: ['name', 'city', 'isEnabled', 'isPublic'],
    search: ['name', 'identifier', 'city', 'street', 'zipCode', 'keywords'],
    sort: ['id', 'name', 'city', 'identifier'],
    filters: ['identifier', 'isEnabled', 'isPublic', 'country'],
  },
  access: { read: 'public', write: ['ROLE_MANAGER'] },
});

export type BranchRow = Row<typeof branch>;
