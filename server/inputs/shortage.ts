import { z } from 'zod';
import { SHORTAGE_LENGTHS } from '#domain/shop/shortage.ts';

const id = z.int().min(1).max(2_147_483_647);

/** Says of products, and of options wherever they can be chosen, that none or only some are left in a branch, or enough again. */
export const shortageInput = z.strictObject({
  id,
  products: z.array(id).max(5_000).default([]),
  options: z.array(z.string().min(1).max(255)).max(500).default([]),
  state: z.enum(['gone', 'left', 'back']),
  length: z.enum(SHORTAGE_LENGTHS).optional(),
  left: z.number().min(0.0001).max(10_000).optional(),
});
export type ShortageInput = z.output<typeof shortageInput>;
