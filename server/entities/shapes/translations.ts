import { z } from 'zod';
import { cleanLine, cleanText } from '#domain/text/text-input.ts';
import { type TextPlan, type Translations, WHOLE } from '#domain/text/translation.ts';
import type { Field, Fields, InternalField } from '../field.ts';
import * as texts from './texts.ts';

/** More texts than this in one field, and longer ones than the longest German, are a mistake. */
const MOST_TEXTS = 2_000;
const LONGEST = 50_000;

/** A field that guests read: its texts can be translated. A value with texts inside it says where they are. */
export function translatable<T>(field: Field<T>, ...plan: T extends string ? [] : [TextPlan<T>]): Field<T> {
  const [inside]: readonly TextPlan<T>[] = plan;
  const whole: unknown = WHOLE;
  return { ...field, texts: inside ?? (whole as TextPlan<T>) };
}

/**
 * The fields of an entity with their translations as one more, for staff only: visitors get the texts in their place
 * (use-cases/shop/english-shop.ts).
 */
export function translated<F extends Fields>(fields: F): F & { translations: InternalField<Translations> } {
  const translates = Object.fromEntries(Object.entries(fields).filter(([, field]) => field.texts));
  const shape = Object.entries(translates).map(([name, field]) => [name, englishOf(field).optional()]);
  const schema: unknown = z.strictObject({ en: z.strictObject(Object.fromEntries(shape)).optional() });
  return {
    ...fields,
    translations: {
      schema: schema as z.ZodType<Translations, Translations>,
      label: texts.english,
      widget: 'translations',
      column: 'json',
      default: {},
      isInternal: true,
      translates,
    },
  };
}

/** A text as long and as clean as the German one, but never required; or one for each German text in a value. */
function englishOf({ texts: plan, schema, widget }: Field<unknown>): z.ZodType {
  if (!plan?.isWhole) {
    return z
      .record(z.string(), z.string().max(LONGEST).overwrite(cleanText))
      .refine((all) => Object.keys(all).length <= MOST_TEXTS, { params: { code: 'invalid' } })
      .describe(texts.englishByGerman);
  }
  const maximum = schema instanceof z.ZodString ? schema.maxLength : null;
  return z
    .string()
    .max(maximum ?? LONGEST)
    .overwrite(widget === 'multiline' ? cleanText : cleanLine);
}
