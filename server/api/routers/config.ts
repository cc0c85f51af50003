import { toWire } from '#domain/wire.ts';
import { config } from '#entities/config.ts';
import { valuesSchema } from '#entities/entity.ts';
import { procedure, router } from '../trpc.ts';

export const configRouter = router({
  get: procedure
    .meta({
      access: config.access.read,
      rest: {
        method: 'GET',
        path: config.path,
        tag: config.label.one,
        summary: 'Konfiguration lesen',
        output: valuesSchema(config),
        isCacheable: true,
      },
    })
    .query(async ({ ctx }) => toWire((await ctx.deps.db.shop.snapshot()).shop.config)),
});
