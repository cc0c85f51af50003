import { type AllergenLetter, declaredAllergens } from './allergens.ts';
import { isBundle } from './bundle-contents.ts';
import type { Product } from './product.ts';

/** The filters that guests can apply to the menu. */
export const MENU_FILTERS = [
  'vegan',
  'vegetarian',
  'withoutGluten',
  'withoutMilk',
  'withoutEgg',
  'withoutNuts',
] as const;
export type MenuFilter = (typeof MENU_FILTERS)[number];

/** possible: it can be configured that way. */
export type Fit = 'yes' | 'possible' | 'no';

type Judged = Pick<Product, 'id' | 'type' | 'allergens' | 'diet' | 'bundleItems'>;

const LETTERS: Readonly<Record<Exclude<MenuFilter, 'vegan' | 'vegetarian'>, readonly AllergenLetter[]>> = {
  withoutGluten: ['A'],
  withoutMilk: ['G'],
  withoutEgg: ['C'],
  withoutNuts: ['E', 'H'],
};

/**
 * Whether a product passes `filter`, judged only by what the shop has stated: anything unstated is 'no'. `products` finds the parts of bundles (R146).
 */
export function fitOf(product: Judged, filter: MenuFilter, products: ReadonlyMap<number, Judged>): Fit {
  if (filter === 'vegan' || filter === 'vegetarian') return dietFit(product, filter);
  return isDeclaredWithout(product, LETTERS[filter], products) ? 'yes' : 'no';
}

function dietFit({ diet, type }: Judged, filter: 'vegan' | 'vegetarian'): Fit {
  if (diet === 'vegan' || diet === filter) return 'yes';
  if (type !== 'configurable' || diet === null) return 'no';
  return diet === 'veganPossible' || (filter === 'vegetarian' && diet === 'vegetarianPossible')
    ? 'possible'
    : 'no';
}

/** Every part of a bundle must be declared: an undeclared one leaves no trace in the letters of the whole. */
function isDeclaredWithout(
  product: Judged,
  letters: readonly AllergenLetter[],
  products: ReadonlyMap<number, Judged>,
  above: readonly number[] = [],
): boolean {
  const declared = declaredAllergens(product.allergens);
  if (!declared || letters.some((letter) => declared.includes(letter))) return false;
  if (!isBundle(product)) return true;
  if (above.includes(product.id)) return false;
  return product.bundleItems.every(({ product: { id } }) => {
    const part = products.get(id);
    return part !== undefined && isDeclaredWithout(part, letters, products, [...above, product.id]);
  });
}

/** The products that suit all the filters, in their order. */
export function suiting<P extends Judged>(
  listed: readonly P[],
  filters: readonly MenuFilter[],
  products: ReadonlyMap<number, Judged>,
): P[] {
  return listed.filter((product) => filters.every((filter) => fitOf(product, filter, products) !== 'no'));
}

/** The filters that make a difference to this menu: something suits, but not everything. */
export function offeredFilters(
  listed: readonly Judged[],
  products: ReadonlyMap<number, Judged>,
): MenuFilter[] {
  return MENU_FILTERS.filter((filter) => {
    const { length } = suiting(listed, [filter], products);
    return length > 0 && length < listed.length;
  });
}
