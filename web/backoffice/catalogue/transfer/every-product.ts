import { lastingMenus } from '#domain/shop/listing.ts';
import type { ProductRow } from '#entities/product.ts';
import type { Client } from '#web/lib/trpc.ts';
import { categoryCell } from './category-names.ts';
import type { ListedProduct } from './columns.ts';

const PAGE_SIZE = 200;

/** All products as stored now, page by page. */
async function everyProduct(client: Client): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await client.products.list.query({ page, pageSize: PAGE_SIZE, sort: 'id' });
    rows.push(...data);
    if (data.length < PAGE_SIZE || rows.length >= total) return rows;
  }
}

/** The same with the categories that list them in the catalogues that last; all categories with their tax rates. */
export async function everyListedProduct(
  client: Client,
  now: Date,
): Promise<{ products: ListedProduct[]; categories: string[]; taxes: ReadonlyMap<string, number | null> }> {
  const [products, menus, categories] = await Promise.all([
    everyProduct(client),
    client.menus.list.query(),
    client.categories.list.query(),
  ]);
  const names = new Map(categories.data.map(({ id, name }) => [id, name]));
  const places = new Map<number, Set<string>>();
  for (const { catalog } of lastingMenus(menus.data, now))
    for (const { id, products: listed } of catalog)
      for (const { id: product } of listed)
        places.set(product, (places.get(product) ?? new Set()).add(names.get(id) ?? ''));
  return {
    products: products.map((row) => ({ ...row, categories: categoryCell([...(places.get(row.id) ?? [])]) })),
    categories: [...names.values()],
    taxes: new Map(categories.data.map(({ name, tax = null }) => [name, tax])),
  };
}
