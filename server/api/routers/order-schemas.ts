import { z } from 'zod';
import { COUNTRIES } from '#domain/country.ts';
import type { Address } from '#domain/order/address.ts';
import type {
  OrderHistoryEntry,
  OrderItem,
  OrderItemPart,
  OrderRevision,
  PublicOrder,
  PublicOrderItem,
  PublicOrderItemPart,
  Questionnaire,
  StaffOrder,
  TaxLine,
} from '#domain/order.ts';
import { ORDER_STATES } from '#domain/order-state.ts';
import { PAYMENT_METHODS } from '#domain/payment.ts';
import { UNIT_IDS } from '#domain/units.ts';
import type { Wire } from '#domain/wire.ts';

// Described as they are sent, field by field: TypeScript refuses a schema without a field of the view or with another type.
// A field that no view has fails only where tests parse answers strictly (tests/api/orders/order-export.test.ts).

const id = z.int().min(1);
const money = z.number().describe('Betrag in Währungseinheiten');
const openMoney = money.nullable().describe('Betrag in Währungseinheiten; null, wenn er nicht gezeigt wird');
const at = z
  .string()
  .describe('ISO 8601 mit Zeitzone')
  .meta({ examples: ['2026-11-24T11:00:00.000Z'] });
const pricing = z
  .enum(['fixed', 'approximate', 'minimum'])
  .describe('fixed = exakt, approximate = ungefähr, minimum = ab');
const country = z.enum(COUNTRIES as ['DE', 'LI', 'AT', 'CH']);
const unit = z.enum(UNIT_IDS as [OrderItem['unit'], ...OrderItem['unit'][]]);
const modifier = z.enum(['add', 'subtract', 'overwrite']);

const upload = z.strictObject({
  id,
  version: z.int(),
  extension: z.string(),
  mimeType: z.string(),
  publicHash: z.string(),
  name: z.string(),
});
const partFields = {
  name: z.string(),
  type: z.enum(['select', 'multiselect', 'text', 'textarea', 'file', 'files', 'image', 'images']),
  text: z.string().nullable(),
  uploads: z.array(upload),
};
const part: z.ZodType<Wire<OrderItemPart>> = z.strictObject({
  ...partFields,
  options: z.array(z.strictObject({ name: z.string(), modifier, value: money })),
});
const publicPart: z.ZodType<Wire<PublicOrderItemPart>> = z.strictObject({
  ...partFields,
  options: z.array(z.strictObject({ name: z.string(), modifier, value: openMoney })),
});

const contents = z
  .array(z.strictObject({ name: z.string(), amount: z.number(), unit }))
  .describe('Inhalt eines Pakets je Einheit der Position; fehlt bei allem anderen');

const itemFields = {
  product: id,
  name: z.string(),
  allergens: z.string(),
  amount: z.number(),
  unit,
  taxRate: z.number().describe('Prozent'),
  pricing,
  isPriceHidden: z.boolean(),
  contents: contents.exactOptional(),
};
const item: z.ZodType<Wire<OrderItem>> = z
  .strictObject({ ...itemFields, unitPrice: money, gross: money, parts: z.array(part) })
  .meta({ id: 'OrderItem' });
const publicItem: z.ZodType<Wire<PublicOrderItem>> = z
  .strictObject({ ...itemFields, unitPrice: openMoney, gross: openMoney, parts: z.array(publicPart) })
  .meta({ id: 'PublicOrderItem' });

const taxLine: z.ZodType<Wire<TaxLine>> = z.strictObject({ rate: z.number(), net: money, vat: money });
const taxes = z.record(z.string(), money).describe('Mehrwertsteuer je Satz in Prozent');

const baseFields = {
  id,
  uid: z.string().describe('Bestellnummer'),
  hash: z.string().describe('Geheimer Teil der Adresse der Statusseite'),
  ticketNumber: z.int().min(1),
  branch: id,
  state: z.enum(ORDER_STATES as [StaffOrder['state'], ...StaffOrder['state'][]]),
  isConfirmed: z.boolean(),
  isInDelivery: z.boolean(),
  isDelivered: z.boolean(),
  isCompleted: z.boolean(),
  isRejected: z.boolean(),
  isCanceled: z.boolean(),
  isFailed: z.boolean(),
  isPaid: z.boolean(),
  isRefunded: z.boolean(),
  isDelivery: z.boolean(),
  isDineIn: z.boolean(),
  tableIdentifier: z.string().nullable(),
  appointmentDate: at.nullable().describe('Wunschtermin; null = so bald wie möglich'),
  appointment: at.nullable().describe('Vereinbarter Termin'),
  counterAppointment: at.nullable().describe('Terminvorschlag der Filiale'),
  rejectionMessage: z.string().nullable(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  questionnaireRating: z.int().min(1).max(5).nullable(),
  comment: z.string(),
  currency: z.string(),
  donatee: z.string().nullable(),
  isQuotation: z.boolean(),
  createdAt: at,
  pricing,
  deliveryGross: money,
  taxes,
  taxLines: z.array(taxLine),
};

/** What customers get of an order. */
export const publicOrderSchema: z.ZodType<Wire<PublicOrder>> = z
  .strictObject({
    ...baseFields,
    gross: openMoney,
    totalNet: openMoney,
    totalGross: openMoney,
    items: z.array(publicItem),
  })
  .meta({ id: 'PublicOrder' });

const addressFields = {
  isCompany: z.boolean(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  street: z.string(),
  floor: z.string(),
  stairway: z.string(),
  door: z.string(),
  zipCode: z.string(),
  city: z.string(),
  country,
};
const address: z.ZodType<Wire<Address>> = z.strictObject(addressFields);

const rating = z.int().min(1).max(5);
const questionnaire: z.ZodType<Wire<Questionnaire>> = z.strictObject({
  rating,
  foodRating: rating,
  serviceRating: rating,
  processRating: rating,
  comment: z.string(),
});
const historyEntry: z.ZodType<Wire<OrderHistoryEntry>> = z.strictObject({
  at,
  event: z.string(),
  actor: z.string(),
  note: z.string().nullable(),
});
const revision: z.ZodType<Wire<OrderRevision>> = z.strictObject({
  at,
  actor: z.string(),
  position: z.int().min(0).describe('Index der Position zu dieser Zeit'),
  before: item,
  after: item.nullable().describe('null = entfernt'),
  difference: money.describe('Neue Summe weniger alte; wird nie von selbst abgebucht oder rückerstattet'),
  note: z.string().nullable(),
});

/** What staff, kitchen and printers get of an order. */
export const orderSchema: z.ZodType<Wire<StaffOrder>> = z
  .strictObject({
    ...baseFields,
    ...addressFields,
    gross: money,
    totalNet: money,
    totalGross: money,
    items: z.array(item),
    email: z.string(),
    phone: z.string(),
    vatNo: z.string(),
    isDeliveryAddressDifferent: z.boolean(),
    deliveryAddress: address.nullable(),
    deliveryArea: z.string().nullable(),
    cancelReason: z.string().nullable(),
    internalNote: z.string(),
    questionnaire: questionnaire.nullable(),
    version: z.int().min(1).describe('Wächst mit jeder Änderung'),
    history: z.array(historyEntry),
    revisions: z.array(revision),
  })
  .meta({ id: 'Order' });
