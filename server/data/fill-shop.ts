import type { ImageRef } from '#domain/image.ts';
import type { Shop } from '#domain/shop.ts';
import { block } from '#entities/block.ts';
import { branch } from '#entities/branch.ts';
import { category } from '#entities/category.ts';
import { division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import type { Entity } from '#entities/entity.ts';
import type { Fields } from '#entities/field.ts';
import { menu } from '#entities/menu.ts';
import { navigation } from '#entities/navigation.ts';
import { product } from '#entities/product.ts';
import { picturesOfPages } from '#entities/shapes/content.ts';
import { site } from '#entities/site.ts';
import { table } from '#entities/table.ts';
import { tag } from '#entities/tag.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { ShopContent } from '#use-cases/shop/shop-store.ts';
import type { Client } from './client.ts';
import { writeConfig } from './config-row.ts';
import { encoded } from './record-columns.ts';
import { modelOf } from './record-models.ts';

type Filled = Pick<Entity<Fields>, 'name' | 'fields'>;

const TABLES = [
  'Image',
  'Branch',
  'DiningTable',
  'Tag',
  'Donatee',
  'Category',
  'Product',
  'Menu',
  'Division',
  'Site',
  'Block',
  'Navigation',
] as const;

/** Writes a whole shop into empty tables; ids are kept, so that pictures and references need no translation. */
export async function fillShop(client: Client, shop: Shop, content?: ShopContent): Promise<void> {
  const pictures = [...picturesIn(shop), ...picturesOfPages(content)];
  await client.image.createMany({ data: unique(pictures) });
  await writeConfig(client, shop.config);
  const fill = async <E extends { id: number }>(entity: Filled, records: readonly E[]): Promise<void> => {
    const data = records.map((record) => ({ id: record.id, ...encoded(entity, { ...record }) }));
    await modelOf(client, entity.name).createMany({ data });
  };
  await fill(branch, shop.branches);
  await fill(table, shop.tables);
  await fill(tag, shop.tags);
  await fill(donatee, shop.donatees);
  await fill(category, shop.categories);
  await fill(product, shop.products);
  await fill(menu, shop.menus);
  if (content) {
    await fill(division, content.divisions);
    await fill(site, content.sites);
    await fill(block, content.blocks);
    await fill(navigation, content.navigations);
  }
  for (const table of TABLES) await continueIds(client, table);
}

/** The next record that the database numbers comes after the given ones. */
async function continueIds(client: Client, table: (typeof TABLES)[number]): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await client.$queryRaw`
    SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), GREATEST((SELECT max("id") FROM ${name}), 1),
      EXISTS (SELECT 1 FROM ${name}))::text`;
}

function picturesIn(shop: Shop): ImageRef[] {
  return [
    shop.config.logo,
    shop.config.favicon,
    shop.config.ogImage,
    ...shop.branches.flatMap((branch) => [branch.logo, ...branch.images]),
    ...shop.categories.map((category) => category.image),
    ...shop.tags.map((tag) => tag.image),
    ...shop.products.flatMap((product) => product.images),
  ].flatMap((image) => image ?? []);
}

function unique(images: readonly ImageRef[]): ImageRef[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
