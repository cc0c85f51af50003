import { z } from 'zod';

const id = z.int().min(1).max(2_147_483_647);

/** A product of which a branch has none at the moment, or has some again. */
export const soldOutInput = z.strictObject({ id, branch: id, isSoldOut: z.boolean() });
export type SoldOutInput = z.output<typeof soldOutInput>;
