import { joinedAllergens } from './allergens.ts';
import { ratioFor } from './amount.ts';
import { addCents, type Cents, roundCents } from './money.ts';
import type { BundleContent, Product } from './product.ts';
import type { UnitId } from './units.ts';

type Products = ReadonlyMap<number, Product>;
/** As much of a product as what is in it depends on. */
type Nested = Pick<Product, 'id' | 'type' | 'bundleItems'>;

/**
 * Products as they are sold. A bundle has the contents and the allergens of everything in it, costs what its parts cost
 * where it says so, is sold out wherever one of them is, and is switched off with any of them. Parts may be products that
 * are on no menu and not public. Everything else passes as it is.
 */
export function withBundles(products: readonly Product[]): Product[] {
  if (!products.some(isBundle)) return [...products];
  const byId = byIdOf(products);
  const contentsOf = contentsIn(byId);
  return withBundlePrices(products).map((product) => {
    if (!isBundle(product)) return product;
    const inside = insideOf(product, byId);
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
 * The products with the prices of their bundles: one that costs what its parts cost gets their sum (decisions 7), each part
 * rounded like a line of an order. A bundle inside of it counts with its own price or its own sum, a part that no longer
 * exists counts nothing.
 */
export function withBundlePrices(products: readonly Product[]): Product[] {
  const byId = byIdOf(products);
  const known = new Map<number, Cents>();
  const priceOf = (product: Product): Cents => {
    if (!isBundle(product) || !product.isBundlePriceSum) return product.price;
    const before = known.get(product.id);
    if (before !== undefined) return before;
    // Only data from before cycles were refused leads back here; the price that is stored ends it.
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

/** Everything that is in a bundle, bundles inside of it and their parts included, each once; nothing for other products. */
export function insideOf<P extends Nested>(product: P, products: ReadonlyMap<number, P>): P[] {
  const found = new Set<P>();
  const open = (bundle: P): void => {
    if (!isBundle(bundle)) return;
    for (const { product: link } of bundle.bundleItems) {
      const part = products.get(link.id);
      if (!part || found.has(part)) continue;
      found.add(part);
      open(part);
    }
  };
  open(product);
  return [...found];
}

/** The places in the list of a bundle's parts through which it would hold itself; `bundles` are those there are by now. */
export function placesOfItself<P extends Nested>(
  bundle: P,
  bundles: readonly P[],
): { index: number; part: P }[] {
  if (!isBundle(bundle)) return [];
  const byId = new Map([...bundles, bundle].map((one) => [one.id, one]));
  return bundle.bundleItems.flatMap(({ product }, index) => {
    const part = byId.get(product.id);
    return part && (part === bundle || insideOf(part, byId).includes(bundle)) ? [{ index, part }] : [];
  });
}

/** The branches that cannot sell a product for now: those that have none of it, or none of something that is in it. */
export function soldOutOf(product: Product, products: Products): { id: number }[] {
  const inside = insideOf(product, products);
  if (inside.length === 0) return product.soldOut;
  const branches = new Set([product, ...inside].flatMap(({ soldOut }) => soldOut.map(({ id }) => id)));
  return [...branches].map((id) => ({ id }));
}

/** What one `unit` of a product holds; undefined for what is no bundle, or is not sold in that unit. */
export function contentsPer(product: Product, unit: UnitId): BundleContent[] | undefined {
  const ratio = ratioFor(product, unit);
  if (!product.contents || ratio === null) return undefined;
  return product.contents.map((content) => ({ ...content, amount: rounded(content.amount * ratio) }));
}

interface Part {
  product: Product;
  /** In units of the part, per unit of the bundle. */
  amount: number;
}

/** The contents of bundles. Bundles inside of bundles are opened: whoever packs one has to know what to take. */
function contentsIn(products: Products): (bundle: Product) => BundleContent[] {
  const known = new Map<number, ReadonlyMap<number, Part>>();
  const partsOf = (bundle: Product): ReadonlyMap<number, Part> => {
    const before = known.get(bundle.id);
    if (before) return before;
    const parts = new Map<number, Part>();
    // As with prices: a cycle ends at what is known so far.
    known.set(bundle.id, parts);
    const add = (product: Product, amount: number) =>
      parts.set(product.id, { product, amount: amount + (parts.get(product.id)?.amount ?? 0) });
    for (const { product: link, amount } of bundle.bundleItems) {
      const part = products.get(link.id);
      if (!part || part.id === bundle.id) continue;
      const inner = isBundle(part) ? [...partsOf(part).values()] : [];
      if (inner.length === 0) add(part, amount);
      for (const one of inner) add(one.product, one.amount * amount);
    }
    return parts;
  };
  return (bundle) =>
    [...partsOf(bundle).values()].map(({ product: { name, unit }, amount }) => ({
      name,
      amount: rounded(amount),
      unit,
    }));
}

/** Amounts have at most four decimals (decisions 10). */
function rounded(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}

function isBundle({ type }: Pick<Product, 'type'>): boolean {
  return type === 'bundle';
}

function byIdOf(products: readonly Product[]): Products {
  return new Map(products.map((product) => [product.id, product]));
}
