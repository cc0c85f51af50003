import { amountFault, clampAmount, ratioFor } from '#domain/catalogue/amount.ts';
import {
  type ConfigPart,
  originalOf,
  type PricingMode,
  type Product,
  stepsOf,
} from '#domain/catalogue/product.ts';
import type { Cents } from '#domain/money/money.ts';
import type { UnitId } from '#domain/money/units.ts';
import { shownName } from '#domain/text/translation.ts';
import { type CartItem, isItemValid, isPartComplete, type PartValue } from './item.ts';
import { lineOf } from './pricing.ts';

/** The price of a cart item as the guest sees it; null = the price is hidden. */
export interface ShownPrice {
  /** Gross of one piece, or of the whole item if it is sold by weight, length or the like. */
  value: Cents;
  pricing: PricingMode;
}

/** A change to a cart item that the guest must be told about before ordering it. */
export type CartItemChange =
  | { kind: 'price'; before: ShownPrice | null; after: ShownPrice | null }
  | { kind: 'name'; before: string; after: string }
  | { kind: 'allergens'; before: string; after: string }
  | { kind: 'contents' }
  | { kind: 'amount'; before: number; after: number; unit: UnitId }
  | { kind: 'unit-gone'; unit: UnitId }
  /** A chosen option, or an answered step, no longer exists. */
  | { kind: 'choice-gone'; step: string; choice: string }
  /** A step that now requires an answer. */
  | { kind: 'step-open'; step: string };

/**
 * What changed between the product of a cart item, as it was when the guest added it, and the same product as the shop sells
 * it now; empty = nothing to ask about. Price, choices, amount, unit, allergens, the contents of a bundle and the name
 * count; a corrected typo, the description, pictures, taxes and hours do not: they are updated silently.
 */
export function itemChanges(item: CartItem, current: Product): CartItemChange[] {
  if (item.product === current) return [];
  const updated = updatedItem(item, current);
  const { product } = item;
  const changes = choiceChanges(item, updated);
  const isComplete = !changes.some(({ kind }) => kind === 'step-open') && updated.unit === item.unit;
  if (updated.unit !== item.unit) changes.push({ kind: 'unit-gone', unit: item.unit });
  else if (updated.amount !== item.amount)
    changes.push({ kind: 'amount', before: item.amount, after: updated.amount, unit: item.unit });
  const [before, after] = [shownPrice(item), shownPrice({ ...updated, amount: item.amount })];
  // An item that has to be reconfigured has no price yet.
  if (isComplete && !isSamePrice(before, after)) changes.push({ kind: 'price', before, after });
  const [said, says] = [originalOf(product), originalOf(current)];
  if (!isSameName(said.name, says.name))
    changes.push({ kind: 'name', before: product.name, after: current.name });
  if (plain(said.allergens) !== plain(says.allergens))
    changes.push({ kind: 'allergens', before: product.allergens, after: current.allergens });
  if (contentsOf(product) !== contentsOf(current)) changes.push({ kind: 'contents' });
  return changes;
}

/**
 * The item with the product as it is sold now: answers stay with the step of the same name and type, options that are gone
 * are dropped, an amount that can no longer be ordered is clamped to the nearest valid one. It may be incomplete
 * (isItemValid).
 */
export function updatedItem(item: CartItem, current: Product): CartItem {
  const unit = ratioFor(current, item.unit) === null ? current.unit : item.unit;
  const isAmountFine = unit === item.unit && amountFault(current, unit, item.amount) === null;
  const before = stepsOf(item.product);
  const taken = new Set<number>();
  const parts = stepsOf(current).map((step, index) => {
    const at = placeOf(step, index, before, taken);
    if (at === null) return null;
    taken.add(at);
    return stillOffered(step, item.parts[at] ?? null);
  });
  return {
    product: current,
    unit,
    amount: isAmountFine ? item.amount : clampAmount(current, unit, item.amount),
    parts,
  };
}

/** Whether the item can be ordered as it is once the guest accepts the changes; otherwise it has to be reconfigured. */
export function canAgree(item: CartItem, current: Product): boolean {
  const updated = updatedItem(item, current);
  return updated.unit === item.unit && isItemValid(updated);
}

/** Updates an item unless the guest has to be asked; with an open question it stays as it was added to the cart. */
export function refreshedItem(item: CartItem, current: Product | undefined): CartItem {
  if (!current || item.product === current || itemChanges(item, current).length > 0) return item;
  return updatedItem(item, current);
}

/**
 * The old index of the answer to a step: that of the step with its name and type; a renamed step is matched by position and
 * a similar name.
 */
function placeOf(
  step: ConfigPart,
  index: number,
  before: readonly ConfigPart[],
  taken: ReadonlySet<number>,
): number | null {
  const byName = before.findIndex(
    (one, at) => !taken.has(at) && one.type === step.type && one.name === step.name,
  );
  if (byName >= 0) return byName;
  const there = before[index];
  const isRenamed = there?.type === step.type && !taken.has(index) && isSameName(there.name, step.name);
  return isRenamed ? index : null;
}

/** An answer reduced to the options that still exist, under their current names. */
function stillOffered(step: ConfigPart, value: PartValue): PartValue {
  if (step.type !== 'select' && step.type !== 'multiselect') return value;
  const presentName = (name: string): string[] => {
    const named = step.options.find((option) => option.name === name);
    const found = named ?? step.options.find((option) => isSameName(option.name, name));
    return found ? [found.name] : [];
  };
  if (typeof value === 'string') return presentName(value)[0] ?? null;
  const kept = [...new Set(namesIn(value).flatMap(presentName))];
  return kept.length > 0 ? kept : null;
}

/** Steps are reported under the names that they had when they were answered. */
function choiceChanges(item: CartItem, updated: CartItem): CartItemChange[] {
  const before = stepsOf(item.product);
  const left = updated.parts.flatMap(wordsOf);
  const gone = before.flatMap((step, index) =>
    wordsOf(item.parts[index] ?? null).flatMap((choice): CartItemChange[] => {
      const same = left.indexOf(choice);
      const at = same >= 0 ? same : left.findIndex((word) => isSameName(word, choice));
      if (at >= 0) left.splice(at, 1);
      return at >= 0
        ? []
        : [{ kind: 'choice-gone', step: shownName(step), choice: shownChoice(step, choice) }];
    }),
  );
  const wasOpen = (name: string) =>
    before.some((step, index) => step.name === name && !isPartComplete(step, item.parts[index]));
  const open = stepsOf(updated.product).flatMap((step, index): CartItemChange[] =>
    isPartComplete(step, updated.parts[index]) || wasOpen(step.name)
      ? []
      : [{ kind: 'step-open', step: shownName(step) }],
  );
  return [...gone, ...open];
}

function shownChoice({ options }: ConfigPart, choice: string): string {
  return shownName(options.find(({ name }) => name === choice) ?? { name: choice });
}

/** The choices, text or file names of one answer. */
function wordsOf(value: PartValue): string[] {
  if (value === null) return [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  const entries: readonly (string | { name: string })[] = Array.isArray(value) ? value : [value];
  return entries.map((entry) => (typeof entry === 'string' ? entry : entry.name));
}

function namesIn(value: PartValue): readonly string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((entry: unknown): entry is string => typeof entry === 'string');
}

function shownPrice(item: CartItem): ShownPrice | null {
  if (item.product.isPriceHidden) return null;
  // The service changes the tax within a price, never the price.
  const { unitPrice, gross, pricing } = lineOf(item, 'takeaway');
  return { value: item.unit === 'amount' ? unitPrice : gross, pricing };
}

function isSamePrice(a: ShownPrice | null, b: ShownPrice | null): boolean {
  return a?.value === b?.value && a?.pricing === b?.pricing;
}

function contentsOf({ type, bundleItems }: Product): string {
  return type === 'bundle' ? bundleItems.map(({ product, amount }) => `${product.id}x${amount}`).join() : '';
}

function plain(text: string): string {
  return text
    .toLocaleLowerCase('de')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The most letters that a corrected typo may change, and at most one in eight. */
const TYPO = 2;

/** Whether two names are the same apart from case, punctuation and a typo. Numbers have to be equal. */
export function isSameName(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  const numbers = (text: string) => text.replaceAll(/[^\p{N}]+/gu, ' ').trim();
  if (numbers(one) !== numbers(other)) return false;
  return one === other || distance(one, other) <= Math.min(TYPO, Math.floor(one.length / 8));
}

/** Edit distance: letters to insert, delete, replace, or swap with a neighbour. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > TYPO) return TYPO + 1;
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const above = rows[i - 1] ?? [];
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

export interface MigratedCart {
  kept: CartItem[];
  removed: CartItem[];
}

/**
 * Removes the items whose product no longer matches an active one by id, name, description and price (R60). Kept items get
 * the current product, unless the guest has to be asked about one of its other changes. `asked` are the ids
 * of products that the guest has been asked about already: their items wait for the answer.
 */
export function migrateCart(
  items: readonly CartItem[],
  activeProducts: readonly Product[],
  asked: ReadonlySet<number> = new Set(),
): MigratedCart {
  const active = new Map(activeProducts.map((product) => [product.id, product]));
  const migrated: MigratedCart = { kept: [], removed: [] };
  for (const item of items) {
    const product = active.get(item.product.id);
    const isKept = asked.has(item.product.id) || (product && isSameOffer(product, item.product));
    if (isKept) migrated.kept.push(refreshedItem(item, product));
    else migrated.removed.push(item);
  }
  return migrated;
}

function isSameOffer(a: Product, b: Product): boolean {
  const [one, other] = [originalOf(a), originalOf(b)];
  return one.name === other.name && one.description === other.description && a.price === b.price;
}
