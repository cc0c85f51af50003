import { categoriesListing, lastingMenus } from '#domain/shop/listing.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import type { Client } from '#web/lib/trpc.ts';
import { categoryNames } from './category-names.ts';
import { CATEGORIES } from './columns.ts';
import type { PlannedRow } from './plan.ts';

/** Writes a row of an import; returns the call that takes it back. */
export type RowWriter = (row: PlannedRow) => Promise<() => Promise<unknown>>;

/** Writes the rows of one import: categories that are missing are made once, and stay when it is taken back. */
export function rowWriter(client: Client): RowWriter {
  const { setCategories, create, update, remove } = client.products;
  let known: Promise<Map<string, number>> | null = null;
  const idOf = async (name: string): Promise<number> => {
    known ??= client.categories.list
      .query()
      .then(({ data }) => new Map(data.map((one) => [one.name, one.id])));
    const ids = await known;
    const id = ids.get(name) ?? (await client.categories.create.mutate({ name })).id;
    ids.set(name, id);
    return id;
  };
  const list = async (id: number, cell: unknown): Promise<void> => {
    const categories: { id: number }[] = [];
    for (const name of categoryNames(String(cell), [])) categories.push({ id: await idOf(name) });
    await setCategories.mutate({ id, categories });
  };

  return async ({ stored, values }) => {
    const { [CATEGORIES]: cell, ...own } = values;
    if (!stored) {
      const { id } = await create.mutate(own);
      if (cell !== undefined && cell !== '') await list(id, cell);
      return () => remove.mutate({ id });
    }
    const { id, updatedAt } = stored;
    const versioned = (version?: string) => (version ? { updatedAt: version } : {});
    const before = Object.fromEntries(Object.entries(stored).filter(([name]) => name in own));
    const isChanged = Object.keys(own).length > 0;
    const written = isChanged ? await update.mutate({ id, ...own, ...versioned(updatedAt) }) : null;
    const listing = cell === undefined ? null : await listedNow(client, id);
    if (cell !== undefined) await list(id, cell);
    // Only as long as nobody else has changed the product.
    return async () => {
      if (written) await update.mutate({ id, ...before, ...versioned(written.updatedAt) });
      if (listing) await setCategories.mutate({ id, categories: listing });
    };
  };
}

async function listedNow(client: Client, product: number): Promise<{ id: number }[]> {
  const { data } = await client.menus.list.query();
  return categoriesListing(lastingMenus(data, serverNow()), product).map((id) => ({ id }));
}
