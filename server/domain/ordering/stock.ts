import { ratioFor } from '#domain/catalogue/amount.ts';
import { type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { Fault } from '#domain/errors.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { isOptionGone, isUsedUp, type Shortage } from '#domain/shop/shortage.ts';
import type { CartItem } from './item.ts';
import { chosenOptions } from './pricing.ts';

/** Amounts have at most four decimals (R16). */
const SCALE = 10_000;

interface StockQuestion {
  branch: Pick<Branch, 'shortages'>;
  products: readonly Product[];
  items: readonly CartItem[];
}

/** Options that are sold out (R231), and items that together want more than there is (R232), at their place in the order. */
export function stockFaults({ branch, products, items }: StockQuestion): Fault[] {
  const list = branch.shortages ?? [];
  if (list.length === 0) return [];
  const byId = new Map(products.map((product) => [product.id, product]));
  const used = new Map<Shortage, number>();
  return items.flatMap((item, index) => [
    ...goneOptions(item, list).map(({ step, option }) => ({
      code: 'option-sold-out' as const,
      field: `items.${index}.parts.${step}`,
      params: { option },
    })),
    ...list.flatMap((one): Fault[] => {
      if (one.left === null || isUsedUp(one)) return [];
      const wanted = usageOf(item, one, byId);
      if (wanted === 0) return [];
      const sum = inSteps((used.get(one) ?? 0) + wanted);
      used.set(one, sum);
      const product = one.product === null ? one.option : (byId.get(one.product)?.name ?? '');
      return sum > one.left
        ? [{ code: 'product-few-left', field: `items.${index}.amount`, params: { product, left: one.left } }]
        : [];
    }),
  ]);
}

/** The notes of a branch once the order has taken its share, never below zero; null if it takes nothing that is counted. */
export function stockAfter({ branch, products, items }: StockQuestion): Shortage[] | null {
  const list = branch.shortages ?? [];
  const byId = new Map(products.map((product) => [product.id, product]));
  const taken = list.map((one) =>
    one.left === null ? 0 : inSteps(items.reduce((sum, item) => sum + usageOf(item, one, byId), 0)),
  );
  if (taken.every((amount) => amount === 0)) return null;
  return list.map((one, index) =>
    one.left === null ? one : { ...one, left: Math.max(0, inSteps(one.left - (taken[index] ?? 0))) },
  );
}

function goneOptions(
  { product, parts }: CartItem,
  list: readonly Shortage[],
): { step: number; option: string }[] {
  return stepsOf(product).flatMap((part, step) => {
    const gone = chosenOptions(part, parts[step] ?? null).find(({ name }) => isOptionGone(list, name));
    return gone ? [{ step, option: gone.label ?? gone.name }] : [];
  });
}

/** How much of something an item takes: of a product in its unit, bundles by their parts; of an option once per unit. */
function usageOf(item: CartItem, short: Shortage, products: ReadonlyMap<number, Product>): number {
  const amount = item.amount * (ratioFor(item.product, item.unit) ?? 0);
  if (short.product !== null) return amount * contained(item.product, short.product, products, new Set());
  const isChosen = stepsOf(item.product).some((part, step) =>
    chosenOptions(part, item.parts[step] ?? null).some(({ name }) => name === short.option),
  );
  return isChosen ? amount : 0;
}

/** How much of a product is in one unit of another; 1 in itself. */
function contained(
  product: Product,
  wanted: number,
  products: ReadonlyMap<number, Product>,
  open: ReadonlySet<number>,
): number {
  if (product.id === wanted) return 1;
  if (product.type !== 'bundle' || open.has(product.id)) return 0;
  const path = new Set([...open, product.id]);
  return product.bundleItems.reduce((sum, part) => {
    const inside = products.get(part.product.id);
    return inside ? sum + part.amount * contained(inside, wanted, products, path) : sum;
  }, 0);
}

function inSteps(amount: number): number {
  return Math.round(amount * SCALE) / SCALE;
}
