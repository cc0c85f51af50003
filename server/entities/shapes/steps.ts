import { z } from 'zod';
import {
  type ConfigPart,
  type Modifier,
  type PartType,
  PRODUCT_WIRE,
  type Product,
} from '#domain/catalogue/product.ts';
import type { Wire } from '#domain/money/wire.ts';
import { isChoice } from '#domain/ordering/pricing.ts';
import type { TextPlan, Translator } from '#domain/text/translation.ts';
import type { Field } from '../field.ts';
import { moneySchema, shaped } from '../fields.ts';
import * as texts from '../texts.ts';

const PART_TYPES: readonly PartType[] = [
  'select',
  'multiselect',
  'text',
  'textarea',
  'file',
  'files',
  'image',
  'images',
];
const MODIFIERS: readonly Modifier[] = ['add', 'subtract', 'overwrite'];

const stepTexts = { name: z.string().min(1).max(255), description: z.string().max(2_000) };
const options = z
  .array(
    z.strictObject({
      name: z.string().min(1).max(255),
      modifier: z.enum(MODIFIERS),
      value: moneySchema,
      isPreselected: z.boolean().optional(),
    }),
  )
  .max(500);
const step: z.ZodType<Wire<ConfigPart>, Wire<ConfigPart>> = z.strictObject({
  ...stepTexts,
  type: z.enum(PART_TYPES),
  optional: z.boolean(),
  options,
});

/** In bodies: a step in which guests type or upload something has no options, whatever a form still sends. */
const stepInput: unknown = z.discriminatedUnion('type', [
  z.strictObject({ ...stepTexts, type: z.enum(PART_TYPES.filter(isChoice)), optional: z.boolean(), options }),
  z.strictObject({
    ...stepTexts,
    type: z.enum(PART_TYPES.filter((type) => !isChoice(type))),
    optional: z.boolean(),
    options: z
      .array(z.unknown())
      .overwrite(() => [])
      .default([])
      .meta({ description: texts.stepsOnly }),
  }),
]);

type Config = Wire<Product['config']>;

/** The steps in which guests put a product together. */
export function stepsField(): Field<Config> {
  const parts = (schema: unknown) => z.strictObject({ parts: z.array(schema as typeof step).max(50) });
  return {
    ...shaped<Config>(texts.steps, 'steps', parts(step), { parts: [] }, PRODUCT_WIRE.money.config),
    input: parts(stepInput),
  };
}

/** Answers name steps and options in German, in carts and orders: their English is a label beside the name (R139). */
export const STEP_TEXTS: TextPlan<Config> = {
  textsOf: ({ parts }) =>
    parts.flatMap(({ name, description, options }) => [
      name,
      description,
      ...options.map((option) => option.name),
    ]),
  replaced: ({ parts }, english) => ({
    parts: parts.map((part) => ({
      ...labelled(part, english),
      description: english(part.description) ?? part.description,
      options: part.options.map((option) => labelled(option, english)),
    })),
  }),
};

function labelled<T extends { name: string; label?: string }>(named: T, english: Translator): T {
  const label = english(named.name);
  return label === undefined ? named : { ...named, label };
}
