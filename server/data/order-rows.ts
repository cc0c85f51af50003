import { EMPTY, mapping, namesOf } from '#domain/order/field.ts';
import { ITEM_FIELDS, type OrderItem } from '#domain/order/item.ts';
import { STORED_FIELDS } from '#domain/order/order.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { Author } from '#use-cases/access/actor.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';
import type { LaneOrders } from '#use-cases/signals/work-store.ts';

/** An order with its items and history as one JSON document, built by the database in one statement. */
export type OrderDocument = Parameters<typeof READ>[0];

/**
 * The columns of a query over "Order" AS o that `toOrder` reads. The ids are those of all orders that it can find: what is between
 * the first and the last says in which months their items and history are, so that no other is even considered.
 */
export function orderDocument(ids: readonly number[]): Prisma.Sql {
  const ofMonths = (column: Prisma.Sql) => betweenIds(column, ids);
  return Prisma.sql`
  to_jsonb(o) || jsonb_build_object(
    'items', COALESCE((
      SELECT jsonb_agg(
        to_jsonb(i) - CASE WHEN i."baseUnit" IS NULL THEN '{basePrice,baseUnit}'::text[] ELSE '{}' END
        || jsonb_build_object('product', i."productId") ORDER BY i."position")
      FROM "OrderItem" i WHERE i."orderId" = o."id" AND ${ofMonths(Prisma.sql`i."orderId"`)}), '[]'),
    'history', COALESCE((
      SELECT jsonb_agg(to_jsonb(e) ORDER BY e."sequence") FROM "OrderEvent" e
      WHERE e."orderId" = o."id" AND ${ofMonths(Prisma.sql`e."orderId"`)}), '[]'),
    'revisions', COALESCE((
      SELECT jsonb_agg(to_jsonb(r) ORDER BY r."id") FROM "OrderRevision" r WHERE r."orderId" = o."id"), '[]'),
    'payments', COALESCE((
      SELECT jsonb_agg(to_jsonb(p) ORDER BY p."id") FROM "Payment" p WHERE p."orderId" = o."id"), '[]'),
    'refunds', COALESCE((
      SELECT jsonb_agg(to_jsonb(f) || jsonb_build_object('payment', f."paymentId") ORDER BY f."id")
      FROM "Refund" f WHERE f."orderId" = o."id"), '[]')
  ) AS "document"`;
}

/** Among these orders. */
export function oneOf(ids: readonly number[]): Prisma.Sql {
  return Prisma.sql`o."id" = ANY(${[...ids]}::int[]) AND ${betweenIds(Prisma.sql`o."id"`, ids)}`;
}

function betweenIds(column: Prisma.Sql, ids: readonly number[]): Prisma.Sql {
  const [first, last] = ids.reduce(
    ([min, max], id) => [Math.min(min, id), Math.max(max, id)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  if (first > last) return Prisma.sql`false`;
  return Prisma.sql`${column} BETWEEN ${first}::int AND ${last}::int`;
}

/** A list of column names for a statement; the names are ours, never a client's. */
export function columns(names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.map((name) => `"${name}"`).join(', '));
}

/** Who did something, as columns of an event or a revision, and their values. */
export const AUTHOR_COLUMNS = columns(['actor', 'userId', 'deviceId']);
export function authorValues({ actor, user, device }: Author): Prisma.Sql {
  return Prisma.sql`${actor}, ${user}::int, ${device}::int`;
}

/** The columns of an item apart from its order, as `itemRows` fills them. */
export const ITEM_COLUMNS = columns([
  'position',
  ...namesOf(ITEM_FIELDS).map((name) => (name === 'product' ? 'productId' : name)),
]);

/** The items of an order as JSON for jsonb_populate_recordset. */
export function itemRows(items: readonly OrderItem[]): string {
  return JSON.stringify(storedItems(items));
}

/** The same before serialization. */
export function storedItems(items: readonly OrderItem[]) {
  return items.map(({ product, contents = [], ...item }, position) => ({
    ...item,
    contents,
    productId: product,
    position,
  }));
}

/**
 * JSON of the database -> order. Instants become ISO 8601 in UTC whatever the connection's zone; keys, which jsonb reorders,
 * are returned as they were written, so that a repeated answer is identical to the byte.
 */
export function toOrder(document: OrderDocument): StoredOrder {
  return READ(document) as StoredOrder;
}

const READ = mapping(STORED_FIELDS, (kind) => {
  if (kind === 'instant') return (value) => (value === null ? null : new Date(String(value)).toISOString());
  // An old address may lack fields that were declared later.
  const unsaid = new Map<string, unknown>(Object.entries(EMPTY)).get(kind);
  return (value) => (value === undefined ? unsaid : value);
});

/** Waiting for its online payment, as waitsForPayment says it of one order 'o'. */
export const AWAITS_PAYMENT = Prisma.sql`(o."state" = 'awaiting' AND o."paymentState" = 'open')`;

/** What the brake holds and staff may release (R343). */
export const AWAITS_RELEASE = Prisma.sql`(o."state" = 'awaiting' AND o."isHeld" AND o."paymentState" <> 'open')`;

/**
 * Not held back, as isHeldBack says it of one order 'o' (R302, R343). One that was turned down without being released never
 * was an order of the shop.
 */
export const IS_RELEASED = Prisma.sql`(NOT o."isHeld" AND NOT ${AWAITS_PAYMENT})`;

/** Whether a row of the outbox belongs to one of these orders; null = to any, or to none. */
export function isOfOrders(orders: LaneOrders | null): Prisma.Sql {
  if (!orders) return Prisma.sql`true`;
  return Prisma.sql`${!orders.isOther} =
    COALESCE(order_payment_method(("Outbox"."payload"->>'order')::int) = ANY(${[...orders.paidBy]}::text[]), false)`;
}
