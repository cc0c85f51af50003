import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { rowSchema } from '#entities/entity.ts';
import { id } from '#entities/fields.ts';
import { image } from '#entities/image.ts';
import { createImageInput, updateImageInput } from '#inputs/image.ts';
import { createImage } from '#use-cases/files/create-image.ts';
import { deleteImage, deleteImages } from '#use-cases/files/delete-image.ts';
import { restoreImages } from '#use-cases/files/restore-images.ts';
import { updateImage } from '#use-cases/files/update-image.ts';
import { previewSlipLogo } from '#use-cases/printing/slip-logo.ts';
import { listUsage } from '#use-cases/records/list-usage.ts';
import { selectedIds } from '#use-cases/records/select-records.ts';
import { deletionView, removeManyFace, restoreCall } from './bulk-calls.ts';
import { crud } from './crud.ts';
import { selectionSchema } from './list-query.ts';
import { slipLogoSchema } from './print-job-schemas.ts';
import * as texts from './texts.ts';
import { FILE_BODY } from './uploads.ts';
import { usageFace } from './usage.ts';

const access = image.access.write as Access;
const tag = image.label.many;
const output = rowSchema(image);

// A change involves more than field values, so there is no bulk change.
const { changeMany: _, undoChange: __, restore: ___, ...calls } = crud(image);

/** Pictures of the shop; served by api/rest/files.ts. */
export const imagesRouter = router({
  ...calls,

  create: procedure
    .meta({
      access,
      rest: {
        ...FILE_BODY,
        method: 'POST',
        path: image.path,
        status: 201,
        tag,
        summary: texts.imagesCreate,
        description: texts.imagesCreateNote,
        output,
      },
    })
    .input(createImageInput)
    .mutation(({ ctx, input: { data = '', name = null, alt } }) =>
      createImage(ctx.deps, ctx.actor, { data, name, alt, received: ctx.file }),
    ),

  update: procedure
    .meta({
      access,
      rest: {
        ...FILE_BODY,
        method: 'PUT',
        path: `${image.path}/{id}`,
        tag,
        summary: texts.imagesUpdate,
        description: texts.imagesUpdateNote,
        output,
      },
    })
    .input(updateImageInput)
    .mutation(({ ctx, input }) => updateImage(ctx.deps, ctx.actor, { ...input, received: ctx.file })),

  usage: procedure
    .meta(usageFace(image))
    .input(z.strictObject({ id }))
    .query(async ({ ctx, input }) => {
      const data = await listUsage(ctx.deps, ctx.actor, image, input.id);
      return { data, total: data.length };
    }),

  slipLogo: procedure
    .meta({
      access: image.access.read,
      rest: {
        method: 'GET',
        path: `${image.path}/{id}/slip-logo`,
        tag,
        summary: texts.imagesSlipLogo,
        description: texts.imagesSlipLogoNote,
        output: slipLogoSchema.nullable(),
      },
    })
    .input(z.strictObject({ id }))
    .query(({ ctx, input }) => previewSlipLogo(ctx.deps, input.id)),

  remove: procedure
    .meta({
      access,
      rest: { method: 'DELETE', path: `${image.path}/{id}`, status: 204, tag, summary: texts.imagesRemove },
    })
    .input(z.strictObject({ id }))
    .mutation(({ ctx, input }) => deleteImage(ctx.deps, ctx.actor, input.id)),

  removeMany: procedure
    .meta(removeManyFace(image))
    .input(selectionSchema(image))
    .mutation(async ({ ctx, input }) =>
      deletionView(
        await deleteImages(ctx.deps, ctx.actor, await selectedIds(ctx.deps, ctx.actor, image, input)),
      ),
    ),

  restore: restoreCall(image, restoreImages),
});
