import type { PublicOrder } from '#domain/order/order.ts';
import { shownItems } from '#domain/order/shown-items.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { englishProduct } from '#use-cases/shop/english-shop.ts';
import type { ShopTexts } from '#use-cases/shop/shop-store.ts';

/** The order with the English names of what it holds (R139). */
export function englishOrder<O extends Pick<PublicOrder, 'items'>>(
  order: O,
  { products }: Pick<Shop, 'products'>,
  { products: texts }: ShopTexts,
): O {
  if (!texts) return order;
  const translated = products.map((product) => englishProduct(product, texts.get(product.id)));
  return { ...order, items: shownItems(order.items, translated) };
}
