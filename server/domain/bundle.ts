import { type Cents, cents } from './money.ts';
import type { Product } from './product.ts';

/**
 * Products as they are sold: a bundle that costs what its parts cost gets their sum as its price (decisions 7), each part
 * rounded like a line of an order: half a cent away from zero. A part that no longer exists counts nothing. Bundles inside of
 * bundles count with their own price.
 */
export function withBundlePrices(products: readonly Product[]): Product[] {
  const prices = new Map(products.map(({ id, price }) => [id, price]));
  return products.map((product) =>
    product.type === 'bundle' && product.isBundlePriceSum
      ? { ...product, price: sumOf(product.bundleItems, prices) }
      : product,
  );
}

function sumOf(items: Product['bundleItems'], prices: ReadonlyMap<number, Cents>): Cents {
  return cents(
    items.reduce((sum, { product, amount }) => sum + Math.round((prices.get(product.id) ?? 0) * amount), 0),
  );
}
