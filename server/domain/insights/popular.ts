/** Orders are counted over this many days. */
export const POPULAR_DAYS = 90;
const LEAST_ORDERS = 20;
const LEAST_PRODUCTS = 3;
/** More than guests see: some of them may be sold out. */
const MOST_PRODUCTS = 12;

/**
 * The products of a branch that guests order most often, of `ranked` with the most often ordered first; none without enough
 * orders, where chance would decide. `kept` is returned if it has the same products: a new ranking of the same products is
 * not worth making every open page reload the shop.
 */
export function popularProducts(
  ranked: readonly number[],
  orders: number,
  kept: readonly number[] = [],
): readonly number[] {
  const most = orders >= LEAST_ORDERS ? ranked.slice(0, MOST_PRODUCTS) : [];
  const popular = most.length >= LEAST_PRODUCTS ? most : [];
  const isSame = popular.length === kept.length && popular.every((id) => kept.includes(id));
  return isSame ? kept : popular;
}
