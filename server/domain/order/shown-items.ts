import { type Option, originalOf, type Product } from '#domain/catalogue/product.ts';
import { shownName } from '#domain/text/translation.ts';
import type { PublicOrderItem, PublicOrderItemPart } from './item.ts';

/**
 * The items of an order with the product names that guests read on pages. Orders are frozen in German: a text that is no
 * longer the product's stays as ordered (R139).
 */
export function shownItems(
  items: readonly PublicOrderItem[],
  products: readonly Product[],
): PublicOrderItem[] {
  if (products.every(({ original }) => original === undefined)) return [...items];
  const byId = new Map(products.map((product) => [product.id, product]));
  const byName = new Map(products.map((product) => [originalOf(product).name, product.name]));
  return items.map((item) => {
    const product = byId.get(item.product);
    if (!product) return item;
    const { name, allergens } = originalOf(product);
    const contents = item.contents?.map((one) => ({ ...one, name: byName.get(one.name) ?? one.name }));
    return {
      ...item,
      name: item.name === name ? product.name : item.name,
      allergens: item.allergens === allergens ? product.allergens : item.allergens,
      ...(contents ? { contents } : {}),
      parts: item.parts.map((part) => shownPart(part, product)),
    };
  });
}

function shownPart(part: PublicOrderItemPart, { config }: Product): PublicOrderItemPart {
  const step = config.parts.find(({ name }) => name === part.name);
  if (!step) return part;
  return {
    ...part,
    name: shownName(step),
    options: part.options.map((one) => ({ ...one, name: shownOption(step.options, one.name) })),
  };
}

function shownOption(options: readonly Option[], chosen: string): string {
  return shownName(options.find(({ name }) => name === chosen) ?? { name: chosen });
}
