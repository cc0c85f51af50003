import { withBundles } from '#domain/catalogue/bundle.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { type InactiveBranch, NO_LISTS, type ShopLists } from '#domain/shop/shop.ts';
import type { EnglishTexts, Translations } from '#domain/text/translation.ts';
import { type Turns, yielder } from '#domain/time/breath.ts';
import { BUNDLED, listName, type ShopContent } from '#entities/bundle.ts';
import type { ShopSnapshot } from '#use-cases/shop/shop-store.ts';
import type { Client } from './client.ts';
import { readConfig, readConfigTexts } from './config-row.ts';
import { withPayments } from './payments/branch-payments.ts';
import { decoded, type Images, type StoredRow } from './record-columns.ts';
import { modelOf } from './record-models.ts';

/** What a snapshot depends on besides the database. */
export interface ShopReading {
  turns: Turns;
  /** Whether the demo shop, if this is one, offers the test payment (R303). */
  hasTestPayment: boolean;
}

/**
 * Reads every table of the shop, cut to what visitors may see of a record; use-cases/shop/public-shop.ts picks the records.
 */
export async function readShop(
  client: Client,
  { turns, hasTestPayment }: ShopReading,
): Promise<Omit<ShopSnapshot, 'version'>> {
  const breath = yielder(turns);
  const pictures = await byPages((page) =>
    client.image.findMany({ omit: { createdAt: true, updatedAt: true }, ...page }),
  );
  const images: Images = new Map(pictures.map((image) => [image.id, image]));
  // The declarations of the entities have the shapes of the domain (tests/entities.test.ts); money is in cents.
  const lists: Record<'shop' | 'content', Record<string, unknown[]>> = { shop: {}, content: {} };
  const english: Record<string, ReadonlyMap<number, EnglishTexts>> = {};
  for (const entity of BUNDLED) {
    // Rows switched off by a flag that visitors never see are not theirs.
    const where = entity.fields.isEnabled?.isInternal ? { isEnabled: true } : {};
    const list: unknown[] = [];
    const texts = new Map<number, EnglishTexts>();
    for (const row of await byPages((page) =>
      modelOf(client, entity.name).findMany({ ...page, where: { ...where, ...page.where } }),
    )) {
      await breath();
      list.push(decoded(entity, row, images, false));
      const en = englishOf(row);
      if (en) texts.set(Number(row.id), en);
    }
    const name = listName(entity);
    if (texts.size > 0) english[name] = texts;
    lists[Object.hasOwn(NO_LISTS, name) ? 'shop' : 'content'][name] = list;
  }
  const read: unknown = lists;
  const config = await readConfigTexts(client);
  if (config) english.config = new Map([[1, config]]);
  const { shop, content } = read as { shop: ShopLists; content: ShopContent };
  const payments = await withPayments(client, shop.branches, hasTestPayment);
  english.branches = joined(english.branches, payments.english);
  return {
    shop: {
      ...shop,
      branches: payments.branches,
      config: await readConfig(client, images, false),
      inactiveBranches: shop.branches.filter((one) => one.isEnabled && !one.isPublic).map(toInactive),
      products: withBundles(shop.products),
    },
    content,
    english,
  };
}

/** The texts of records from two sources, which have different fields. */
function joined(
  some: ReadonlyMap<number, EnglishTexts> = new Map(),
  more: ReadonlyMap<number, EnglishTexts> = new Map(),
): ReadonlyMap<number, EnglishTexts> {
  const ids = new Set([...some.keys(), ...more.keys()]);
  return new Map([...ids].map((id) => [id, { ...some.get(id), ...more.get(id) }]));
}

/** undefined for a record without translations: most need no space. */
function englishOf({ translations }: StoredRow): EnglishTexts | undefined {
  const { en } = (translations ?? {}) as Translations;
  return en && Object.keys(en).length > 0 ? en : undefined;
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
