import { z } from 'zod';
import { LABEL_GRIDS, type LabelGrid } from '#domain/drawing/label.ts';

const id = z.int().min(1).max(2_147_483_647);

/** Ten sheets of the small labels; more would be a catalogue. */
const MOST_LABELS = 480;

/** The body of POST /api/labels. */
export const labelsInput = z
  .strictObject({
    products: z
      .array(id)
      .min(1)
      .max(MOST_LABELS)
      .describe('Je Etikett die Nummer eines Produkts, in der Reihenfolge des Bogens'),
    grid: z
      .enum(Object.keys(LABEL_GRIDS) as LabelGrid[])
      .describe('compact: 12 Zeilen zu 4 Spalten, detail: 5 Zeilen zu 2 Spalten'),
    start: z.int().min(1).max(48).default(1).describe('Das erste freie Etikett eines angebrochenen Bogens'),
    branch: id
      .nullable()
      .default(null)
      .describe('Auf wessen Seite der QR-Code führt; ohne sie zur Startseite'),
    hasPrice: z.boolean().default(true),
    hasUnitPrice: z.boolean().default(true).describe('Preis je Kilogramm oder Liter'),
    hasAllergens: z.boolean().default(true),
    hasQr: z.boolean().default(false),
  })
  .refine(({ grid, start }) => start <= LABEL_GRIDS[grid].rows * LABEL_GRIDS[grid].columns, {
    path: ['start'],
    params: { code: 'too-large' },
  });

export type LabelsInput = z.infer<typeof labelsInput>;
