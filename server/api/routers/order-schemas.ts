import { z } from 'zod';
import { COUNTRIES } from '#domain/contact/country.ts';
import { UNIT_IDS, type UnitId } from '#domain/money/units.ts';
import type { Wire } from '#domain/money/wire.ts';
import { about, type Fields, field, nullable, optional, type Values } from '#domain/order/field.ts';
import { ITEM_FIELDS } from '#domain/order/item.ts';
import { LINE_FIELDS } from '#domain/order/lines/line-fields.ts';
import {
  type OrderKinds,
  PUBLIC_FIELDS,
  type PublicOrder,
  type PublicOrderKinds,
  STAFF_FIELDS,
  type StaffOrder,
} from '#domain/order/order.ts';
import { ORDER_STATES } from '#domain/order/order-state.ts';
import { ATTEMPT_STATES, REFUND_STATES } from '#domain/order/payments/payment-fields.ts';
import { PAYMENT_METHODS } from '#domain/ordering/payment.ts';
import { LANGUAGES } from '#domain/text/language.ts';
import { GUEST_FIELDS, type KnownGuest } from '#use-cases/orders/phone/list-known-guests.ts';
import * as texts from './order-texts.ts';

// Described as sent, kind by kind: TypeScript rejects a kind without a schema or with one of another type.

const money = z.number().describe(texts.money);
const openMoney = money.nullable().describe(texts.openMoney);

/** The wire schema of each kind. */
const ANSWERS = {
  line: z.string(),
  text: z.string(),
  email: z.string(),
  phone: z.string(),
  vatNumber: z.string(),
  flag: z.boolean(),
  country: z.enum(COUNTRIES),
  name: z.string(),
  id: z.int().min(1),
  integer: z.int(),
  count: z.int().min(1),
  index: z.int().min(0),
  word: z.string(),
  instant: z
    .string()
    .describe(texts.instantNote)
    .meta({ examples: ['2026-11-24T11:00:00.000Z'] }),
  state: z.enum(ORDER_STATES),
  language: z.enum(LANGUAGES),
  paymentState: z.enum(['none', 'open', 'paid', 'refundPending', 'refunded']),
  attempt: z.enum(ATTEMPT_STATES),
  refundState: z.enum(REFUND_STATES),
  method: z.enum(PAYMENT_METHODS),
  rating: z.int().min(1).max(5),
  amount: z.number(),
  unit: z.enum(UNIT_IDS as [UnitId, ...UnitId[]]),
  partType: z.enum(['select', 'multiselect', 'text', 'textarea', 'file', 'files', 'image', 'images']),
  modifier: z.enum(['add', 'subtract', 'overwrite']),
  pricing: z.enum(['fixed', 'approximate', 'minimum']).describe(texts.pricingNote),
  money,
  total: money,
  price: money,
  percent: z.number(),
  taxes: z.record(z.string(), money).describe(texts.taxesNote),
  payer: z.enum(['customer', 'shop']),
} satisfies AnswersOf<OrderKinds>;
const PUBLIC_ANSWERS = {
  ...ANSWERS,
  count: ANSWERS.count.nullable(),
  total: openMoney,
  price: openMoney,
} satisfies AnswersOf<PublicOrderKinds>;

/** In responses a table has its identifier, a string. */
type AnswersOf<V> = { [K in Exclude<keyof V, 'table'>]: z.ZodType<Wire<V[K]>> };

/** The schema of a response with these fields; `named`: those with a name of their own in the document. */
function answer<F extends Fields, A extends Readonly<Record<string, z.ZodType>>>(
  fields: F,
  answers: A,
  named: ReadonlyMap<Fields, z.ZodType> = new Map(),
): Answer<F, A> {
  const shape = Object.entries(fields).map(([name, { kind, of, isNullable, isOptional, about }]) => {
    const one = of ? (named.get(of) ?? answer(of, answers, named)) : answers[kind];
    if (!one) throw new Error(`${name}: nobody says how ${kind} is sent`);
    const all = kind === 'list' ? z.array(one) : one;
    const open = isNullable ? all.nullable() : all;
    const described = about === undefined ? open : open.describe(about);
    return [name, isOptional ? described.exactOptional() : described];
  });
  return z.strictObject(Object.fromEntries(shape)) as z.ZodType as Answer<F, A>;
}
type Answer<F, A> = z.ZodType<Values<F, { [K in keyof A]: z.output<A[K]> }>>;

const item = answer(ITEM_FIELDS, ANSWERS).meta({ id: 'OrderItem' });
const line = answer(LINE_FIELDS, ANSWERS).meta({ id: 'OrderLine' });
const publicItem = answer(ITEM_FIELDS, PUBLIC_ANSWERS).meta({ id: 'PublicOrderItem' });

/** What customers get of an order. */
export const publicOrderSchema: z.ZodType<Wire<PublicOrder>> = answer(
  PUBLIC_FIELDS,
  PUBLIC_ANSWERS,
  new Map<Fields, z.ZodType>([
    [ITEM_FIELDS, publicItem],
    [LINE_FIELDS, line],
  ]),
).meta({ id: 'PublicOrder' });

/** The same with where it is paid. */
export const payableOrderSchema: z.ZodType<Wire<PublicOrder> & { paymentRedirectUrl?: string | null }> =
  answer(
    {
      ...PUBLIC_FIELDS,
      paymentRedirectUrl: optional(about(texts.paymentRedirectUrl, nullable(field('word')))),
    },
    PUBLIC_ANSWERS,
    new Map<Fields, z.ZodType>([
      [ITEM_FIELDS, publicItem],
      [LINE_FIELDS, line],
    ]),
  ).meta({ id: 'PayableOrder' });

/** What staff, kitchen and printers get of an order. */
export const orderSchema: z.ZodType<Wire<StaffOrder>> = answer(
  STAFF_FIELDS,
  ANSWERS,
  new Map<Fields, z.ZodType>([
    [ITEM_FIELDS, item],
    [LINE_FIELDS, line],
  ]),
).meta({ id: 'Order' });

/** A guest as staff find them for an order on the phone. */
export const knownGuestSchema: z.ZodType<KnownGuest> = answer(GUEST_FIELDS, ANSWERS);
