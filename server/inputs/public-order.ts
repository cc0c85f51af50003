import { z } from 'zod';

const address = { uid: z.string().max(100), hash: z.string().max(200) };
const rating = z.number().nullish();

export const publicOrderInput = z.strictObject(address);

/** Ratings are judged by the domain, so that a missing and a wrong one get the same sentence. */
export const questionnaireInput = z.strictObject({
  ...address,
  rating,
  foodRating: rating,
  serviceRating: rating,
  processRating: rating,
  comment: z.string().max(20_000).nullish(),
});
