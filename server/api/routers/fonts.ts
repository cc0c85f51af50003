import { z } from 'zod';
import { procedure, router } from '#api/http/trpc.ts';
import * as texts from './texts.ts';

const family = z
  .strictObject({ family: z.string(), variants: z.array(z.string()) })
  .meta({ id: 'FontFamily' });

/** The families available to the shop; their style sheets come from api/rest/fonts.ts. */
export const fontsRouter = router({
  list: procedure
    .meta({
      access: 'public',
      rest: {
        method: 'GET',
        path: '/fonts',
        tag: texts.tagFonts,
        summary: texts.fontsList,
        output: family,
        isList: true,
        isCacheable: true,
      },
    })
    .query(({ ctx }) => {
      const families = ctx.deps.fonts.families();
      return { data: [...families], total: families.length };
    }),
});
