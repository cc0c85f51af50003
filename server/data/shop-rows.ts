import type { Branch, Donatee, Table, Tag } from '#domain/branch.ts';
import { breather, type Turns } from '#domain/breath.ts';
import { withBundles } from '#domain/bundle.ts';
import type { Category, Menu, Product } from '#domain/product.ts';
import type { InactiveBranch, Shop } from '#domain/shop.ts';
import { type Block, block } from '#entities/block.ts';
import { branch } from '#entities/branch.ts';
import { category } from '#entities/category.ts';
import { type Division, division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { menu } from '#entities/menu.ts';
import { type Navigation, navigation } from '#entities/navigation.ts';
import { product } from '#entities/product.ts';
import { type Site, site } from '#entities/site.ts';
import { table } from '#entities/table.ts';
import { tag } from '#entities/tag.ts';
import type { ShopContent } from '#use-cases/shop/shop-store.ts';
import type { Client } from './client.ts';
import { readConfig } from './config-row.ts';
import { decoded, type Images } from './record-columns.ts';
import { modelOf } from './record-models.ts';

/** Reads every table of the shop, cut to what visitors may see of a record; which records, use-cases/shop/public-shop.ts says. */
export async function readShop(client: Client, turns: Turns): Promise<{ shop: Shop; content: ShopContent }> {
  const breath = breather(turns);
  const pictures = await byPages((page) =>
    client.image.findMany({ omit: { createdAt: true, updatedAt: true }, ...page }),
  );
  const images: Images = new Map(pictures.map((image) => [image.id, image]));
  // The declarations of the entities have the shapes of the domain (tests/entities.test.ts); money is in cents.
  const rows = async <T>(entity: Pick<Entity<Fields>, 'name' | 'fields'>, where = {}): Promise<T[]> => {
    const found: unknown[] = [];
    for (const row of await byPages((page) =>
      modelOf(client, entity.name).findMany({ ...page, where: { ...where, ...page.where } }),
    )) {
      await breath();
      found.push(decoded(entity, row, images, false));
    }
    return found as T[];
  };
  const branches = await rows<Branch>(branch);
  return {
    shop: {
      config: await readConfig(client, images, false),
      branches,
      inactiveBranches: branches.filter((one) => one.isEnabled && !one.isPublic).map(toInactive),
      menus: await rows<Menu>(menu),
      categories: await rows<Category>(category),
      products: withBundles(await rows<Product>(product)),
      tags: await rows<Tag>(tag),
      tables: await rows<Table>(table),
      donatees: await rows<Donatee>(donatee, { isEnabled: true }),
    },
    content: {
      divisions: await rows<Division>(division),
      sites: await rows<Site>(site),
      blocks: await rows<Block>(block),
      navigations: await rows<Navigation>(navigation),
    },
  };
}

/** Rows of one statement: what the embedded database, which works on the event loop, reads within a few milliseconds. */
const PIECE = 200;

/** A page of a table by the ids: those after the last one. */
interface Page {
  where: { id: { gt: number } };
  orderBy: { id: 'asc' }[];
  take: number;
}

/** All rows in the order of their ids. A change in between is for the version of the shop to notice. */
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
