import type { Shop } from '#domain/shop/shop.ts';
import { picturesOf, type ShopContent } from '#entities/bundle.ts';
import { imageFile } from '#use-cases/files/read-image.ts';
import type { Deps } from '#use-cases/ports.ts';
import { type Dictionary, englishTexts } from './english-dictionary.ts';

export interface ShopToFill {
  shop: Shop;
  content?: ShopContent;
  english?: Dictionary;
  /** Passes on every picture of the shop, with its id and bytes. */
  readPictures(write: (picture: { id: number }, bytes: Uint8Array) => Promise<void>): Promise<void>;
}

/**
 * Fills an empty database with the demo shop; false when it already contains something. Pictures come first: after an interruption
 * the next start begins again instead of showing a shop without them.
 */
export async function fillEmptyShop(deps: Deps, load: () => Promise<ShopToFill>): Promise<boolean> {
  if (!(await deps.db.shop.isEmpty())) return false;
  const { shop, content, english = {}, readPictures } = await load();
  const files = new Map(picturesOf(shop, content).map((image) => [image.id, imageFile(image)]));
  await readPictures(async ({ id }, bytes) => {
    const file = files.get(id);
    if (file) await deps.storage.write(file, bytes);
  });
  // Runs before the server listens; a slow or busy machine may take its time.
  await deps.db.transaction(
    async (stores) => {
      if (await stores.shop.isEmpty()) {
        await stores.shop.fill(shop, content, englishTexts(shop, content, english));
        await stores.shop.markAsDemo();
      }
    },
    { isLong: true },
  );
  return true;
}
