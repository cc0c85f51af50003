import { ratioFor } from '#domain/catalogue/amount.ts';
import {
  type ConfigPart,
  type Option,
  type PartType,
  type PricingMode,
  pricingModeOf,
  stepsOf,
} from '#domain/catalogue/product.ts';
import { basePriceOf } from '#domain/money/base-price.ts';
import { addCents, type Cents, cents, roundCents } from '#domain/money/money.ts';
import { taxLines, taxMap } from '#domain/money/tax.ts';
import type { UnitId } from '#domain/money/units.ts';
import { cartLines } from '#domain/order/lines/cart-lines.ts';
import { chargedLines, type LineFacts } from '#domain/order/lines/line.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import type { OrderTotals } from '#domain/order/totals.ts';
import type { DeliveryArea, Service } from '#domain/shop/branch.ts';
import { contentsOf, type OrderContent, type TaxedItem, taxedParts } from './bundle-shares.ts';
import type { CartItem, PartValue } from './item.ts';
import { taxRateOf } from './tax-rate.ts';

/** What one item costs. */
export interface PricedLine {
  /** Gross of one product unit with all options. */
  productUnitPrice: Cents;
  /** Gross of one chosen unit with all options, rounded: for display, never for computing. */
  unitPrice: Cents;
  /** Both unset for what is sold by number (R253). */
  basePrice?: Cents;
  baseUnit?: UnitId;
  gross: Cents;
  /** VAT in percent; of a bundle with contents each has its own. */
  taxRate: number;
  pricing: PricingMode;
  /** Of a bundle. */
  contents?: OrderContent[];
}

export interface PricedCart extends OrderTotals {
  items: PricedLine[];
}

/**
 * Gross per product unit (R3): the product's price, replaced by the last chosen overwrite in step order
 * (within a multiselect in the order of its definition), then all adds and subtracts; never below 0.
 */
export function unitPrice(item: Pick<CartItem, 'product' | 'parts'>): Cents {
  const chosen = stepsOf(item.product).flatMap((step, index) =>
    chosenOptions(step, item.parts[index] ?? null),
  );
  const base = chosen.findLast((option) => option.modifier === 'overwrite')?.value ?? item.product.price;
  const price = chosen.reduce<number>((sum, option) => sum + priceChange(option), base);
  return cents(Math.max(0, price));
}

/** What an option adds to the price in cents; below zero where it subtracts, 0 where it overwrites. */
export function priceChange({ modifier, value }: Option): number {
  return SIGNS[modifier] * value;
}

const SIGNS = { add: 1, subtract: -1, overwrite: 0 } as const;

/** Whether guests choose from options in a step of that type; in all others they type or upload something. */
export function isChoice(type: PartType): boolean {
  return type === 'select' || type === 'multiselect';
}

/** What a dish is usually made with, and this answer does without (R274): one choice in place of another leaves nothing out. */
export function leftOutOptions(step: ConfigPart, chosen: readonly Option[]): Option[] {
  if (!isChoice(step.type) || (step.type === 'select' && chosen.length > 0)) return [];
  return step.options.filter((option) => option.isPreselected && !chosen.includes(option));
}

/** The options named by an answer, each once and in the order of the definition; unknown names are dropped. */
export function chosenOptions(step: ConfigPart, value: PartValue): Option[] {
  if (!isChoice(step.type)) return [];
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  return step.options.filter((option) => names.includes(option.name));
}

/** Prices one item: gross = round(unit price x amount in product units). A unit in which it is not sold counts as zero. */
export function lineOf(item: CartItem, service: Service): PricedLine {
  const price = unitPrice(item);
  const ratio = ratioFor(item.product, item.unit) ?? 0;
  const gross = roundCents(price * item.amount * ratio);
  const contents = contentsOf(item, gross, service);
  return {
    productUnitPrice: price,
    unitPrice: roundCents(price * ratio),
    ...basePriceOf(item.product.unit, price),
    gross,
    taxRate: taxRateOf(item.product, service),
    pricing: pricingModeOf(item.product, item.unit),
    ...(contents && { contents }),
  };
}

/** The pricing mode of a whole cart: any minimum makes it minimum, else any approximate makes it approximate. */
export function combinedPricing(modes: readonly PricingMode[]): PricingMode {
  if (modes.includes('minimum')) return 'minimum';
  return modes.includes('approximate') ? 'approximate' : 'fixed';
}

/** What the totals of an order are made of: a priced item, whether still in a cart or frozen in an order. */
export interface TotalledLine extends TaxedItem {
  pricing: PricingMode;
  isPriceHidden: boolean;
}

/** What lines are derived from. Items with a hidden price hide the total as well: they count as 'minimum' (R7). */
export function factsOf(items: readonly TotalledLine[], area: DeliveryArea | null): LineFacts {
  return {
    area,
    gross: addCents(...items.map((item) => item.gross)),
    pricing: items.some(({ isPriceHidden }) => isPriceHidden)
      ? 'minimum'
      : combinedPricing(items.map(({ pricing }) => pricing)),
  };
}

/** Adds up items and lines. Untaxed lines count in the total, but neither in the net total nor in a tax line (R136). */
export function totalsOf(items: readonly TotalledLine[], lines: readonly OrderLine[]): OrderTotals {
  const { gross, pricing } = factsOf(items, null);
  const charged = chargedLines(lines);
  const rates = taxLines([
    ...items.flatMap(taxedParts),
    ...charged.flatMap(({ amount, taxRate }) =>
      taxRate === null || amount === 0 ? [] : [{ gross: amount, rate: taxRate }],
    ),
  ]);
  return {
    gross,
    lines: [...lines],
    totalGross: addCents(gross, ...charged.map(({ amount }) => amount)),
    totalNet: addCents(...rates.map((line) => line.net)),
    taxes: taxMap(rates),
    taxLines: rates,
    pricing,
  };
}

/**
 * Prices a cart. `area` matters for delivery only; an empty cart has no lines. Items must be valid. `linesOf` gives what it
 * costs besides the items.
 */
export function priceCart(
  cart: readonly CartItem[],
  service: Service,
  area: DeliveryArea | null,
  linesOf: (facts: LineFacts) => OrderLine[] = cartLines,
): PricedCart {
  const items = cart.map((item) => lineOf(item, service));
  const totalled = items.map((item, index) => ({
    ...item,
    isPriceHidden: cart[index]?.product.isPriceHidden ?? false,
  }));
  const facts = factsOf(totalled, service === 'delivery' ? area : null);
  return { items, ...totalsOf(totalled, cart.length === 0 ? [] : linesOf(facts)) };
}
