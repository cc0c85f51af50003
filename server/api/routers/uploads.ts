import { UPLOAD_BODY_BYTES, uploadInput } from '#inputs/upload.ts';
import { storeUpload } from '#use-cases/store-upload.ts';
import { procedure, router } from '../trpc.ts';

/** Files of customers; served again by api/files.ts. */
export const uploadsRouter = router({
  create: procedure
    .meta({
      access: 'public',
      limit: 'uploads',
      rest: {
        method: 'POST',
        path: '/uploads',
        status: 201,
        tag: 'Bestellen',
        summary: 'Datei hochladen',
        bodyLimit: UPLOAD_BODY_BYTES + 4_096,
      },
    })
    .input(uploadInput)
    .mutation(({ ctx, input }) => storeUpload(ctx.deps, { data: input.data, name: input.name ?? null })),
});
