import { z } from 'zod';
import { MAXIMUM_EVENT_BYTES, PAGE_VIEW } from '#domain/insights/analytics-event.ts';
import { hasControlCharacters } from '#domain/text/text-input.ts';

/** Limit of a request body: the data and its envelope. */
export const ANALYTICS_BODY_BYTES = 2 * MAXIMUM_EVENT_BYTES;

function line(maximum: number) {
  return z
    .string()
    .max(maximum)
    .refine((value) => !hasControlCharacters(value), { params: { code: 'text-invalid' } });
}

const value = z.union([line(2_000), z.number(), z.boolean(), z.null()]);
const data = z
  .record(z.string().regex(/^\w{1,50}$/), value)
  .refine((entries) => new TextEncoder().encode(JSON.stringify(entries)).length <= MAXIMUM_EVENT_BYTES, {
    params: { code: 'too-large', maximum: MAXIMUM_EVENT_BYTES },
  });

/** One event of a visitor; its data is flat. A page view has its `path` in it. */
export const analyticsInput = z
  .strictObject({
    type: line(50).min(1),
    action: line(200).default(''),
    category: line(200).default(''),
    data: data.nullish(),
  })
  .refine(({ type, data: entries }) => type !== PAGE_VIEW || typeof entries?.path === 'string', {
    path: ['data', 'path'],
    params: { code: 'required' },
  });
