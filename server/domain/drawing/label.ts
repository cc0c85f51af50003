import { type Product, pricingModeOf } from '#domain/catalogue/product.ts';
import { roundCents } from '#domain/money/money.ts';
import { convertAmount, type UnitId } from '#domain/money/units.ts';
import { formatPrice, priceText } from '#domain/ordering/price-text.ts';
import * as texts from './texts.ts';

/** The label sheets: compact has 12 rows by 4 columns, detail 5 rows by 2 (R121). */
export const LABEL_GRIDS = {
  compact: { rows: 12, columns: 4 },
  detail: { rows: 5, columns: 2 },
} as const;
export type LabelGrid = keyof typeof LABEL_GRIDS;

/** What a label shows besides the name. */
export interface LabelChoice {
  hasPrice: boolean;
  hasUnitPrice: boolean;
  hasAllergens: boolean;
  hasQr: boolean;
}

/** The texts of one label; empty ones are left out. */
export interface LabelText {
  name: string;
  /** '4,90 €'. */
  price: string;
  /** 'pro Kilogramm'. */
  unit: string;
  /** '19,00 €/kg'. */
  unitPrice: string;
  /** 'Allergene: A, C, G'. */
  allergens: string;
  /** The target of the QR code. */
  link: string;
}

/** Precedes allergens that did not fit on the first label. */
export const FURTHER_ALLERGENS = texts.furtherAllergens;

/** The label of a product. A hidden price stays hidden. */
export function labelOf(
  product: Product,
  choice: LabelChoice,
  { currency, link }: { currency: string; link: string },
): LabelText {
  const price = choice.hasPrice ? priceText(product, currency) : null;
  const allergens = product.allergens.trim();
  return {
    name: product.name,
    price: price?.price ?? '',
    unit: price?.unit ?? '',
    unitPrice: choice.hasUnitPrice ? unitPrice(product, currency) : '',
    allergens: choice.hasAllergens && allergens !== '' ? `${texts.allergens} ${allergens}` : '',
    link: choice.hasQr ? link : '',
  };
}

const UNIT_PRICES: readonly (readonly [UnitId, string])[] = [
  ['kilogram', 'kg'],
  ['liter', 'l'],
];

/** The price per kilogram or litre for goods sold by weight or volume; empty for everything else. */
function unitPrice(product: Product, currency: string): string {
  if (product.isPriceHidden || product.config.parts.some(({ optional }) => optional === false)) return '';
  for (const [unit, shown] of UNIT_PRICES) {
    const amount = convertAmount(1, unit, product.unit);
    if (amount === null || product.unit === unit) continue;
    const price = roundCents(product.price * amount);
    return `${formatPrice(price, pricingModeOf(product, product.unit), currency)}/${shown}`;
  }
  return '';
}
