import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/ordering/payment.ts';

const address = { uid: z.string().max(100), hash: z.string().max(200) };
const rating = z.number().nullish();

export const publicOrderInput = z.strictObject(address);

/** How the guest pays instead; omitted: as before. */
export const choosePaymentInput = z.strictObject({
  ...address,
  paymentMethod: z.enum(PAYMENT_METHODS).optional(),
});

/** The domain validates ratings, so that a missing and an invalid one get the same sentence. */
export const questionnaireInput = z.strictObject({
  ...address,
  rating,
  foodRating: rating,
  serviceRating: rating,
  processRating: rating,
  comment: z.string().max(20_000).nullish(),
});
