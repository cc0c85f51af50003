import { z } from 'zod';
import type { ImageRef } from '#domain/media/image.ts';
import * as texts from './texts.ts';

/** Ids are integers of the database; those of uploads are random numbers up to this one. */
export const LARGEST_ID = 2_147_483_647;

/** The id of a record, as assigned by the database. */
export const id = z.int().min(1).max(LARGEST_ID);

export const imageRef: z.ZodType<ImageRef, ImageRef> = z.strictObject({
  id,
  version: z.int().min(1),
  extension: z.string().max(8),
  alt: z.string().max(255),
  width: z.int().min(1),
  height: z.int().min(1),
});

const link: unknown = z
  .strictObject({
    id,
    version: z.int().min(1).optional(),
    extension: z.string().max(8).optional(),
    alt: z.string().max(255).optional(),
    width: z.int().min(1).optional(),
    height: z.int().min(1).optional(),
  })
  .meta({ description: texts.imageById });
/** A picture in a body: only its id counts, so that a record can be sent back as received. */
export const imageLink = link as z.ZodType<ImageRef, { id: number }>;
