import { z } from 'zod';
import { COUNTRIES } from '#domain/country.ts';
import { ADDRESS_FIELDS, type Address } from '#domain/order/address.ts';
import type { Fields, Values } from '#domain/order/field.ts';
import type { OrderHistoryEntry, OrderRevision, Questionnaire } from '#domain/order/history.ts';
import type { OrderItem, OrderItemPart, PublicOrderItem, PublicOrderItemPart } from '#domain/order/item.ts';
import {
  type OrderKinds,
  PUBLIC_FIELDS,
  type PublicOrder,
  type PublicOrderKinds,
  STAFF_FIELDS,
  type StaffOrder,
} from '#domain/order/order.ts';
import { ORDER_STATES } from '#domain/order-state.ts';
import { PAYMENT_METHODS } from '#domain/payment.ts';
import type { TaxLine } from '#domain/tax.ts';
import { UNIT_IDS } from '#domain/units.ts';
import type { Wire } from '#domain/wire.ts';

// Described as they are sent, kind by kind: TypeScript refuses a kind without a schema or with one of another type.

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

const ENTRY_ANSWERS = {
  line: z.string(),
  text: z.string(),
  email: z.string(),
  phone: z.string(),
  vatNumber: z.string(),
  flag: z.boolean(),
  country: z.enum(COUNTRIES),
  name: z.string(),
};
const address: z.ZodType<Wire<Address>> = answer(ADDRESS_FIELDS, ENTRY_ANSWERS);

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

/** What is sent of each kind. */
const ANSWERS = {
  ...ENTRY_ANSWERS,
  id,
  count: z.int().min(1),
  word: z.string(),
  instant: at,
  state: z.enum(ORDER_STATES),
  paymentState: z.enum(['none', 'open', 'paid', 'refundPending', 'refunded']),
  method: z.enum(PAYMENT_METHODS),
  rating,
  pricing,
  money,
  total: money,
  taxes: z.record(z.string(), money).describe('Mehrwertsteuer je Satz in Prozent'),
  taxLines: z.array(taxLine),
  address,
  items: z.array(item),
  questionnaire,
  history: z.array(historyEntry),
  revisions: z.array(revision),
} satisfies AnswersOf<OrderKinds>;
const PUBLIC_ANSWERS = {
  ...ANSWERS,
  total: openMoney,
  items: z.array(publicItem),
} satisfies AnswersOf<PublicOrderKinds>;

type AnswersOf<V> = { [K in keyof V]: z.ZodType<Wire<V[K]>> };

/** The schema of an answer with these fields. */
function answer<F extends Fields, A>(
  fields: F,
  answers: A & Readonly<Record<string, z.ZodType>>,
): Answer<F, A> {
  const shape = Object.entries(fields).map(([name, { kind, isNullable, about }]) => {
    const schema = answers[kind];
    if (!schema) throw new Error(`${name}: nobody says how ${kind} is sent`);
    const open = isNullable ? schema.nullable() : schema;
    return [name, about === undefined ? open : open.describe(about)];
  });
  return z.strictObject(Object.fromEntries(shape)) as z.ZodType as Answer<F, A>;
}
type Answer<F, A> = z.ZodType<Values<F, { [K in keyof A]: z.output<A[K]> }>>;

/** What customers get of an order. */
export const publicOrderSchema: z.ZodType<Wire<PublicOrder>> = answer(PUBLIC_FIELDS, PUBLIC_ANSWERS).meta({
  id: 'PublicOrder',
});

/** What staff, kitchen and printers get of an order. */
export const orderSchema: z.ZodType<Wire<StaffOrder>> = answer(STAFF_FIELDS, ANSWERS).meta({ id: 'Order' });
