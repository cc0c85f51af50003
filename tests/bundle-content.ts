import type { BundleContent } from '#domain/catalogue/product.ts';

/** A part of a bundle: one piece, taxed at 10 %. */
export function bundleContent(overrides: Partial<BundleContent> = {}): BundleContent {
  return {
    product: 1,
    name: 'Käsesemmel',
    amount: 1,
    unit: 'amount',
    share: 1,
    tax: 10,
    takeawayTax: null,
    dineInTax: null,
    ...overrides,
  };
}
