import { z } from 'zod';
import type { Context } from '#api/http/context.ts';
import { procedure, router } from '#api/http/trpc.ts';
import type { Branch } from '#domain/branch.ts';
import { AppError } from '#domain/errors.ts';
import { zoneName } from '#domain/zone-offsets.ts';
import { block } from '#entities/block.ts';
import { branch } from '#entities/branch.ts';
import { category } from '#entities/category.ts';
import { division } from '#entities/division.ts';
import { donatee } from '#entities/donatee.ts';
import { rowSchema } from '#entities/entity.ts';
import { id } from '#entities/fields.ts';
import { menu } from '#entities/menu.ts';
import { navigation } from '#entities/navigation.ts';
import { product } from '#entities/product.ts';
import { site } from '#entities/site.ts';
import { table } from '#entities/table.ts';
import { tag } from '#entities/tag.ts';
import { soldOutInput } from '#inputs/sold-out.ts';
import { judgeBundle } from '#use-cases/records/judge-bundle.ts';
import { markSoldOut } from '#use-cases/shop/mark-sold-out.ts';
import { shopFor } from '#use-cases/shop/public-shop.ts';
import { crud, wire } from './crud.ts';
import { STAFF } from './order-faces.ts';

async function visible({ deps, actor }: Context) {
  return shopFor(actor, await deps.db.shop.snapshot());
}

type Visible = Awaited<ReturnType<typeof visible>>;

/** What visitors and devices see of an entity: rows of the shop in memory. */
function seen<T>(pick: (visible: Visible) => T): (context: Context) => Promise<T> {
  return async (context) => pick(await visible(context));
}

/** A row has the name alone; offsets are for pages. */
const withZoneName = (branch: Branch) => ({ ...branch, timeZone: zoneName(branch.timeZone) });

export const branchesRouter = router({
  ...crud(branch, { publicRows: seen(({ shop }) => shop.branches.map(withZoneName)) }),
  menus: procedure
    .meta({
      access: 'public',
      rest: {
        method: 'GET',
        path: '/branches/{id}/menus',
        tag: 'Filialen',
        summary: 'Produktkataloge einer Filiale',
        output: rowSchema(menu),
        isList: true,
        isCacheable: true,
      },
    })
    .input(z.strictObject({ id }))
    .query(async ({ ctx, input }) => {
      const { shop } = await visible(ctx);
      if (!shop.branches.some((candidate) => candidate.id === input.id)) throw new AppError('not-found');
      const data = shop.menus.filter(({ branches }) => branches.some((link) => link.id === input.id));
      return { data, total: data.length };
    }),
});

export const menusRouter = router(crud(menu, { publicRows: seen(({ shop }) => shop.menus) }));
export const categoriesRouter = router(crud(category, { publicRows: seen(({ shop }) => shop.categories) }));
export const productsRouter = router({
  ...crud(product, { publicRows: seen(({ shop }) => shop.products), judge: judgeBundle }),
  markSoldOut: procedure
    .meta({
      access: STAFF,
      rest: {
        method: 'POST',
        path: '/products/{id}/sold-out',
        tag: 'Produkte',
        summary: 'Als ausverkauft melden oder wieder freigeben',
        description:
          'Gilt für eine Filiale und ab sofort: Der Shop zeigt das Produkt dort als ausverkauft und nimmt keine Bestellungen davon an. Mitarbeiter und Geräte nur für ihre Filialen.',
        output: rowSchema(product),
      },
    })
    .input(soldOutInput)
    .mutation(async ({ ctx, input }) => wire(product, await markSoldOut(ctx.deps, ctx.actor, input))),
});
export const tagsRouter = router(crud(tag, { publicRows: seen(({ shop }) => shop.tags) }));
export const tablesRouter = router(crud(table, { publicRows: seen(({ shop }) => shop.tables) }));
export const donateesRouter = router(crud(donatee, { publicRows: seen(({ shop }) => shop.donatees) }));
export const divisionsRouter = router(
  crud(division, { publicRows: seen(({ content }) => content.divisions) }),
);
export const sitesRouter = router(crud(site, { publicRows: seen(({ content }) => content.sites) }));
export const blocksRouter = router(crud(block, { publicRows: seen(({ content }) => content.blocks) }));
export const navigationsRouter = router(
  crud(navigation, { publicRows: seen(({ content }) => content.navigations) }),
);
