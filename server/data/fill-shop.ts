import type { ImageRef } from '#domain/image.ts';
import type { Shop } from '#domain/shop.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { Client } from './client.ts';

const TABLES = ['Image', 'Branch', 'DiningTable', 'Tag', 'Donatee', 'Category', 'Product', 'Menu'] as const;

/** Writes a whole shop into empty tables; ids are kept, so that pictures and references need no translation. */
export async function fillShop(client: Client, shop: Shop): Promise<void> {
  const { logo, ...config } = shop.config;
  await client.image.createMany({ data: picturesIn(shop) });
  await client.config.upsert({
    where: { id: 1 },
    create: { data: { ...config, logo: logo?.id ?? null } },
    update: { data: { ...config, logo: logo?.id ?? null } },
  });
  await client.branch.createMany({
    data: shop.branches.map(
      ({ logo, images, tags, openingHours, deliveryHours, deliveryAreas, ...branch }) => ({
        ...branch,
        logoId: logo?.id ?? null,
        images: idsOf(images),
        tags: idsOf(tags),
        openingHours: json(openingHours),
        deliveryHours: json(deliveryHours),
        deliveryAreas: json(deliveryAreas),
      }),
    ),
  });
  await client.table.createMany({
    data: shop.tables.map(({ branch, ...table }) => ({ ...table, branchId: branch })),
  });
  await client.tag.createMany({
    data: shop.tags.map(({ image, ...tag }) => ({ ...tag, imageId: image?.id ?? null })),
  });
  await client.donatee.createMany({ data: shop.donatees.map((donatee) => ({ ...donatee })) });
  await client.category.createMany({
    data: shop.categories.map(({ image, schedule, ...category }) => ({
      ...category,
      imageId: image?.id ?? null,
      schedule: json(schedule),
    })),
  });
  await client.product.createMany({
    data: shop.products.map(({ images, alternativeUnits, schedule, content, config, ...product }) => ({
      ...product,
      images: idsOf(images),
      alternativeUnits: json(alternativeUnits),
      schedule: json(schedule),
      content: json(content),
      config: json(config),
    })),
  });
  await client.menu.createMany({
    data: shop.menus.map(({ branches, catalog, ...menu }) => ({
      ...menu,
      branches: idsOf(branches),
      catalog: json(catalog),
    })),
  });
  for (const table of TABLES) await continueIds(client, table);
}

/** The next record that the database numbers comes after the given ones. */
async function continueIds(client: Client, table: (typeof TABLES)[number]): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await client.$queryRaw`
    SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), GREATEST((SELECT max("id") FROM ${name}), 1))::text`;
}

function picturesIn(shop: Shop): ImageRef[] {
  const all = [
    shop.config.logo,
    ...shop.branches.flatMap((branch) => [branch.logo, ...branch.images]),
    ...shop.categories.map((category) => category.image),
    ...shop.tags.map((tag) => tag.image),
    ...shop.products.flatMap((product) => product.images),
  ];
  return [...new Map(all.flatMap((image) => (image ? [[image.id, image] as const] : []))).values()];
}

function idsOf(records: readonly { id: number }[]): number[] {
  return records.map(({ id }) => id);
}

/** Domain shapes are plain data, which Prisma's JSON type cannot see of interfaces. */
function json(value: object): Prisma.InputJsonValue {
  return value as Prisma.InputJsonValue;
}
