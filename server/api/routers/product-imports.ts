import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { requireUser } from '#api/http/access.ts';
import { procedure, router } from '#api/http/trpc.ts';
import { id } from '#entities/fields.ts';
import { product } from '#entities/product.ts';
import { IMPORT_BYTES, productImportInput } from '#inputs/product-import.ts';
import { stopImport, undoImport } from '#use-cases/imports/end-import.ts';
import { IMPORT_STATES } from '#use-cases/imports/import-store.ts';
import { showLatestImport } from '#use-cases/imports/show-import.ts';
import { startImport } from '#use-cases/imports/start-import.ts';
import * as texts from './texts.ts';

const access = product.access.write as Access;
const count = z.int().min(0);

const output = z.strictObject({
  id,
  file: z.string(),
  state: z.enum(IMPORT_STATES).describe(texts.productImportStateNote),
  by: z.string().describe(texts.productImportByNote),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  total: count,
  waiting: count,
  created: count,
  changed: count,
  failed: count,
  undone: count,
  kept: count.describe(texts.productImportKeptNote),
  faults: z
    .array(
      z.strictObject({
        line: z.int(),
        name: z.string(),
        isKept: z.boolean(),
        field: z.string().nullable(),
        message: z.string().describe(texts.messageNote),
      }),
    )
    .describe(texts.productImportFaultsNote),
});

/** Imports of products, which the server writes by itself. */
export const productImportsRouter = router({
  latest: procedure
    .meta({
      access,
      rest: {
        method: 'GET',
        path: '/product-imports/latest',
        tag: texts.tagProducts,
        summary: texts.productImportLatest,
        description: texts.productImportLatestNote,
        output: output.nullable(),
      },
    })
    .query(({ ctx }) => showLatestImport(ctx.deps)),
  start: procedure
    .meta({
      access,
      rest: {
        method: 'POST',
        path: '/product-imports',
        status: 202,
        tag: texts.tagProducts,
        summary: texts.productImportStart,
        description: texts.productImportStartNote,
        output,
        failures: ['import-running'],
        bodyLimit: IMPORT_BYTES,
      },
    })
    .input(productImportInput)
    .mutation(({ ctx, input }) => startImport(ctx.deps, requireUser(ctx.actor), input)),
  stop: procedure
    .meta({
      access,
      rest: {
        method: 'POST',
        path: '/product-imports/{id}/stop',
        tag: texts.tagProducts,
        summary: texts.productImportStop,
        description: texts.productImportStopNote,
        output,
      },
    })
    .input(z.strictObject({ id }))
    .mutation(({ ctx, input }) => stopImport(ctx.deps, input.id)),
  undo: procedure
    .meta({
      access,
      rest: {
        method: 'POST',
        path: '/product-imports/{id}/undo',
        status: 202,
        tag: texts.tagProducts,
        summary: texts.productImportUndo,
        description: texts.productImportUndoNote,
        output,
        failures: ['import-running', 'undo-expired'],
      },
    })
    .input(z.strictObject({ id }))
    .mutation(({ ctx, input }) => undoImport(ctx.deps, requireUser(ctx.actor), input.id)),
});
