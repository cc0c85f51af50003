import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import type { Context } from '#api/http/context.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { AppError } from '#domain/errors.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { NO_RELIEF, type ReliefCommand } from '#domain/shop/relief.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { zoneName } from '#domain/time/zone-offsets.ts';
import { branch } from '#entities/branch.ts';
import type { ShopContent } from '#entities/bundle.ts';
import { createSchema, rowSchema } from '#entities/entity.ts';
import { id } from '#entities/fields.ts';
import { menu } from '#entities/menu.ts';
import { product } from '#entities/product.ts';
import { listingInput } from '#inputs/listing.ts';
import { busyInput, pauseInput, resumeInput } from '#inputs/relief.ts';
import { shortageInput } from '#inputs/shortage.ts';
import { soldOutInput } from '#inputs/sold-out.ts';
import { judgeBundle } from '#use-cases/records/judge-bundle.ts';
import { createBranch } from '#use-cases/shop/create-branch.ts';
import { listProduct } from '#use-cases/shop/list-product.ts';
import { markSoldOut } from '#use-cases/shop/mark-sold-out.ts';
import { noteShortages, shortageCommandOf } from '#use-cases/shop/note-shortages.ts';
import { shopFor } from '#use-cases/shop/public-shop.ts';
import { relieveBranch } from '#use-cases/shop/relieve-branch.ts';
import { changeEachCall } from './bulk-calls.ts';
import { crud, unwire, wire } from './crud.ts';
import { STAFF } from './order-faces.ts';
import { summariesCall } from './summaries.ts';
import * as texts from './texts.ts';

type Visible = Shop & ShopContent;

async function visible({ deps, actor }: Context): Promise<Visible> {
  const { shop, content } = shopFor(actor, await deps.db.shop.snapshot());
  return { ...content, ...shop };
}

/** What visitors and devices see of one of the shop's lists: rows in memory. */
export function seen<N extends keyof Visible>(name: N): (context: Context) => Promise<Visible[N]> {
  return async (context) => (await visible(context))[name];
}

/** A row has only the zone's name; the offsets are for pages. */
const withZoneName = ({
  relief = NO_RELIEF,
  shortages = [],
  connectedPayments = [],
  paymentMeans = [],
  ...branch
}: Branch) => ({
  ...branch,
  relief,
  shortages: [...shortages],
  connectedPayments: [...connectedPayments],
  paymentMeans: [...paymentMeans],
  timeZone: zoneName(branch.timeZone),
});

const relief = (
  action: 'pause' | 'resume' | 'busy' | 'shortages',
  summary: string,
  description?: string,
) => ({
  access: STAFF,
  rest: {
    method: 'POST' as const,
    path: `/branches/{id}/${action}` as const,
    tag: texts.tagBranches,
    summary,
    ...(description ? { description } : {}),
    output: rowSchema(branch),
  },
});

async function relieve(ctx: Context, id: number, command: ReliefCommand) {
  return wire(branch, await relieveBranch(ctx.deps, ctx.actor, { id, command }));
}

export const branchesRouter = router({
  ...crud(branch, { publicRows: async (context) => (await visible(context)).branches.map(withZoneName) }),
  create: procedure
    .meta({
      access: branch.access.create ?? branch.access.write,
      rest: {
        method: 'POST',
        path: branch.path,
        status: 201,
        tag: texts.tagBranches,
        summary: texts.createRecord(branch.label),
        description: texts.catalogueFirstBranchNote,
        output: rowSchema(branch),
      },
    })
    .input(createSchema(branch))
    .mutation(async ({ ctx, input }) =>
      wire(branch, await createBranch(ctx.deps, ctx.actor, unwire(branch, input))),
    ),
  menus: procedure
    .meta({
      access: 'public',
      rest: {
        method: 'GET',
        path: '/branches/{id}/menus',
        tag: texts.tagBranches,
        summary: texts.catalogueMenus,
        output: rowSchema(menu),
        isList: true,
        isCacheable: true,
      },
    })
    .input(z.strictObject({ id }))
    .query(async ({ ctx, input }) => {
      const { branches, menus } = await visible(ctx);
      if (!branches.some((candidate) => candidate.id === input.id)) throw new AppError('not-found');
      const data = menus.filter(({ branches }) => branches.some((link) => link.id === input.id));
      return { data, total: data.length };
    }),
  pause: procedure
    .meta(relief('pause', texts.cataloguePause, texts.cataloguePauseNote))
    .input(pauseInput)
    .mutation(({ ctx, input: { id, ...pause } }) => relieve(ctx, id, { type: 'pause', ...pause })),
  resume: procedure
    .meta(relief('resume', texts.catalogueResume))
    .input(resumeInput)
    .mutation(({ ctx, input: { id, services } }) => relieve(ctx, id, { type: 'resume', services })),
  busy: procedure
    .meta(relief('busy', texts.catalogueBusy, texts.catalogueBusyNote))
    .input(busyInput)
    .mutation(({ ctx, input: { id, minutes } }) => relieve(ctx, id, { type: 'busy', minutes })),
  shortages: procedure
    .meta(relief('shortages', texts.catalogueShortages, texts.catalogueShortagesNote))
    .input(shortageInput)
    .mutation(async ({ ctx, input }) => {
      const { id, products, options } = input;
      const request = { branch: id, products, options, command: shortageCommandOf(input) };
      return wire(branch, (await noteShortages(ctx.deps, ctx.actor, request)).branch);
    }),
});

export const productsRouter = router({
  ...crud(product, { publicRows: seen('products'), judge: judgeBundle }),
  summaries: summariesCall(product, { publicRows: seen('products') }),
  changeEach: changeEachCall(product, { judge: judgeBundle }),
  options: procedure
    .meta({
      access: STAFF,
      rest: {
        method: 'GET',
        path: '/products/options',
        tag: texts.tagProducts,
        summary: texts.catalogueOptions,
        description: texts.catalogueOptionsNote,
        output: z.strictObject({
          name: z.string(),
          products: z.int().describe(texts.catalogueOptionUseNote),
        }),
        isList: true,
      },
    })
    .query(async ({ ctx }) => {
      const data = await ctx.deps.db.shop.options();
      return { data, total: data.length };
    }),
  markSoldOut: procedure
    .meta({
      access: STAFF,
      rest: {
        method: 'POST',
        path: '/products/{id}/sold-out',
        tag: texts.tagProducts,
        summary: texts.catalogueMarkSoldOut,
        description: texts.catalogueMarkSoldOutNote,
        output: rowSchema(product),
      },
    })
    .input(soldOutInput)
    .mutation(async ({ ctx, input }) => wire(product, await markSoldOut(ctx.deps, ctx.actor, input))),
  setCategories: procedure
    .meta({
      access: product.access.write as Access,
      rest: {
        method: 'PUT',
        path: '/products/{id}/categories',
        tag: texts.tagProducts,
        summary: texts.catalogueSetCategories,
        description: texts.catalogueSetCategoriesNote,
        failures: ['shared-for-administrators', 'shared-for-managers-of-all'],
        output: z.strictObject({ categories: z.array(z.strictObject({ id })) }),
      },
    })
    .input(listingInput)
    .mutation(({ ctx, input }) => listProduct(ctx.deps, ctx.actor, input)),
});
