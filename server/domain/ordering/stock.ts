import { largestAmount, ratioFor } from '#domain/catalogue/amount.ts';
import { type ConfigPart, type Option, type Product, stepsOf } from '#domain/catalogue/product.ts';
import type { Fault } from '#domain/errors.ts';
import type { UnitId } from '#domain/money/units.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { isOptionGone, isUsedUp, type Shortage } from '#domain/shop/shortage.ts';
import { shownName } from '#domain/text/translation.ts';
import type { CartItem, PartValue } from './item.ts';
import { chosenOptions } from './pricing.ts';

/** Amounts have at most four decimals (R16). */
const SCALE = 10_000;

interface StockQuestion {
  branch: Pick<Branch, 'shortages'>;
  products: readonly Product[];
  items: readonly CartItem[];
}

/** What an item asks for and the branch does not have. */
export type StockGap =
  /** A chosen option is sold out (R231). */
  | { kind: 'option-gone'; step: number; option: string }
  /** More is wanted than is left (R232): of a product, or of the option that was chosen in `step`. */
  | {
      kind: 'few-left';
      thing: string;
      unit: UnitId;
      left: number;
      /** The largest amount of this item that the items before it leave over; 0 = none. */
      fits: number;
      step: number | null;
    };

/** What a cart asks for and the branch does not have, one list per item. */
export function stockGaps({ branch, products, items }: StockQuestion): StockGap[][] {
  const list = branch.shortages ?? [];
  if (list.length === 0) return items.map(() => []);
  const byId = new Map(products.map((product) => [product.id, product]));
  const used = new Map<Shortage, number>();
  return items.map((item) => [
    ...goneOptions(item, list),
    ...list.flatMap((one): StockGap[] => {
      if (one.left === null || isUsedUp(one)) return [];
      const wanted = usageOf(item, one, byId);
      if (wanted === 0) return [];
      const before = used.get(one) ?? 0;
      const sum = inSteps(before + wanted);
      used.set(one, sum);
      if (sum <= one.left) return [];
      const rest = (one.left - before) / usageOf({ ...item, amount: 1 }, one, byId);
      const short = one.product === null ? undefined : byId.get(one.product);
      const chosen = one.product === null ? choiceOf(item, one.option) : undefined;
      return [
        {
          kind: 'few-left',
          thing: short?.name ?? (chosen ? shownName(chosen.option) : ''),
          unit: short?.unit ?? 'amount',
          left: one.left,
          fits: largestAmount(item.product, item.unit, rest),
          step: chosen?.step ?? null,
        },
      ];
    }),
  ]);
}

/** Options that are sold out (R231), and items that together want more than there is (R232), at their place in the order. */
export function stockFaults(question: StockQuestion): Fault[] {
  return stockGaps(question).flatMap((gaps, index) =>
    gaps.map(
      (gap): Fault =>
        gap.kind === 'option-gone'
          ? {
              code: 'option-sold-out',
              field: `items.${index}.parts.${gap.step}`,
              params: { option: gap.option },
            }
          : {
              code: 'product-few-left',
              field: `items.${index}.amount`,
              params: { product: gap.thing, left: gap.left },
            },
    ),
  );
}

/** The chosen options of an answer that the branch has run out of (R231). */
export function goneChoices(
  part: ConfigPart,
  value: PartValue,
  shortages: readonly Shortage[] | undefined,
): Option[] {
  return chosenOptions(part, value).filter(({ name }) => isOptionGone(shortages, name));
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

function goneOptions({ product, parts }: CartItem, list: readonly Shortage[]): StockGap[] {
  return stepsOf(product).flatMap((part, step) =>
    goneChoices(part, parts[step] ?? null, list).map(
      (option): StockGap => ({ kind: 'option-gone', step, option: shownName(option) }),
    ),
  );
}

/** Where an option was chosen in an item. */
function choiceOf({ product, parts }: CartItem, name: string): { step: number; option: Option } | undefined {
  return stepsOf(product)
    .flatMap((part, step) => chosenOptions(part, parts[step] ?? null).map((option) => ({ step, option })))
    .find(({ option }) => option.name === name);
}

/** How much an item takes: of a product in its unit, of bundles by their parts, of an option once per unit. */
function usageOf(item: CartItem, short: Shortage, products: ReadonlyMap<number, Product>): number {
  const amount = item.amount * (ratioFor(item.product, item.unit) ?? 0);
  if (short.product !== null) return amount * contained(item.product, short.product, products, new Set());
  return choiceOf(item, short.option) ? amount : 0;
}

/** How much of a product one unit of another contains; 1 for itself. */
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
