import { ratioFor } from '#domain/catalogue/amount.ts';
import { roundCents } from '#domain/money/money.ts';
import { type CartItem, isItemValid } from '#domain/ordering/item.ts';
import { lowestPrice, modeBeforeChoice } from '#domain/ordering/lowest-price.ts';
import { formatPrice, pricedAmount, pricedMeasure } from '#domain/ordering/price-text.ts';
import { lineOf } from '#domain/ordering/pricing.ts';
import * as texts from './texts.ts';

/** The price per measure: '4,90 € pro Stück', 'ab 2,40 € pro 100 g'; null where the price is hidden. */
export function unitPriceLabel(item: CartItem, currency: string): string | null {
  const price = priceFor(item, pricedAmount(item.unit), currency);
  return price && texts.pricePer({ price, measure: pricedMeasure(item.unit) });
}

/** The price of the item as far as it is configured: '9,80 €', 'ab 5,60 €'; null where the price is hidden. */
export function itemPriceLabel(item: CartItem, currency: string): string | null {
  return priceFor(item, item.amount, currency);
}

/**
 * The price of an amount in the item's unit. While a required choice is missing it is the least that the item can still
 * cost: the price of the product alone may be one at which nothing can be ordered.
 */
function priceFor(item: CartItem, amount: number, currency: string): string | null {
  if (item.product.isPriceHidden) return null;
  const { productUnitPrice, pricing } = lineOf(item, 'takeaway');
  const ratio = ratioFor(item.product, item.unit) ?? 0;
  const lowest = isItemValid(item) ? { price: productUnitPrice, varies: false } : lowestPrice(item);
  return formatPrice(roundCents(lowest.price * amount * ratio), modeBeforeChoice(pricing, lowest), currency);
}
