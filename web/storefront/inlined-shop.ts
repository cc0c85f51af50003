import type { PageShop } from '#web/lib/shop-data.ts';

/** What a record takes in a page, in kilobytes: measured on the demo shop. */
const BRANCH_KB = 5;
const PRODUCT_KB = 1.4;
/** A page with more would be slower to send and to read than one that fetches the shop beside its scripts. */
const MOST_KB = 600;

/**
 * Whether a page carries the data of the whole shop. Beyond some hundred branches or products it would be megabytes, rendered,
 * compressed and kept for every page anew: such a page names GET /api/init instead, one answer for all pages, which browsers keep.
 */
export function isInlined({ branches, products }: Pick<PageShop, 'branches' | 'products'>): boolean {
  return branches.length * BRANCH_KB + products.length * PRODUCT_KB <= MOST_KB;
}
