import { z } from 'zod';

const id = z.int().min(1).max(2_147_483_647);

/** The categories that a product is to be listed in. */
export const listingInput = z.strictObject({
  id,
  categories: z.array(z.strictObject({ id })).max(50),
});
export type ListingInput = z.output<typeof listingInput>;
