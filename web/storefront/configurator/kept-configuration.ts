import { clampAmount } from '#domain/catalogue/amount.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { itemChanges, updatedItem } from '#domain/ordering/cart-change.ts';
import { type CartItem, isUpload, type PartValue, uploadsOf } from '#domain/ordering/item.ts';
import { isCartItem } from '#web/lib/cart/cart-store.ts';
import type { Resumed } from '#web/lib/cart/configurator-store.ts';
import { isBegun } from './choices.ts';
import { type Configuration, stepFaults } from './configuration.ts';

/** A new shape gets a new number; what older versions stored is then discarded. */
const VERSION = 1;

/** Where the configurator was open. */
export interface KeptPlace {
  /** The path of its page. */
  path: string;
  /** The identifier of the branch. */
  branch: string;
  /** The line of the cart that is being edited, and its product; null for a new item. */
  line: { index: number; product: number } | null;
}

/** A product being configured, as a reload of the tab finds it. */
export interface KeptConfiguration extends KeptPlace {
  item: CartItem;
  wanted: number | null;
  step: number;
  reached: number;
}

/** What is stored (R147); null where nothing was chosen yet: the product is as quickly opened again. */
export function keptText(place: KeptPlace, configuration: Configuration): string | null {
  const { start, item, wanted, step, reached } = configuration;
  const isTouched =
    isBegun(start, item) || step > 0 || item.amount !== start.amount || item.unit !== start.unit;
  const kept: KeptConfiguration = { ...place, item, wanted, step, reached };
  return isTouched ? JSON.stringify({ version: VERSION, ...kept }) : null;
}

/** Reads it; null for anything that is not of this version's shape. */
export function readKept(text: string | null): KeptConfiguration | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (stored === null || typeof stored !== 'object') return null;
    const { version, path, branch, line, item, wanted, step, reached } =
      stored as Partial<KeptConfiguration> & { version?: unknown };
    const isOurs = version === VERSION && typeof path === 'string' && typeof branch === 'string';
    if (!isOurs || !isLine(line) || !isCartItem(item) || !isPlace(step) || !isPlace(reached)) return null;
    return { path, branch, line, item, wanted: typeof wanted === 'number' ? wanted : null, step, reached };
  } catch {
    return null;
  }
}

const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

function isLine(value: unknown): value is KeptPlace['line'] {
  if (value === null) return true;
  if (value === undefined || typeof value !== 'object') return false;
  const { index, product } = value as Partial<NonNullable<KeptPlace['line']>>;
  return isPlace(index) && isPlace(product);
}

/**
 * Resumes a kept configuration with the product as it is sold now, at the first incomplete step. Dropped are choices it no
 * longer offers, and the uploads with these ids, which the server no longer has.
 */
export function resumed(
  { item, wanted, step, reached }: KeptConfiguration,
  current: Product,
  goneUploads: ReadonlySet<number> = new Set(),
): Resumed {
  const lostFiles = uploadsOf(item).filter(({ id }) => goneUploads.has(id));
  const left: CartItem = { ...item, parts: item.parts.map((value) => withoutUploads(value, goneUploads)) };
  const updated = updatedItem(left, current);
  const amount = clampAmount(current, updated.unit, updated.amount);
  const isSameAmount = updated.unit === item.unit && amount === item.amount;
  const next: CartItem = { ...updated, amount };
  const lostChoices = itemChanges(left, current).flatMap((change) =>
    change.kind === 'choice-gone' ? [change.choice] : [],
  );
  const last = Math.max(0, next.parts.length - 1);
  const faulty = [...stepFaults(next).keys()].filter((at) => at < step);
  const present = Math.min(step, last, ...faulty);
  return {
    item: next,
    // Shows beside the amount why it changed.
    wanted: isSameAmount ? wanted : updated.unit === item.unit ? item.amount : null,
    step: present,
    reached: Math.min(last, Math.max(reached, present)),
    revealed: new Set(faulty),
    lost: [...lostChoices, ...lostFiles.map(({ name }) => name)],
  };
}

function withoutUploads(value: PartValue, gone: ReadonlySet<number>): PartValue {
  if (isUpload(value)) return gone.has(value.id) ? null : value;
  if (!Array.isArray(value)) return value;
  const entries: readonly unknown[] = value;
  if (!entries.some((entry) => isUpload(entry) && gone.has(entry.id))) return value;
  const left = entries.filter(isUpload).filter(({ id }) => !gone.has(id));
  return left.length > 0 ? left : null;
}
