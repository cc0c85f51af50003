import { z } from 'zod';
import { id } from '#entities/fields.ts';
import { imageTemplate } from '#entities/image-template.ts';
import { layerSchema } from '#entities/shapes/layers.ts';
import { readRecord } from '#use-cases/read-record.ts';
import { crud } from '../crud.ts';
import { type Access, procedure, router } from '../trpc.ts';

/** Templates of pictures; what they make is served by api/template-pictures.ts. */
export const imageTemplatesRouter = router({
  ...crud(imageTemplate),

  layers: procedure
    .meta({
      access: imageTemplate.access.read as Access,
      rest: {
        method: 'GET',
        path: `${imageTemplate.path}/{id}/layers`,
        tag: imageTemplate.label.many,
        summary: 'Ebenen einer Bildvorlage',
        description: 'Die unterste zuerst.',
        output: layerSchema,
        isList: true,
      },
    })
    .input(z.strictObject({ id }))
    .query(async ({ ctx, input }) => {
      const { layers } = await readRecord(ctx.deps, ctx.actor, imageTemplate, input.id);
      return { data: layers, total: layers.length };
    }),
});
