import { type Product, pricingModeOf } from '#domain/catalogue/product.ts';
import { basePriceOf } from '#domain/money/base-price.ts';
import { unitShortName } from '#domain/money/units.ts';
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

/** The price per kilogram, litre or metre of goods that are sold in another unit; empty for everything else. */
function unitPrice(product: Product, currency: string): string {
  if (product.isPriceHidden || product.config.parts.some(({ optional }) => optional === false)) return '';
  const base = basePriceOf(product.unit, product.price);
  if (!base || base.baseUnit === product.unit) return '';
  const price = formatPrice(base.basePrice, pricingModeOf(product, product.unit), currency);
  return `${price}/${unitShortName(base.baseUnit)}`;
}
