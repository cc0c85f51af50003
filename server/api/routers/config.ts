import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { config } from '#entities/config.ts';
import { changeSchema, valuesSchema } from '#entities/entity.ts';
import { readerOf } from '#use-cases/access/actor.ts';
import { saveConfig } from '#use-cases/shop/save-config.ts';
import type { Settings } from '#use-cases/shop/shop-store.ts';
import * as texts from './texts.ts';

const face = { path: config.path, tag: config.label.one, output: valuesSchema(config) } as const;

/** The settings of the shop: visitors read the public part, managers everything, and administrators change it. */
export const configRouter = router({
  get: procedure
    .meta({
      access: config.access.read,
      rest: { ...face, method: 'GET', summary: texts.configGet, isCacheable: true },
    })
    .query(async ({ ctx }): Promise<Settings> => {
      const { actor, deps } = ctx;
      if (readerOf(actor).isManager) return deps.db.shop.settings();
      return (await deps.db.shop.snapshot()).shop.config;
    }),
  save: procedure
    .meta({
      access: config.access.write as Access,
      rest: { ...face, method: 'POST', summary: texts.configSave },
    })
    .input(changeSchema(config))
    .mutation(({ ctx, input }) => saveConfig(ctx.deps, ctx.actor, input)),
});
