import type { Diet, Product } from '#domain/catalogue/product.ts';
import * as texts from './texts.ts';

const NAMES: Readonly<Record<Diet, string>> = {
  vegan: texts.vegan,
  vegetarian: texts.vegetarian,
  veganPossible: texts.veganPossible,
  vegetarianPossible: texts.vegetarianPossible,
};

/** What the shop says about a product's suitability; nothing without a statement. */
export function DietNote({ product: { diet } }: { product: Pick<Product, 'diet'> }) {
  if (!diet) return null;
  return <p className="font-medium text-secondary text-xs">{NAMES[diet]}</p>;
}
