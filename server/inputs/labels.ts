import { z } from 'zod';
import { LABEL_GRIDS, type LabelGrid } from '#domain/drawing/label.ts';
import * as texts from './texts.ts';

const id = z.int().min(1).max(2_147_483_647);

/** Ten sheets of the small labels; more would be a catalogue. */
const MOST_LABELS = 480;

/** The body of POST /api/labels. */
export const labelsInput = z
  .strictObject({
    products: z.array(id).min(1).max(MOST_LABELS).describe(texts.productsNote),
    grid: z.enum(Object.keys(LABEL_GRIDS) as LabelGrid[]).describe(texts.layoutNote),
    start: z.int().min(1).max(48).default(1).describe(texts.startNote),
    branch: id.nullable().default(null).describe(texts.branchNote),
    hasPrice: z.boolean().default(true),
    hasUnitPrice: z.boolean().default(true).describe(texts.hasUnitPriceNote),
    hasAllergens: z.boolean().default(true),
    hasQr: z.boolean().default(false),
  })
  .refine(({ grid, start }) => start <= LABEL_GRIDS[grid].rows * LABEL_GRIDS[grid].columns, {
    path: ['start'],
    params: { code: 'too-large' },
  });

export type LabelsInput = z.infer<typeof labelsInput>;
