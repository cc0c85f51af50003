import { withBundles } from '#domain/catalogue/bundle.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { ImageRef } from '#domain/media/image.ts';
import type { Branch } from '#domain/shop/branch.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type EnglishTexts, inEnglish } from '#domain/text/translation.ts';
import { BUNDLED, listName, type ShopContent } from '#entities/bundle.ts';
import { config } from '#entities/config.ts';
import type { Fields } from '#entities/field.ts';
import { product as productEntity } from '#entities/product.ts';
import type { ShopSnapshot } from './shop-store.ts';

/**
 * The shop in English: translated texts in place of the German ones, which stay where there is no translation. What carts and
 * orders are compared by stays German beside it (R139): steps, options and delivery areas keep their names and get labels,
 * products keep their texts as `original`.
 */
export function englishShop({ shop, content, english }: Omit<ShopSnapshot, 'version'>): {
  shop: Shop;
  content: ShopContent;
} {
  const lists: Readonly<Record<string, readonly { id: number }[]>> = { ...listsOf(shop), ...content };
  const translated = Object.fromEntries(
    BUNDLED.filter(({ name }) => name !== productEntity.name).map((entity) => {
      const name = listName(entity);
      const texts = english[name];
      const records = lists[name] ?? [];
      return [name, texts ? records.map((one) => englishRecord(entity, one, texts.get(one.id))) : records];
    }),
  );
  const { branches = shop.branches } = picked(translated, shop);
  const products = shop.products.map((one) => englishProduct(one, english.products?.get(one.id)));
  return {
    shop: {
      ...shop,
      ...picked(translated, shop),
      branches: branches.map((one) => withEnglishMeans(one, english.branches?.get(one.id))),
      config: inEnglish(config.fields, shop.config, english.config?.get(1)),
      // Bundles name their parts.
      products: withBundles(products),
    },
    content: { ...content, ...picked(translated, content) },
  };
}

/** What is paid with is named by the provider, in both languages. */
function withEnglishMeans(branch: Branch, { paymentMeans: names }: EnglishTexts = {}): Branch {
  if (!branch.paymentMeans || typeof names !== 'object') return branch;
  const paymentMeans = branch.paymentMeans.map((one) => ({ ...one, name: names[one.name] ?? one.name }));
  return { ...branch, paymentMeans };
}

/** A product in English, with the German texts that a cart is compared by. */
export function englishProduct(product: Product, texts: EnglishTexts | undefined): Product {
  const translated = englishRecord(productEntity, product, texts);
  if (translated === product) return product;
  const { name, description, allergens } = product;
  return { ...translated, original: { name, description, allergens } };
}

/** A picture that is described by the name of what it shows is so in English, too. */
function englishRecord<R extends object>(
  { fields }: { fields: Fields },
  record: R,
  texts: EnglishTexts | undefined,
): R {
  const translated = inEnglish(fields, record, texts);
  if (translated === record) return record;
  const { name: german }: Pictured = record;
  const { name: english, image, images }: Pictured = translated;
  const described = (picture: ImageRef): ImageRef =>
    english !== undefined && picture.alt === german ? { ...picture, alt: english } : picture;
  return {
    ...translated,
    ...(image ? { image: described(image) } : {}),
    ...(images ? { images: images.map(described) } : {}),
  };
}

interface Pictured {
  name?: string;
  image?: ImageRef | null;
  images?: readonly ImageRef[];
}

/** The lists of a shop, whatever they hold. */
function listsOf(shop: Shop): Record<string, readonly { id: number }[]> {
  const { config: _config, inactiveBranches: _inactive, ...lists } = shop;
  return lists;
}

/** The lists that `of` has, too. Their records have only got other texts. */
function picked<T extends object>(lists: Readonly<Record<string, unknown>>, of: T): Partial<T> {
  return Object.fromEntries(Object.entries(lists).filter(([name]) => Object.hasOwn(of, name))) as Partial<T>;
}
