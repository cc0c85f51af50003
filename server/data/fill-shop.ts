import type { ImageRef } from '#domain/media/image.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { EnglishTexts, Translations } from '#domain/text/translation.ts';
import { BUNDLED, listName, picturesOf, type ShopContent } from '#entities/bundle.ts';
import { ENTITIES } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { ShopTexts } from '#use-cases/shop/shop-store.ts';
import type { Client } from './client.ts';
import { writeConfig } from './config-row.ts';
import { encoded } from './record-columns.ts';
import { modelOf, tableOf } from './record-models.ts';

/** Writes a whole shop into empty tables; ids are kept, so that pictures and references stay valid. */
export async function fillShop(
  client: Client,
  shop: Shop,
  content?: ShopContent,
  english: ShopTexts = {},
): Promise<void> {
  await client.image.createMany({ data: unique(picturesOf(shop, content)) });
  await writeConfig(client, { ...shop.config, ...translationsOf(english.config?.get(1)) });
  const lists: Readonly<Record<string, unknown>> = { ...shop, ...content };
  for (const entity of BUNDLED) {
    const records = (lists[listName(entity)] ?? []) as readonly { id: number }[];
    const texts = english[listName(entity)];
    const data = records.map((record) => ({
      id: record.id,
      ...encoded(entity, { ...record, ...translationsOf(texts?.get(record.id)) }),
    }));
    await modelOf(client, entity.name).createMany({ data });
  }
  for (const { name } of [ENTITIES.image, ...BUNDLED]) await continueIds(client, tableOf(name));
}

function translationsOf(en: EnglishTexts | undefined): { translations?: Translations } {
  return en ? { translations: { en } } : {};
}

/** The database numbers new records after the given ones. */
export async function continueIds(client: Client, table: string): Promise<void> {
  const name = Prisma.raw(`"${table}"`);
  await client.$queryRaw`
    SELECT setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), GREATEST((SELECT max("id") FROM ${name}), 1),
      EXISTS (SELECT 1 FROM ${name}))::text`;
}

function unique(images: readonly ImageRef[]): ImageRef[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
