import { z } from 'zod';
import { placeOrderInput } from './place-order.ts';

/** POST /api/orders/by-phone: an order without what only a page can say. */
export const phoneOrderInput = placeOrderInput.omit({
  legalInstructions: true,
  privacyPolicy: true,
  language: true,
  totalGross: true,
  proof: true,
});
export type PhoneOrderInput = z.output<typeof phoneOrderInput>;

/** Guests of earlier orders by phone number or name. */
export const knownGuestsInput = z.strictObject({
  search: z.string().trim().min(3).max(100),
  branch: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
export type KnownGuestsInput = z.output<typeof knownGuestsInput>;
