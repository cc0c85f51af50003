import type { ProductRow } from '#entities/product.ts';
import type { Client } from '#web/lib/trpc.ts';

const PAGE_SIZE = 200;

/** All products as stored now, page by page. */
export async function everyProduct(client: Client): Promise<ProductRow[]> {
  const rows: ProductRow[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await client.products.list.query({ page, pageSize: PAGE_SIZE, sort: 'id' });
    rows.push(...data);
    if (data.length < PAGE_SIZE || rows.length >= total) return rows;
  }
}
