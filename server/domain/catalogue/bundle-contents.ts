import type { UnitId } from '#domain/money/units.ts';
import { ratioFor } from './amount.ts';
import type { BundleContent, Product } from './product.ts';

/** The fields that decide what a product contains. */
export type Nested = Pick<Product, 'id' | 'type' | 'bundleItems'>;

/** Everything in a bundle, including nested bundles and their parts, each once; empty for other products. */
export function nestedParts<P extends Nested>(product: P, products: ReadonlyMap<number, P>): P[] {
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

/** The branches that cannot sell a product for now, because it or something in it is sold out there. */
export function soldOutOf(product: Product, products: ReadonlyMap<number, Product>): { id: number }[] {
  const inside = nestedParts(product, products);
  if (inside.length === 0) return product.soldOut;
  const branches = new Set([product, ...inside].flatMap(({ soldOut }) => soldOut.map(({ id }) => id)));
  return [...branches].map((id) => ({ id }));
}

/** What one `unit` of a product holds; undefined if it is not a bundle or not sold in that unit. */
export function contentsPer(product: Product, unit: UnitId): BundleContent[] | undefined {
  const ratio = ratioFor(product, unit);
  if (!product.contents || ratio === null) return undefined;
  return product.contents.map((content) => ({ ...content, amount: contentAmount(content.amount * ratio) }));
}

/** Amounts have at most four decimals (R16). */
export function contentAmount(amount: number): number {
  return Math.round(amount * 10_000) / 10_000;
}

export function isBundle({ type }: Pick<Product, 'type'>): boolean {
  return type === 'bundle';
}
