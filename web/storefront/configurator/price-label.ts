import { ratioFor } from '#domain/catalogue/amount.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { roundCents } from '#domain/money/money.ts';
import { UNITS, type UnitId, unitName } from '#domain/money/units.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import { formatPrice, priceText } from '#domain/ordering/price-text.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import * as texts from './texts.ts';

/** Prices of small units are given per hundred: nobody compares cents per gram. */
const TOLD_PER: Partial<Record<UnitId, number>> = {
  gram: 100,
  decagram: 10,
  milliliter: 100,
  centiliter: 10,
};

/** '4,90 € pro Stück', 'ab 2,40 € pro 100 g'; null where the price is hidden. */
export function unitPriceLabel(item: CartItem, currency: string): string | null {
  if (item.product.isPriceHidden) return null;
  const { productUnitPrice, pricing } = lineOf(item, 'takeaway');
  const quantity = TOLD_PER[item.unit];
  const ratio = ratioFor(item.product, item.unit) ?? 0;
  const price = formatPrice(roundCents(productUnitPrice * ratio * (quantity ?? 1)), pricing, currency);
  const measure = quantity ? `${quantity} ${UNITS[item.unit].shortName}` : unitName(item.unit);
  return texts.pricePer({ price, measure });
}

/** The price before the required choices are made, as in the menu: 'ab 2,80 € pro Stück'. */
export function startPriceLabel(product: Product, currency: string): string | null {
  const text = priceText(product, currency);
  if (!text) return null;
  return text.unit
    ? `${text.price} ${text.unit}`
    : texts.pricePer({ price: text.price, measure: unitName(product.unit) });
}

/** The price of the item as configured: '9,80 €'; null where the price is hidden. */
export function itemPriceLabel(item: CartItem, currency: string): string | null {
  if (item.product.isPriceHidden) return null;
  const { gross, pricing } = lineOf(item, 'takeaway');
  return formatPrice(gross, pricing, currency);
}
