import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import { validationError } from '#domain/errors.ts';
import type { UnitId } from '#domain/money/units.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { cleanItem, uploadsOf } from '#domain/ordering/item.ts';
import {
  answersOf,
  revisedAmountFault,
  revisedItemFaults,
  type ShownPart,
  withAmount,
} from '#domain/ordering/order-revision.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import { exactUnitPrice } from '#domain/ordering/weighing.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { availability } from '#domain/shop/menu.ts';
import { serviceOf } from '#domain/shop/service.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { StoredUpload } from '#use-cases/files/file-store.ts';
import type { Deps } from '#use-cases/ports.ts';
import { frozenItem } from './compose-order.ts';
import type { StoredOrder } from './order-store.ts';
import { type NamedParts, namedUploads, resolveParts } from './resolve-parts.ts';

/** The change of an item that staff want. null = unchanged. */
export interface ItemWish {
  amount: number;
  product: number | null;
  unit: UnitId | null;
  /** In step order as in a new order, or in the order's own representation. */
  parts: NamedParts | readonly ShownPart<{ id: number }>[] | null;
}

export interface ItemPlace {
  order: StoredOrder;
  before: OrderItem;
  shop: Shop;
  branch: Branch;
}

/** The item as the order will have it, with uploads that no order has used before. Throws the faults of the request. */
export async function revisedItem(
  deps: Deps,
  place: ItemPlace,
  wish: ItemWish,
): Promise<{ item: OrderItem; newUploads: number[] }> {
  const { before, shop } = place;
  const id = wish.product ?? before.product;
  const product = shop.products.find((candidate) => candidate.id === id) ?? null;
  const isSameProduct = id === before.product;
  const answers = wish.parts && namedAnswers(product, wish.parts);
  const isAnsweredAlike =
    answers === null || JSON.stringify(answers) === JSON.stringify(namedAnswers(product, before.parts));
  if (isSameProduct && (wish.unit ?? before.unit) === before.unit && isAnsweredAlike) {
    const code = revisedAmountFault(wish.amount);
    if (code) throw validationError([{ code, field: 'amount', params: { product: before.name } }]);
    return { item: withAmount(before, wish.amount, exactUnitPrice(product, before)), newUploads: [] };
  }
  if (!product) {
    throw validationError([{ code: 'product-unavailable', field: 'product', params: { product: '' } }]);
  }
  const parts = answers ?? namedAnswers(product, isSameProduct ? before.parts : []);
  const unit = wish.unit ?? (isSameProduct ? before.unit : product.unit);
  return newItem(deps, place, { product, amount: wish.amount, unit, parts });
}

/** An item of the current catalogue, validated like that of a new order except for the limits on its amount. */
async function newItem(
  deps: Deps,
  { order, before, shop, branch }: ItemPlace,
  wish: { product: Product; amount: number; unit: UnitId; parts: NamedParts },
): Promise<{ item: OrderItem; newUploads: number[] }> {
  const { product } = wish;
  const known = await namedUploads(deps, [wish.parts]);
  const find = (id: number): StoredUpload | null => {
    const upload = known.get(id);
    return upload && (upload.order === null || upload.order === order.id) ? upload : null;
  };
  const { parts, faults } = resolveParts(product, wish.parts, find);
  const item = cleanItem({ ...wish, parts });
  // Staff may sell a product outside its hours, but not one that is not sold at all.
  const isListed = availability(shop, branch, product, deps.clock.now()) !== 'unlisted';
  const found = [
    ...(isListed || product.id === before.product
      ? []
      : [{ code: 'product-unavailable' as const, field: 'product', params: { product: product.name } }]),
    ...faults,
    ...revisedItemFaults(item).filter((fault) => !faults.some(({ field }) => field === fault.field)),
  ];
  if (found.length > 0) throw validationError(found);
  const uploads = new Set(uploadsOf(item).map(({ id }) => id));
  return {
    item: frozenItem(item, lineOf(item, serviceOf(order))),
    newUploads: [...uploads].filter((id) => known.get(id)?.order === null),
  };
}

/** Answers in step order with uploads as ids, in either representation; empty ones are null. */
function namedAnswers(product: Product | null, parts: NonNullable<ItemWish['parts']>): NamedParts {
  if (!isShown(parts)) return parts.map(orNull);
  const shown = parts.map((part) => ({ ...part, uploads: part.uploads.map(({ id }) => id) }));
  if (product) return answersOf(stepsOf(product), shown).map(orNull);
  // Without the product there are no steps to answer; given answers can still be compared.
  return shown.map(({ name, text, options, uploads }) =>
    JSON.stringify([name, text, options.map((option) => option.name), uploads]),
  );
}

function orNull(answer: NamedParts[number]): NamedParts[number] {
  return answer === '' || (Array.isArray(answer) && answer.length === 0) ? null : answer;
}

function isShown(parts: NonNullable<ItemWish['parts']>): parts is readonly ShownPart<{ id: number }>[] {
  return parts.every((part) => typeof part === 'object' && part !== null && !Array.isArray(part));
}
