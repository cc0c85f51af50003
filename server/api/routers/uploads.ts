import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { rowSchema } from '#entities/entity.ts';
import { id } from '#entities/fields.ts';
import { upload } from '#entities/upload.ts';
import { UPLOAD_BODY_BYTES, updateUploadInput, uploadInput } from '#inputs/upload.ts';
import { deleteUpload, deleteUploads } from '#use-cases/files/delete-upload.ts';
import { listUploadUsage } from '#use-cases/files/list-upload-usage.ts';
import { storeUpload } from '#use-cases/files/store-upload.ts';
import { updateUpload } from '#use-cases/files/update-upload.ts';
import { selectedIds } from '#use-cases/records/select-records.ts';
import { deletionView, removeManyFace } from './bulk-calls.ts';
import { crud } from './crud.ts';
import { selectionSchema } from './list-query.ts';
import * as texts from './texts.ts';
import { usageFace } from './usage.ts';

const REFUSED_FILES: readonly ErrorCode[] = [
  'file-unreadable',
  'file-too-large',
  'file-type',
  'image-invalid',
  'form-unreadable',
];
/** What calls with a file in their body have in common. */
export const FILE_BODY = {
  bodyLimit: UPLOAD_BODY_BYTES + 16_384,
  failures: REFUSED_FILES,
  takesFile: true,
} as const;

const access = upload.access.write as Access;
const tag = upload.label.many;
const reference = z.strictObject({
  id,
  version: z.int().min(1),
  extension: z.string(),
  mimeType: z.string(),
  publicHash: z.string(),
  name: z.string(),
});

// A change involves more than field values, so there is no bulk change.
const { changeMany: _, undoChange: __, ...calls } = crud(upload);

/** Customers' files, and the staff's library; served by api/rest/files.ts. */
export const uploadsRouter = router({
  ...calls,

  create: procedure
    .meta({
      access: 'public',
      limit: 'uploads',
      rest: {
        ...FILE_BODY,
        method: 'POST',
        path: upload.path,
        status: 201,
        tag,
        summary: texts.uploadsCreate,
        description: texts.uploadsCreateNote,
        output: reference,
      },
    })
    .input(uploadInput)
    .mutation(({ ctx, input }) =>
      storeUpload(ctx.deps, ctx.actor, { data: input.data, name: input.name ?? null, received: ctx.file }),
    ),

  update: procedure
    .meta({
      access,
      rest: {
        ...FILE_BODY,
        failures: [...REFUSED_FILES, 'upload-of-order'],
        method: 'PUT',
        path: `${upload.path}/{id}`,
        tag,
        summary: texts.uploadsUpdate,
        description: texts.uploadsUpdateNote,
        output: rowSchema(upload),
      },
    })
    .input(updateUploadInput)
    .mutation(({ ctx, input }) => updateUpload(ctx.deps, ctx.actor, { ...input, received: ctx.file })),

  usage: procedure
    .meta(usageFace(upload))
    .input(z.strictObject({ id }))
    .query(async ({ ctx, input }) => {
      const data = await listUploadUsage(ctx.deps, ctx.actor, input.id);
      return { data, total: data.length };
    }),

  remove: procedure
    .meta({
      access,
      rest: { method: 'DELETE', path: `${upload.path}/{id}`, status: 204, tag, summary: texts.uploadsRemove },
    })
    .input(z.strictObject({ id }))
    .mutation(({ ctx, input }) => deleteUpload(ctx.deps, ctx.actor, input.id)),

  removeMany: procedure
    .meta(removeManyFace(upload))
    .input(selectionSchema(upload))
    .mutation(async ({ ctx, input }) =>
      deletionView(
        await deleteUploads(ctx.deps, ctx.actor, await selectedIds(ctx.deps, ctx.actor, upload, input)),
      ),
    ),
});
