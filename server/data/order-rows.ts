import { namesOf } from '#domain/order/field.ts';
import type { OrderItem, OrderItemPart } from '#domain/order/item.ts';
import { STORED_FIELDS } from '#domain/order/order.ts';
import type { TaxLine } from '#domain/tax.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StoredOrder } from '#use-cases/orders/order-store.ts';

/** An order with its items and history as one JSON document; made by the database in one statement. */
export interface OrderDocument extends Omit<StoredOrder, 'items'> {
  items: (StoredOrder['items'][number] & { productId: number })[];
}

/** The columns of a query over "Order" AS o that `toOrder` reads. */
export const ORDER_DOCUMENT = Prisma.sql`
  to_jsonb(o) || jsonb_build_object(
    'items', COALESCE((
      SELECT jsonb_agg(to_jsonb(i) ORDER BY i."position") FROM "OrderItem" i WHERE i."orderId" = o."id"), '[]'),
    'history', COALESCE((
      SELECT jsonb_agg(jsonb_build_object('event', e."event", 'actor', e."actor", 'note', e."note", 'at', e."at")
        ORDER BY e."sequence") FROM "OrderEvent" e WHERE e."orderId" = o."id"), '[]'),
    'revisions', COALESCE((
      SELECT jsonb_agg(jsonb_build_object('at', r."at", 'actor', r."actor", 'position', r."position",
        'before', r."before", 'after', r."after", 'difference', r."difference", 'note', r."note")
        ORDER BY r."id") FROM "OrderRevision" r WHERE r."orderId" = o."id"), '[]')
  ) AS "document"`;

/** A list of column names for a statement; the names are ours, never a client's. */
export function columns(names: readonly string[]): Prisma.Sql {
  return Prisma.raw(names.map((name) => `"${name}"`).join(', '));
}

/** The columns of an item besides its order, as `itemRows` fills them. */
export const ITEM_COLUMNS = columns([
  'position',
  'productId',
  'name',
  'allergens',
  'amount',
  'unit',
  'unitPrice',
  'gross',
  'taxRate',
  'pricing',
  'isPriceHidden',
  'contents',
  'parts',
]);

/** The items of an order as JSON for jsonb_populate_recordset. */
export function itemRows(items: readonly OrderItem[]): string {
  return JSON.stringify(
    items.map(({ product, contents = [], ...item }, position) => ({
      ...item,
      contents,
      productId: product,
      position,
    })),
  );
}

/**
 * JSON of the database -> order. Instants become ISO 8601 in UTC whatever the connection's zone; keys, which jsonb keeps
 * in an order of its own, come as they were written, so that a repeated answer is the same to the byte.
 */
export function toOrder({ items, history, revisions, ...row }: OrderDocument): StoredOrder {
  return {
    ...row,
    ...instantsOf(row),
    taxLines: row.taxLines.map(toTaxLine),
    items: items.map((item) => toItem({ ...item, product: item.productId })),
    history: history.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    revisions: revisions.map(({ at, actor, position, before, after, difference, note }) => ({
      at: new Date(at).toISOString(),
      actor,
      position,
      before: toItem(before),
      after: after && toItem(after),
      difference,
      note,
    })),
  };
}

function toItem(item: OrderItem): OrderItem {
  return {
    product: item.product,
    name: item.name,
    allergens: item.allergens,
    amount: item.amount,
    unit: item.unit,
    unitPrice: item.unitPrice,
    gross: item.gross,
    taxRate: item.taxRate,
    pricing: item.pricing,
    isPriceHidden: item.isPriceHidden,
    ...contentsOf(item),
    parts: item.parts.map(toPart),
  };
}

/** An empty list stands for an item that is no bundle; revisions from before have no list at all. */
function contentsOf({ contents = [] }: OrderItem): Pick<OrderItem, 'contents'> {
  if (contents.length === 0) return {};
  return { contents: contents.map(({ name, amount, unit }) => ({ name, amount, unit })) };
}

function toTaxLine({ rate, net, vat }: TaxLine): TaxLine {
  return { rate, net, vat };
}

function toPart({ name, type, text, options, uploads }: OrderItemPart): OrderItemPart {
  return {
    name,
    type,
    text,
    options: options.map((option) => ({ name: option.name, modifier: option.modifier, value: option.value })),
    uploads: uploads.map((upload) => ({
      id: upload.id,
      version: upload.version,
      extension: upload.extension,
      mimeType: upload.mimeType,
      publicHash: upload.publicHash,
      name: upload.name,
    })),
  };
}

const INSTANTS = namesOf(STORED_FIELDS).filter((name) => STORED_FIELDS[name].kind === 'instant');

function instantsOf(row: { readonly [name: string]: unknown }): Record<string, string | null> {
  const instant = (value: unknown) => (value === null ? null : new Date(String(value)).toISOString());
  return Object.fromEntries(INSTANTS.map((name) => [name, instant(row[name])]));
}
