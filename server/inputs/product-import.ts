import { z } from 'zod';
import * as texts from './texts.ts';

/** As many rows as one import takes, and the bytes that they may have. */
export const MOST_IMPORTED = 10_000;
export const IMPORT_BYTES = 8 * 1_048_576;

const id = z.int().min(1).max(2_147_483_647);

/** The body of POST /api/product-imports. The rows are judged one by one: a wrong one fails alone. */
export const productImportInput = z.strictObject({
  key: z.uuid().meta({ description: texts.importKey }),
  file: z.string().max(255).meta({ description: texts.importFile }),
  rows: z
    .array(z.looseObject({ line: z.int().min(1).max(2_000_000) }))
    .min(1)
    .max(MOST_IMPORTED)
    .meta({ description: texts.importRows }),
});
export type ProductImportInput = z.output<typeof productImportInput>;

/** What a row says besides its line. */
export const importRowSchema = z.strictObject({
  line: z.unknown(),
  name: z.string().max(2_000).default(''),
  id: id.optional(),
  updatedAt: z.iso.datetime({ offset: true }).optional(),
  values: z.looseObject({}).default({}),
  categories: z.array(z.string().trim().min(1).max(255)).max(50).optional(),
});
