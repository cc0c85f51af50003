import type { Branch, Donatee, Table, Tag } from '#domain/branch.ts';
import type { ImageRef } from '#domain/image.ts';
import type { Category, Menu, Product } from '#domain/product.ts';
import type { Config, InactiveBranch, Shop } from '#domain/shop.ts';
import type { Block } from '#entities/block.ts';
import { DEFAULT_CONFIG } from '#entities/config.ts';
import type { Navigation } from '#entities/navigation.ts';
import type { Site } from '#entities/site.ts';
import type { Prisma } from '#prisma/generated/client.ts';
import type { ShopContent } from '#use-cases/shop-store.ts';
import type { Client } from './client.ts';

/** A JSON column whose shape its writers have checked. */
function stored<T>(value: Prisma.JsonValue): T {
  return value as T;
}

type Images = ReadonlyMap<number, ImageRef>;

function picturesOf(images: Images, ids: readonly number[]): ImageRef[] {
  return ids.flatMap((id) => images.get(id) ?? []);
}

function pictureOf(images: Images, id: number | null | undefined): ImageRef | null {
  return (id !== null && id !== undefined && images.get(id)) || null;
}

/** Reads every table of the shop. Instants become ISO 8601 in UTC, ids of pictures the pictures themselves. */
export async function readShop(client: Client): Promise<{ shop: Shop; content: ShopContent }> {
  const byId = { orderBy: { id: 'asc' } } as const;
  const images: Images = new Map(
    (await client.image.findMany({ omit: { createdAt: true } })).map((image) => [image.id, image]),
  );
  const config = await client.config.findUnique({ where: { id: 1 } });
  const branches = (await client.branch.findMany(byId)).map((row) => toBranch(row, images));
  const menus = (await client.menu.findMany(byId)).map(toMenu);
  const categories = (await client.category.findMany(byId)).map((row) => toCategory(row, images));
  const products = (await client.product.findMany(byId)).map((row) => toProduct(row, images));
  const tags: Tag[] = (await client.tag.findMany(byId)).map(({ imageId, ...row }) => ({
    ...row,
    image: pictureOf(images, imageId),
  }));
  const tables: Table[] = (await client.table.findMany(byId)).map(({ branchId, ...row }) => ({
    ...row,
    branch: branchId,
  }));
  const donatees: Donatee[] = await client.donatee.findMany({
    ...byId,
    where: { isEnabled: true },
    omit: { isEnabled: true },
  });
  const divisions = await client.division.findMany({ ...byId, omit: { createdAt: true, updatedAt: true } });
  const sites = (await client.site.findMany(byId)).map((row) => ({
    ...row,
    type: row.type as Site['type'],
    content: stored<Site['content']>(row.content),
  }));
  const blocks = (await client.block.findMany(byId)).map((row) => ({
    ...row,
    content: stored<Block['content']>(row.content),
  }));
  const navigations = (await client.navigation.findMany(byId)).map((row) => ({
    ...row,
    items: stored<Navigation['items']>(row.items),
  }));
  return {
    shop: {
      config: toConfig(config?.data ?? {}, images),
      branches,
      inactiveBranches: branches.filter((branch) => branch.isEnabled && !branch.isPublic).map(toInactive),
      menus,
      categories,
      products,
      tags,
      tables,
      donatees,
    },
    content: { divisions, sites, blocks, navigations },
  };
}

type StoredConfig = Omit<Partial<Config>, 'logo'> & { logo?: number | null };

function toConfig(data: Prisma.JsonValue, images: Images): Config {
  const { logo, ...rest } = stored<StoredConfig>(data);
  return { ...DEFAULT_CONFIG, ...rest, logo: pictureOf(images, logo) };
}

function toBranch(row: Prisma.BranchGetPayload<object>, images: Images): Branch {
  const { logoId, acceptMinutes: _, createdAt: __, updatedAt: ___, ...rest } = row;
  return {
    ...rest,
    country: row.country as Branch['country'],
    tags: row.tags.map((id) => ({ id })),
    images: picturesOf(images, row.images),
    logo: pictureOf(images, logoId),
    orderableFrom: row.orderableFrom?.toISOString() ?? null,
    openingHours: stored(row.openingHours),
    deliveryHours: stored(row.deliveryHours),
    deliveryAreas: stored(row.deliveryAreas),
  };
}

/** Only what decisions 9.1 allow to show of a branch that is not public. */
function toInactive({ id, identifier, name, street, zipCode, city, images, logo }: Branch): InactiveBranch {
  return { id, identifier, name, street, zipCode, city, images, logo, isPublic: false };
}

function toMenu(row: Prisma.MenuGetPayload<object>): Menu {
  return {
    ...row,
    availableFrom: row.availableFrom.toISOString(),
    branches: row.branches.map((id) => ({ id })),
    catalog: stored(row.catalog),
  };
}

function toCategory({ imageId, ...row }: Prisma.CategoryGetPayload<object>, images: Images): Category {
  return { ...row, image: pictureOf(images, imageId), schedule: stored(row.schedule) };
}

function toProduct(row: Prisma.ProductGetPayload<object>, images: Images): Product {
  const { createdAt: _, updatedAt: __, ...rest } = row;
  return {
    ...rest,
    price: row.price as Product['price'],
    type: row.type as Product['type'],
    images: picturesOf(images, row.images),
    unit: row.unit as Product['unit'],
    defaultUnit: row.defaultUnit as Product['defaultUnit'],
    pricing: row.pricing as Product['pricing'],
    calculationModel: row.calculationModel as Product['calculationModel'],
    leadTimeType: row.leadTimeType as Product['leadTimeType'],
    alternativeUnits: stored(row.alternativeUnits),
    schedule: stored(row.schedule),
    content: stored(row.content),
    config: stored(row.config),
  };
}
