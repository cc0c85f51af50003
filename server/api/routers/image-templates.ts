import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { id } from '#entities/fields.ts';
import { imageTemplate } from '#entities/image-template.ts';
import { layerSchema } from '#entities/shapes/layers.ts';
import { previewTemplateInput } from '#inputs/image-template.ts';
import { readRecord } from '#use-cases/records/read-record.ts';
import { previewImageTemplate } from '#use-cases/shop/preview-image-template.ts';
import { crud } from './crud.ts';
import * as texts from './texts.ts';

/** Picture templates; the rendered pictures are served by api/pages/template-pictures.ts. */
export const imageTemplatesRouter = router({
  ...crud(imageTemplate),

  preview: procedure
    .meta({
      access: imageTemplate.access.read as Access,
      limit: 'renderings',
      rest: {
        method: 'POST',
        path: `${imageTemplate.path}/preview`,
        tag: imageTemplate.label.many,
        summary: texts.imageTemplatesPreview,
        description: texts.imageTemplatesPreviewNote,
        failures: ['not-found'],
        output: z.strictObject({ picture: z.string() }),
      },
    })
    .input(previewTemplateInput)
    .mutation(({ ctx, input }) => previewImageTemplate(ctx.deps, input)),

  layers: procedure
    .meta({
      access: imageTemplate.access.read as Access,
      rest: {
        method: 'GET',
        path: `${imageTemplate.path}/{id}/layers`,
        tag: imageTemplate.label.many,
        summary: texts.imageTemplatesLayers,
        description: texts.imageTemplatesLayersNote,
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
