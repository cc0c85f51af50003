import { clampAmount, ratioFor } from '#domain/catalogue/amount.ts';
import { type ConfigPart, originalOf, type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PublicOrderItem, PublicOrderItemPart } from '#domain/order/item.ts';
import { isOptionGone, type Shortage } from '#domain/shop/shortage.ts';
import { shownName } from '#domain/text/translation.ts';
import { type CartItem, isItemValid, MAXIMUM_ITEMS, type PartValue } from './item.ts';
import { lineOf, type PricedLine } from './pricing.ts';

/** What guests must know before they order the same again; `name` is the product's as it was ordered. */
export type ReorderChange =
  /** The shop no longer sells it, or it is sold out. */
  | { kind: 'gone'; name: string }
  /** A choice that it needs is gone or sold out, or a file has to be added: to be put together anew. */
  | { kind: 'incomplete'; name: string }
  /** An optional choice is gone or sold out. */
  | { kind: 'choice-gone'; name: string; choices: string[] }
  /** Gross of one unit with all options, then and now. */
  | { kind: 'price'; name: string; before: Cents; now: Cents };

export interface Reorder {
  items: CartItem[];
  changes: ReorderChange[];
}

type Shortages = readonly Shortage[] | undefined;

/**
 * The items of an order as they can be had now, at present prices, and what has changed (R144). `productOf` finds what is
 * sold now by its id; null = gone. `shortages` are those of the branch: an option that is sold out (R231) counts as gone.
 * Files are not taken along: they belong to the earlier order.
 */
export function reorderOf(
  ordered: readonly PublicOrderItem[],
  productOf: (id: number) => Product | null,
  shortages?: Shortages,
): Reorder {
  const again: Reorder = { items: [], changes: [] };
  for (const item of ordered.slice(0, MAXIMUM_ITEMS)) {
    const product = productOf(item.product);
    // The page's name for it, unless it was ordered under another.
    const name = product && originalOf(product).name === item.name ? product.name : item.name;
    if (!product) {
      again.changes.push({ kind: 'gone', name });
      continue;
    }
    const present = itemOf(item, product, shortages);
    if (!isItemValid(present)) {
      again.changes.push({ kind: 'incomplete', name });
      continue;
    }
    again.items.push(present);
    const choices = lostChoices(item, product, shortages);
    if (choices.length > 0) again.changes.push({ kind: 'choice-gone', name, choices });
    const isComparable = !product.isPriceHidden && present.unit === item.unit;
    const prices = isComparable ? comparedPrices(item, lineOf(present, 'takeaway')) : null;
    if (prices && prices.before !== prices.now) again.changes.push({ kind: 'price', name, ...prices });
  }
  return again;
}

/** The items of an order as a cart, without those whose product is gone. Files and texts are left out where no step has them. */
export function orderedAgain(
  ordered: readonly PublicOrderItem[],
  productOf: (id: number) => Product | null,
): CartItem[] {
  return ordered.flatMap((item) => {
    const product = productOf(item.product);
    return product ? { ...itemOf(item, product, undefined), amount: item.amount } : [];
  });
}

/** Per kilogram or litre where both are known: the price of a gram is rounded to the cent. */
function comparedPrices(item: PublicOrderItem, line: PricedLine): { before: Cents; now: Cents } | null {
  if (item.basePrice != null && line.basePrice !== undefined && item.baseUnit === line.baseUnit)
    return { before: item.basePrice, now: line.basePrice };
  return item.unitPrice === null ? null : { before: item.unitPrice, now: line.unitPrice };
}

function itemOf(item: PublicOrderItem, product: Product, shortages: Shortages): CartItem {
  const unit = ratioFor(product, item.unit) === null ? product.unit : item.unit;
  return {
    product,
    unit,
    amount: clampAmount(product, unit, item.amount),
    parts: stepsOf(product).map((step) => answerOf(step, partOf(item, step), shortages)),
  };
}

function partOf(item: PublicOrderItem, step: ConfigPart): PublicOrderItemPart | undefined {
  return item.parts.find(({ name, type }) => name === step.name && type === step.type);
}

function answerOf(step: ConfigPart, part: PublicOrderItemPart | undefined, shortages: Shortages): PartValue {
  if (!part) return null;
  if (step.type === 'text' || step.type === 'textarea') return part.text;
  const known = part.options.map(({ name }) => name).filter((name) => isOffered(step, name, shortages));
  if (step.type === 'select') return known[0] ?? null;
  return step.type === 'multiselect' && known.length > 0 ? known : null;
}

function lostChoices(item: PublicOrderItem, product: Product, shortages: Shortages): string[] {
  const steps = stepsOf(product);
  return item.parts.flatMap((part) => {
    const step = steps.find(({ name, type }) => name === part.name && type === part.type);
    return part.options
      .map(({ name }) => name)
      .filter((name) => !step || !isOffered(step, name, shortages))
      .map((name) => shownName(step?.options.find((option) => option.name === name) ?? { name }));
  });
}

function isOffered(step: ConfigPart, name: string, shortages: Shortages): boolean {
  return step.options.some((option) => option.name === name) && !isOptionGone(shortages, name);
}
