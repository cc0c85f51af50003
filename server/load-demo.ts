import { join } from 'node:path';
import type { ShopToFill } from '#use-cases/shop/fill-empty-shop.ts';
import type { HistoryFacts } from '#use-cases/shop/fill-history.ts';

/** The demo shop, loaded only for an empty database. `root` is the folder of package.json. */
export async function loadDemoShop(root: string): Promise<ShopToFill> {
  const [{ demoShop }, { demoContent }, { demoEnglish }, { readDemoPictures }] = await Promise.all([
    import('#prisma/demo/demo-shop.ts'),
    import('#prisma/demo/demo-content.ts'),
    import('#prisma/demo/demo-english.ts'),
    import('#prisma/demo/picture-files.ts'),
  ]);
  const readPictures: ShopToFill['readPictures'] = (write) =>
    readDemoPictures(join(root, 'prisma/demo/pictures'), write);
  return { shop: demoShop, content: demoContent, english: demoEnglish, readPictures };
}

/** What happened there before the first start. */
export async function loadDemoHistory(facts: HistoryFacts) {
  return (await import('#prisma/demo/history/demo-history.ts')).demoHistory(facts);
}
