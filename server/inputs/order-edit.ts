import { z } from 'zod';
import { ADDRESS_FIELDS } from '#domain/order/address.ts';
import { STORED_CONTACT_FIELDS } from '#domain/order/contact.ts';
import { CHOICE_FIELDS } from '#domain/order/draft.ts';
import { namesOf } from '#domain/order/field.ts';
import { ITEM_FIELDS } from '#domain/order/item.ts';
import { STAFF_FIELDS } from '#domain/order/order.ts';
import { ENTRIES, entries, optionalEntries } from './entries.ts';
import { orderedItem } from './place-order.ts';

const { line, text, id } = ENTRIES;
const { internalNote, comment, appointment } = STAFF_FIELDS;

const ignored = z.unknown().optional();

/** Fields that the server sets: accepted in a body, because clients send back what they received, but ignored. */
function ignoring<F extends object, T extends object>(
  fields: F,
  taken: T,
): Record<Exclude<keyof F, keyof T>, typeof ignored> {
  const names = namesOf(fields).filter((name) => !(name in taken));
  return Object.fromEntries(names.map((name) => [name, ignored])) as ReturnType<typeof ignoring<F, T>>;
}

const address = z.strictObject(entries(ADDRESS_FIELDS));

const CORRECTIONS = {
  id,
  /** The version that the change is based on; a stale one is rejected. */
  version: z.int().min(1).max(2_147_483_647).optional(),
  /** An order cannot change its branch. */
  branch: id.optional(),
  ...optionalEntries({
    internalNote,
    comment,
    ...STORED_CONTACT_FIELDS,
    table: CHOICE_FIELDS.table,
    appointment,
  }),
  deliveryAddress: address.nullish(),
  tableIdentifier: z.string().max(100).nullish(),
};

/** PUT /api/orders/{id}: what staff may correct; omitted fields stay as they are. */
export const updateOrderInput = z.strictObject({ ...CORRECTIONS, ...ignoring(STAFF_FIELDS, CORRECTIONS) });
export type UpdateOrderInput = z.output<typeof updateOrderInput>;

const { unit, parts, product } = orderedItem.shape;

/** A step as an order shows it. */
const shownPart = z.object({
  name: line,
  text: text.nullable().default(null),
  options: z
    .array(z.object({ name: line }))
    .max(1_000)
    .default([]),
  uploads: z.array(z.object({ id })).max(1_000).default([]),
});

const REVISION = {
  id,
  index: z.int().min(0).max(999),
  version: z.int().min(1).max(2_147_483_647).optional(),
  /** 0 removes the item. */
  amount: z.number().min(0),
  product: product.optional(),
  unit: unit.optional(),
  parts: z.union([parts.unwrap(), z.array(shownPart).max(200)]).optional(),
  note: text.nullish(),
};

/**
 * PUT /api/orders/{id}/items/{index}: the item as in a new order, or as the order shows it; omitted fields stay as they are.
 */
export const reviseItemInput = z.strictObject({ ...REVISION, ...ignoring(ITEM_FIELDS, REVISION) });

/** POST /api/orders/{id}/weights: what the scale says, in the unit of each item. */
export const weighOrderInput = z.strictObject({
  id,
  version: REVISION.version,
  items: z
    .array(z.strictObject({ index: REVISION.index, amount: z.number().min(0) }))
    .min(1)
    .max(1_000),
});
