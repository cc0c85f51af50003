import type { OptionOfProducts, ShopSnapshot, ShopStore } from '#use-cases/shop/shop-store.ts';
import type { Client } from './client.ts';
import { readConfig, writeConfig } from './config-row.ts';
import { fillHistory, fillShop } from './fill-shop.ts';
import { type SharedRead, sharedRead } from './shared-read.ts';
import { readShopDates } from './shop-dates.ts';
import { readShop, type ShopReading } from './shop-rows.ts';

/** The last snapshot read outside any transaction; shared by all stores of one process. */
export type ShopCache = SharedRead<ShopSnapshot>;

export interface ShopStoreOptions extends ShopReading {
  cache: ShopCache;
  /** False inside transactions: what they see may never be committed, so it must not be shared. */
  mayKeep: boolean;
}

/** The shop, read as one consistent snapshot that is kept until its version changes. */
export function shopStore(client: Client, { cache, mayKeep, ...reading }: ShopStoreOptions): ShopStore {
  return {
    version: () => storedVersion(client),
    dates: () => readShopDates(client),
    recent: () => cache.kept,
    snapshot: async () => {
      const version = await storedVersion(client);
      if (!mayKeep) return cache.kept?.version === version ? cache.kept : readConsistently(client, reading);
      return sharedRead(cache, version, () => readConsistently(client, reading));
    },
    settings: async () => readConfig(client, null, true),
    saveSettings: (values) => writeConfig(client, values),
    // Counted by the database: reading the steps of ten thousand products would keep everybody waiting.
    options: () => client.$queryRaw<OptionOfProducts[]>`
      SELECT "name", count(*)::int AS "products" FROM (
        SELECT DISTINCT p."id", option ->> 'name' AS "name"
        FROM "Product" p, jsonb_path_query(p."config", '$.parts[*].options[*]') AS option
        WHERE p."type" = 'configurable') AS options
      WHERE "name" <> '' GROUP BY "name" ORDER BY "name"`,
    isEmpty: async () =>
      (await client.branch.findFirst({ select: { id: true } })) === null &&
      (await client.product.findFirst({ select: { id: true } })) === null,
    isDemo: async () => (await client.demoShop.findFirst()) !== null,
    markAsDemo: async () =>
      void (await client.demoShop.createMany({ data: { id: 1 }, skipDuplicates: true })),
    fill: (shop, content, english) => fillShop(client, shop, content, english),
    fillHistory: (history) => fillHistory(client, history),
  };
}

async function storedVersion(client: Client): Promise<bigint> {
  const row = await client.shopVersion.findUniqueOrThrow({ where: { id: 1 } });
  return row.version;
}

/** Reads again after a change in between: a snapshot never mixes two states of the shop. */
async function readConsistently(client: Client, reading: ShopReading): Promise<ShopSnapshot> {
  for (let attempt = 1; ; attempt += 1) {
    const version = await storedVersion(client);
    const read = await readShop(client, reading);
    if (attempt === 5 || (await storedVersion(client)) === version) return { version, ...read };
  }
}
