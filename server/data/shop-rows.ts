import { withBundles } from '#domain/catalogue/bundle.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type InactiveBranch, NO_LISTS, type Shop, type ShopLists } from '#domain/shop/shop.ts';
import { type Turns, yielder } from '#domain/time/breath.ts';
import { BUNDLED, listName, type ShopContent } from '#entities/bundle.ts';
import type { Client } from './client.ts';
import { readConfig } from './config-row.ts';
import { decoded, type Images } from './record-columns.ts';
import { modelOf } from './record-models.ts';

/**
 * Reads every table of the shop, cut to what visitors may see of a record; use-cases/shop/public-shop.ts picks the records.
 */
export async function readShop(client: Client, turns: Turns): Promise<{ shop: Shop; content: ShopContent }> {
  const breath = yielder(turns);
  const pictures = await byPages((page) =>
    client.image.findMany({ omit: { createdAt: true, updatedAt: true }, ...page }),
  );
  const images: Images = new Map(pictures.map((image) => [image.id, image]));
  // The declarations of the entities have the shapes of the domain (tests/entities.test.ts); money is in cents.
  const lists: Record<'shop' | 'content', Record<string, unknown[]>> = { shop: {}, content: {} };
  for (const entity of BUNDLED) {
    // Rows switched off by a flag that visitors never see are not theirs.
    const where = entity.fields.isEnabled?.isInternal ? { isEnabled: true } : {};
    const list: unknown[] = [];
    for (const row of await byPages((page) =>
      modelOf(client, entity.name).findMany({ ...page, where: { ...where, ...page.where } }),
    )) {
      await breath();
      list.push(decoded(entity, row, images, false));
    }
    const name = listName(entity);
    lists[Object.hasOwn(NO_LISTS, name) ? 'shop' : 'content'][name] = list;
  }
  const read: unknown = lists;
  const { shop, content } = read as { shop: ShopLists; content: ShopContent };
  return {
    shop: {
      ...shop,
      config: await readConfig(client, images, false),
      inactiveBranches: shop.branches.filter((one) => one.isEnabled && !one.isPublic).map(toInactive),
      products: withBundles(shop.products),
    },
    content,
  };
}

/** Rows per statement: what the embedded database, which runs on the event loop, reads within a few milliseconds. */
const PIECE = 200;

/** A page of a table by id: the rows after the last one. */
interface Page {
  where: { id: { gt: number } };
  orderBy: { id: 'asc' }[];
  take: number;
}

/** All rows in the order of their ids. The shop's version reveals a change in between. */
async function byPages<R extends { id?: unknown }>(read: (page: Page) => Promise<R[]>): Promise<R[]> {
  const all: R[] = [];
  for (let last = 0; ; ) {
    const rows = await read({ where: { id: { gt: last } }, orderBy: [{ id: 'asc' }], take: PIECE });
    all.push(...rows);
    if (rows.length < PIECE) return all;
    last = Number(rows.at(-1)?.id);
  }
}

/** Only what may be shown of a branch that is not public (R96). */
function toInactive({ id, identifier, name, street, zipCode, city, images, logo }: Branch): InactiveBranch {
  return { id, identifier, name, street, zipCode, city, images, logo, isPublic: false };
}
