import { z } from 'zod';

const id = z.int().min(1).max(2_147_483_647);

/** Marks a product as sold out in a branch, or as available again. */
export const soldOutInput = z.strictObject({ id, branch: id, isSoldOut: z.boolean() });
export type SoldOutInput = z.output<typeof soldOutInput>;
