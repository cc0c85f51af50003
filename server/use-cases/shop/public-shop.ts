import type { Shop } from '#domain/shop/shop.ts';
import type { ShopContent } from '#entities/bundle.ts';
import { type Actor, branchScope } from '#use-cases/access/actor.ts';
import type { ShopSnapshot } from './shop-store.ts';

/**
 * What a visitor may see of the shop (R96): branches, categories and products that are enabled and
 * public, with the menus, tables and tags that belong to them.
 */
export function publicShop(shop: Shop): Shop {
  const branches = shop.branches.filter((branch) => branch.isEnabled && branch.isPublic);
  const categories = shop.categories.filter((category) => category.isEnabled && category.isPublic);
  const products = shop.products.filter((product) => product.isEnabled && product.isPublic);
  const isBranch = idsOf(branches);
  const isCategory = idsOf(categories);
  const isProduct = idsOf(products);
  const menus = shop.menus
    .filter((menu) => menu.branches.some(({ id }) => isBranch.has(id)))
    .map((menu) => ({
      ...menu,
      branches: menu.branches.filter(({ id }) => isBranch.has(id)),
      catalog: menu.catalog
        .filter(({ id }) => isCategory.has(id))
        .map((entry) => ({ ...entry, products: entry.products.filter(({ id }) => isProduct.has(id)) })),
    }));
  return {
    ...shop,
    branches,
    categories,
    products,
    menus,
    tables: shop.tables.filter((table) => isBranch.has(table.branch)),
  };
}

export function publicContent(content: ShopContent): ShopContent {
  return {
    ...content,
    divisions: content.divisions.filter((division) => division.isPublic),
    sites: content.sites.filter((site) => site.isPublic),
  };
}

/**
 * What the caller may see: for visitors and devices the public shop, for staff also the catalogue and their own branches.
 */
export function shopFor(actor: Actor, { shop, content }: ShopSnapshot): { shop: Shop; content: ShopContent } {
  const visible = publicShop(shop);
  if (actor.kind !== 'user') return { shop: visible, content: publicContent(content) };
  const scope = branchScope(actor);
  const isOwn = (id: number) => scope === 'all' || scope.includes(id);
  const isPublic = idsOf(visible.branches);
  return {
    shop: {
      ...shop,
      branches: shop.branches.filter(({ id }) => isOwn(id) || isPublic.has(id)),
      menus: shop.menus.filter(
        (menu) => scope === 'all' || menu.branches.some(({ id }) => isOwn(id) || isPublic.has(id)),
      ),
      tables: shop.tables.filter(({ branch }) => isOwn(branch) || isPublic.has(branch)),
    },
    content: scope === 'all' || actor.roles.includes('ROLE_MANAGER') ? content : publicContent(content),
  };
}

function idsOf(records: readonly { id: number }[]): ReadonlySet<number> {
  return new Set(records.map(({ id }) => id));
}
