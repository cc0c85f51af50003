import type { ShopDates } from '#use-cases/shop/shop-store.ts';
import type { Client } from './client.ts';

const NEWEST = { _max: { updatedAt: true } } as const;

export async function readShopDates(client: Client): Promise<ShopDates> {
  const settings = await client.config.findUnique({ where: { id: 1 }, select: { updatedAt: true } });
  const branches = await client.branch.findMany({ select: { id: true, updatedAt: true } });
  const sites = await client.site.findMany({ select: { id: true, createdAt: true, updatedAt: true } });
  const parts = [
    await client.menu.aggregate(NEWEST),
    await client.category.aggregate(NEWEST),
    await client.product.aggregate(NEWEST),
  ];
  const newest = Math.max(...parts.map(({ _max }) => _max.updatedAt?.getTime() ?? 0));
  return {
    config: (settings?.updatedAt ?? new Date(0)).toISOString(),
    catalogue: newest > 0 ? new Date(newest).toISOString() : null,
    branches: new Map(branches.map(({ id, updatedAt }) => [id, updatedAt.toISOString()])),
    sites: new Map(
      sites.map(({ id, createdAt, updatedAt }) => [
        id,
        { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
      ]),
    ),
  };
}
