import { z } from 'zod';
import { UNITS } from '#domain/money/units.ts';
import { CHOICE_FIELDS, CONSENT_FIELDS } from '#domain/order/draft.ts';
import { PUBLIC_FIELDS } from '#domain/order/order.ts';
import { MAXIMUM_UPLOADS } from '#domain/ordering/item.ts';
import { LANGUAGES } from '#domain/text/language.ts';
import { ENTRIES, entries, entriesWithDefaults } from './entries.ts';
import * as texts from './texts.ts';

const { line, text, id } = ENTRIES;
const { isDelivery, isDineIn } = PUBLIC_FIELDS;

const unit = z.enum(Object.keys(UNITS) as [keyof typeof UNITS, ...(keyof typeof UNITS)[]]);

/** The answer to one step: text or option name, option names, upload id, upload ids, or null for an empty optional step. */
const part = z.union([text, z.array(line).max(1_000), id, z.array(id).max(MAXIMUM_UPLOADS + 1), z.null()]);

export const orderedItem = z.strictObject({
  product: id,
  amount: z.number(),
  unit,
  parts: z.array(part).max(200).default([]),
});

/**
 * POST /api/orders: the draft of the checkout, the service, and items in step order. It contains no prices, taxes, fees or
 * slots; `totalGross` (currency units) only makes the server reject the order if it computes another total.
 */
export const placeOrderInput = z
  .strictObject({
    branch: id,
    ...entriesWithDefaults({ isDelivery, isDineIn }),
    items: z.array(orderedItem).max(1_000),
    ...entriesWithDefaults(CHOICE_FIELDS),
    ...entries(CONSENT_FIELDS),
    // What the English pages send; a body without it is that of a German page, and of every program from before.
    language: z.enum(LANGUAGES).optional().describe(texts.orderLanguage),
    totalGross: z.number().min(0).max(10_000_000).optional(),
    // Only after 'proof-required'.
    proof: z.string().max(300).optional().describe(texts.orderProof),
  })
  .meta({
    examples: [
      {
        branch: 1,
        isDelivery: false,
        isDineIn: false,
        items: [{ product: 1, amount: 2, unit: 'amount', parts: [] }],
        firstName: 'Anna',
        lastName: 'Huber',
        email: 'anna.huber@example.at',
        phone: '+436641234567',
        comment: texts.exampleComment,
        appointmentDate: '2026-11-24T18:30:00+01:00',
        paymentMethod: 'cash',
        legalInstructions: true,
        privacyPolicy: true,
      },
    ],
  });
export type PlaceOrderInput = Omit<z.output<typeof placeOrderInput>, 'proof'>;
