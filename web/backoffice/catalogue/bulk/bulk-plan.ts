import { changedOptions, changedPrice, type PriceChange } from '#domain/catalogue/price-change.ts';
import { formatMoney, fromDecimal, toDecimal } from '#domain/money/money.ts';
import type { DraftOf } from '#entities/entity.ts';
import { type ProductRow, product } from '#entities/product.ts';
import { decimalText } from '#web/backoffice/crud/inputs/decimal.ts';
import { asProduct } from '../draft-product.ts';
import * as texts from './texts.ts';

/** A price change as people put it: up or down, by percent or by currency units. */
export interface PriceWish extends Pick<PriceChange, 'kind' | 'roundTo'> {
  isLess: boolean;
  value: number;
}

/** What to change in many products; null leaves things as they are. */
export interface BulkWish {
  price: PriceWish | null;
  /** Whether options change along with the price. */
  withOptions: boolean;
  tax: number | null;
  takeawayTax: number | null;
  dineInTax: number | null;
  isEnabled: boolean | null;
  isPublic: boolean | null;
}

export const NO_WISH: BulkWish = {
  price: null,
  withOptions: true,
  tax: null,
  takeawayTax: null,
  dineInTax: null,
  isEnabled: null,
  isPublic: null,
};

export interface Difference {
  label: string;
  before: string;
  after: string;
}

/** What happens to one product. */
export interface PlannedChange {
  product: ProductRow;
  /** Changed values only. */
  values: DraftOf<typeof product>;
  differences: readonly Difference[];
}

/** The products that a wish changes, each with its changes; the others are left out. */
export function plannedChanges(
  products: readonly ProductRow[],
  wish: BulkWish,
  currency: string,
): PlannedChange[] {
  const price = wish.price && priceChange(wish.price);
  return products
    .map((row) => {
      const parts = [
        price ? priceOf(row, price, currency) : NOTHING,
        price && wish.withOptions ? optionsOf(row, price, currency) : NOTHING,
        fieldsOf(row, wish),
      ];
      return {
        product: row,
        values: Object.assign({}, ...parts.map(({ values }) => values)),
        differences: parts.flatMap(({ differences }) => differences),
      };
    })
    .filter(({ differences }) => differences.length > 0);
}

type Part = Omit<PlannedChange, 'product'>;
const NOTHING: Part = { values: {}, differences: [] };

function priceChange({ kind, isLess, value, roundTo }: PriceWish): PriceChange {
  const size = kind === 'amount' ? fromDecimal(value) : value;
  return { kind, roundTo, value: isLess ? -size : size };
}

function priceOf(row: ProductRow, price: PriceChange, currency: string): Part {
  // A bundle priced by its parts follows them automatically.
  if (row.type === 'bundle' && row.isBundlePriceSum) return NOTHING;
  const before = fromDecimal(row.price);
  const after = changedPrice(before, price, row.unit);
  if (after === before) return NOTHING;
  return {
    values: { price: toDecimal(after) },
    differences: [
      {
        label: product.fields.price.label,
        before: formatMoney(before, currency),
        after: formatMoney(after, currency),
      },
    ],
  };
}

function optionsOf(row: ProductRow, price: PriceChange, currency: string): Part {
  if (row.type !== 'configurable') return NOTHING;
  const differences: Difference[] = [];
  const parts = asProduct(row).config.parts.map((step) => {
    const options = changedOptions(step.options, price, row.unit);
    for (const [index, option] of options.entries()) {
      const before = step.options[index];
      if (!before || before.value === option.value) continue;
      differences.push({
        label: `${step.name}: ${option.name}`,
        before: formatMoney(before.value, currency),
        after: formatMoney(option.value, currency),
      });
    }
    return {
      ...step,
      options: options.map((option) => ({ ...option, value: toDecimal(option.value) })),
    };
  });
  return differences.length === 0 ? NOTHING : { values: { config: { parts } }, differences };
}

const PLAIN = ['tax', 'takeawayTax', 'dineInTax', 'isEnabled', 'isPublic'] as const;

function fieldsOf(row: ProductRow, wish: BulkWish): Part {
  const changed = PLAIN.filter((name) => wish[name] !== null && wish[name] !== row[name]);
  return {
    values: Object.fromEntries(changed.map((name) => [name, wish[name]])),
    differences: changed.map((name) => ({
      label: product.fields[name].label,
      before: plainText(row[name]),
      after: plainText(wish[name]),
    })),
  };
}

function plainText(value: number | boolean | null): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return `${decimalText(value)} %`;
}
