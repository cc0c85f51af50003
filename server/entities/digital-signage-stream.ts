import { z } from 'zod';
import type { OpeningHour } from '#domain/time/opening-hours.ts';
import { entity } from './entity.ts';
import type { Field } from './field.ts';
import { id, required, shaped, text } from './fields.ts';
import { hoursSchema } from './shapes/hours.ts';
import * as texts from './texts.ts';

interface Entry {
  segment: { id: number };
  /** How long it is shown. */
  seconds: number;
  /** When it is shown; empty = always. */
  schedule: OpeningHour[];
}

const entry: unknown = z.strictObject({
  segment: z.strictObject({ id }),
  seconds: z.number().min(1).max(86_400),
  schedule: hoursSchema.default([]),
});

function segmentsField(): Field<Entry[]> {
  return {
    ...shaped<Entry[]>(
      texts.segments,
      'signage-segments',
      z.array(entry as z.ZodType<Entry, Entry>).max(200),
      [],
    ),
    links: (entries) =>
      entries.map(({ segment }, index) => ({
        target: 'digital-signage-segment',
        id: segment.id,
        path: `${index}.segment.id`,
      })),
    linkPaths: { 'digital-signage-segment': '$[*].segment.id' },
  };
}

/** Segments in the order in which a screen shows them, with durations and schedules (R119). */
export const digitalSignageStream = entity({
  name: 'digital-signage-stream',
  path: '/digital-signage-streams',
  label: { one: texts.digitalSignageStream, many: texts.digitalSignageStreams, gender: 'masculine' },
  fields: {
    name: required(text(texts.name)),
    segments: segmentsField(),
  },
  list: { columns: ['name'], search: ['name'], sort: ['id', 'name'], filters: [] },
  access: { read: ['ROLE_MANAGER'], write: ['ROLE_ADMIN'] },
});
