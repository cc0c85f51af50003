import { z } from 'zod';
import type { Country } from '#domain/branch.ts';
import type { ImageRef } from '#domain/image.ts';
import type { HoursType, OpeningHour } from '#domain/opening-hours.ts';

/** The control that shows and edits a field in the backoffice. */
export type Widget =
  | 'text'
  | 'multiline'
  | 'number'
  | 'money'
  | 'percent'
  | 'switch'
  | 'choice'
  | 'choices'
  | 'instant'
  | 'zone'
  | 'colour'
  | 'email'
  | 'phone'
  | 'web-address'
  | 'reference'
  | 'references'
  | 'picture'
  | 'pictures'
  | 'hours'
  | 'delivery-areas'
  | 'alternative-units'
  | 'steps'
  | 'catalog'
  | 'content'
  | 'navigation';

/** One field in its faces: the schema of its JSON value (money in currency units), its German label, its control. */
export interface Field<T> {
  schema: z.ZodType<T, T>;
  label: string;
  widget: Widget;
  /** German names of the values of a choice. */
  choices?: Readonly<Record<string, string>>;
  /** The entity that a reference points to. */
  target?: string;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** The JSON values of a set of fields. */
export type Values<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

const LINE = 255;
const TEXT = 20_000;

export const id = z.int().min(1).max(2_147_483_647);
const reference_ = z.strictObject({ id });

export const imageRef: z.ZodType<ImageRef, ImageRef> = z.strictObject({
  id,
  version: z.int().min(1),
  extension: z.string().max(8),
  alt: z.string().max(LINE),
  width: z.int().min(1),
  height: z.int().min(1),
});

const HOURS_TYPES: readonly HoursType[] = [
  'once',
  'daily',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const openingHour: z.ZodType<OpeningHour, OpeningHour> = z.strictObject({
  type: z.enum(HOURS_TYPES),
  date: z.iso.date().nullable(),
  isClosed: z.boolean(),
  from: wallTime.nullable(),
  to: wallTime.nullable(),
});

export function text(label: string, maximum = LINE): Field<string> {
  return { schema: z.string().max(maximum), label, widget: 'text' };
}

export function multiline(label: string): Field<string> {
  return { schema: z.string().max(TEXT), label, widget: 'multiline' };
}

/** A name in addresses and links: small letters, digits, hyphens. */
export function identifier(label = 'Kennung'): Field<string> {
  return { schema: z.string().min(1).max(LINE), label, widget: 'text' };
}

export function email(label = 'E-Mail-Adresse'): Field<string> {
  return { schema: z.string().max(LINE), label, widget: 'email' };
}

export function phone(label = 'Telefonnummer'): Field<string> {
  return { schema: z.string().max(40), label, widget: 'phone' };
}

export function webAddress(label: string): Field<string> {
  return { schema: z.string().max(2_000), label, widget: 'web-address' };
}

export function toggle(label: string): Field<boolean> {
  return { schema: z.boolean(), label, widget: 'switch' };
}

export function number(label: string): Field<number> {
  return { schema: z.number(), label, widget: 'number' };
}

export function optionalNumber(label: string): Field<number | null> {
  return { schema: z.number().nullable(), label, widget: 'number' };
}

/** Currency units with at most two decimals, as JSON carries them. */
export function money(label: string): Field<number> {
  return { schema: z.number().min(0).max(1_000_000), label, widget: 'money' };
}

export function percent(label: string): Field<number> {
  return { schema: z.number().min(0).max(100), label, widget: 'percent' };
}

export function optionalPercent(label: string): Field<number | null> {
  return { schema: z.number().min(0).max(100).nullable(), label, widget: 'percent' };
}

/** One of a few values; `choices` names them in German. */
export function choice<const V extends string>(
  label: string,
  choices: Readonly<Record<V, string>>,
): Field<V> {
  return { schema: choiceSchema(choices), label, widget: 'choice', choices };
}

export function optionalChoice<const V extends string>(
  label: string,
  choices: Readonly<Record<V, string>>,
): Field<V | null> {
  return { schema: choiceSchema(choices).nullable(), label, widget: 'choice', choices };
}

export function choices<const V extends string>(
  label: string,
  values: Readonly<Record<V, string>>,
): Field<V[]> {
  return { schema: z.array(choiceSchema(values)), label, widget: 'choices', choices: values };
}

function choiceSchema<V extends string>(values: Readonly<Record<V, string>>): z.ZodType<V, V> {
  return z.enum(Object.keys(values) as V[]) as z.ZodType<V, V>;
}

export const COUNTRY_NAMES: Readonly<Record<Country, string>> = {
  AT: 'Österreich',
  DE: 'Deutschland',
  CH: 'Schweiz',
  LI: 'Liechtenstein',
};

export function country(label = 'Land'): Field<Country> {
  return choice(label, COUNTRY_NAMES);
}

/** ISO 8601 with offset. */
export function instant(label: string): Field<string> {
  return { schema: z.iso.datetime({ offset: true }), label, widget: 'instant' };
}

export function optionalInstant(label: string): Field<string | null> {
  return { schema: z.iso.datetime({ offset: true }).nullable(), label, widget: 'instant' };
}

export function timeZone(label = 'Zeitzone'): Field<string> {
  return { schema: z.string().max(64), label, widget: 'zone' };
}

export function colour(label: string): Field<string> {
  return { schema: z.string().max(64), label, widget: 'colour' };
}

/** The id of one record. */
export function reference(label: string, target: string): Field<number> {
  return { schema: id, label, widget: 'reference', target };
}

export function references(label: string, target: string): Field<{ id: number }[]> {
  return { schema: z.array(reference_).max(1_000), label, widget: 'references', target };
}

export function picture(label: string): Field<ImageRef | null> {
  return { schema: imageRef.nullable(), label, widget: 'picture', target: 'image' };
}

/** The first one is the main picture. */
export function pictures(label = 'Bilder'): Field<ImageRef[]> {
  return { schema: z.array(imageRef).max(50), label, widget: 'pictures', target: 'image' };
}

/** Opening hours, delivery hours, schedules (decisions 4). */
export function hours(label: string): Field<OpeningHour[]> {
  return { schema: z.array(openingHour).max(500), label, widget: 'hours' };
}

/** A value with a shape and a control of its own. */
export function shaped<T>(label: string, widget: Widget, schema: z.ZodType<T, T>): Field<T> {
  return { schema, label, widget };
}
