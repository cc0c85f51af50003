import { addCents, type Cents, roundCents } from '#domain/money/money.ts';
import { joinedAllergens } from './allergens.ts';
import { contentAmount, isBundle, type Nested, nestedParts, soldOutOf } from './bundle-contents.ts';
import type { BundleContent, Product } from './product.ts';

type Products = ReadonlyMap<number, Product>;
/**
 * Products as they are sold. A bundle has the contents and the allergens of everything in it, costs the sum of its parts if
 * it is set to, is sold out wherever one of them is, and is switched off with any of them. Parts may be products that are on
 * no menu and not public. Other products are returned unchanged.
 */
export function withBundles(products: readonly Product[]): Product[] {
  if (!products.some(isBundle)) return [...products];
  const byId = byIdOf(products);
  const priced = withBundlePrices(products);
  const contentsOf = contentsIn(byIdOf(priced));
  return priced.map((product) => {
    if (!isBundle(product)) return product;
    const inside = nestedParts(product, byId);
    if (inside.length === 0) return product;
    return {
      ...product,
      contents: contentsOf(product),
      allergens: joinedAllergens([product, ...inside].map(({ allergens }) => allergens)),
      isEnabled: product.isEnabled && inside.every(({ isEnabled }) => isEnabled),
      soldOut: soldOutOf(product, byId),
    };
  });
}

/**
 * The products with their bundles priced: a bundle that costs what its parts cost gets their sum (R8), each part rounded
 * like an item of an order. A nested bundle counts with its own price or its own sum, a part that no longer exists counts as
 * zero.
 */
export function withBundlePrices(products: readonly Product[]): Product[] {
  const byId = byIdOf(products);
  const known = new Map<number, Cents>();
  const priceOf = (product: Product): Cents => {
    if (!isBundle(product) || !product.isBundlePriceSum) return product.price;
    const before = known.get(product.id);
    if (before !== undefined) return before;
    // Only data from before cycles were rejected can recurse into itself; the stored price breaks the cycle.
    known.set(product.id, product.price);
    const parts = product.bundleItems.map(({ product: { id }, amount }) => {
      const part = byId.get(id);
      return roundCents(part ? priceOf(part) * amount : 0);
    });
    const sum = addCents(...parts);
    known.set(product.id, sum);
    return sum;
  };
  return products.map((product) =>
    isBundle(product) && product.isBundlePriceSum ? { ...product, price: priceOf(product) } : product,
  );
}

/** The positions in a bundle's parts through which it would contain itself; `bundles` are those that exist already. */
export function cyclicPartIndexes<P extends Nested>(
  bundle: P,
  bundles: readonly P[],
): { index: number; part: P }[] {
  if (!isBundle(bundle)) return [];
  const byId = new Map([...bundles, bundle].map((one) => [one.id, one]));
  return bundle.bundleItems.flatMap(({ product }, index) => {
    const part = byId.get(product.id);
    return part && (part === bundle || nestedParts(part, byId).includes(bundle)) ? [{ index, part }] : [];
  });
}

interface Part {
  product: Product;
  /** In units of the part, per unit of the bundle. */
  amount: number;
  /** What it counts in the price of the bundle: what so much of it costs by itself; in a nested bundle its share of that. */
  value: number;
}

/**
 * The contents of bundles, with products that are priced. Nested bundles are expanded: the packer has to know what to pick,
 * and each part is taxed at its own rate.
 */
function contentsIn(products: Products): (bundle: Product) => BundleContent[] {
  const known = new Map<number, ReadonlyMap<number, Part>>();
  const partsOf = (bundle: Product): ReadonlyMap<number, Part> => {
    const before = known.get(bundle.id);
    if (before) return before;
    const parts = new Map<number, Part>();
    // As with prices: a cycle stops at what is known so far.
    known.set(bundle.id, parts);
    const add = ({ product, amount, value }: Part) => {
      const same = parts.get(product.id);
      parts.set(product.id, {
        product,
        amount: amount + (same?.amount ?? 0),
        value: value + (same?.value ?? 0),
      });
    };
    for (const { product: link, amount } of bundle.bundleItems) {
      const part = products.get(link.id);
      if (!part || part.id === bundle.id) continue;
      const value = roundCents(part.price * amount);
      const inner = isBundle(part) ? [...partsOf(part).values()] : [];
      if (inner.length === 0) add({ product: part, amount, value });
      for (const { part: one, share } of shared(inner))
        add({ product: one.product, amount: one.amount * amount, value: value * share });
    }
    return parts;
  };
  return (bundle) =>
    shared([...partsOf(bundle).values()]).map(({ part: { product, amount }, share }) => ({
      product: product.id,
      name: product.name,
      amount: contentAmount(amount),
      unit: product.unit,
      share,
      tax: product.tax,
      takeawayTax: product.takeawayTax,
      dineInTax: product.dineInTax,
    }));
}

/** The parts with their shares by what they cost; by amount if nothing costs anything (R250). */
function shared(parts: readonly Part[]): { part: Part; share: number }[] {
  const worth = sumOf(parts, ({ value }) => value);
  const amounts = sumOf(parts, ({ amount }) => amount);
  return parts.map((part) => ({ part, share: worth > 0 ? part.value / worth : part.amount / amounts }));
}

function sumOf(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + of(part), 0);
}

function byIdOf(products: readonly Product[]): Products {
  return new Map(products.map((product) => [product.id, product]));
}
