import { z } from 'zod';
import { hoursSchema } from '#entities/shapes/hours.ts';
import { imageRef } from '#entities/shapes/image-ref.ts';
import * as texts from './texts.ts';

/** The key of a screen, as in its URL. */
export const signageKey = z.strictObject({
  key: z
    .string()
    .max(200)
    .describe(texts.keyNote)
    .meta({ examples: ['Jb0nZ0h7m2r9aYxTfQe1sJb0nZ0h7m2r9aYxTfQe1sA'] }),
});

const shown = {
  seconds: z.number(),
  schedule: hoursSchema,
  backgroundColor: z.string(),
  textColor: z.string(),
};

const product = z.strictObject({
  name: z.string(),
  price: z.string(),
  unit: z.string(),
  allergens: z.string(),
  isSoldOut: z.boolean(),
});

const entry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('image'), image: imageRef, ...shown }),
  z.strictObject({ type: z.literal('video'), src: z.string(), mimeType: z.string(), ...shown }),
  z.strictObject({ type: z.literal('text'), title: z.string(), text: z.string(), ...shown }),
  z.strictObject({
    type: z.literal('menu'),
    title: z.string(),
    categories: z.array(z.strictObject({ name: z.string(), products: z.array(product) })),
    ...shown,
  }),
  z.strictObject({ type: z.literal('template'), src: z.string(), alt: z.string(), ...shown }),
  z.strictObject({
    type: z.literal('pickup'),
    preparing: z.array(z.string()),
    ready: z.array(z.string()),
    ...shown,
  }),
]);

/** What a screen shows; screens also validate their cached copy with it. */
export const signageProgram = z
  .strictObject({
    name: z.string(),
    shopName: z.string(),
    timeZone: z.string(),
    entries: z.array(entry),
  })
  .meta({ id: 'SignageProgram' });
