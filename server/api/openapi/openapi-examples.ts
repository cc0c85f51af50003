import { ANY_DATE, ANY_INSTANT, ANY_TEXT, ANY_UUID, API_SAMPLES } from '#text/api-samples.ts';
import { componentName, type Schema } from './openapi-schemas.ts';

type Schemas = Readonly<Record<string, Schema>>;

/**
 * A value that the schema allows, always the same one: what the schema itself provides (`examples`, `default`), else what
 * the field's name suggests, else the simplest. `name` is the name of the field that holds it.
 */
export function exampleOf(schema: Schema, schemas: Schemas, name = ''): unknown {
  return exampleIn(schema, { schemas, name, within: [] });
}

interface Place {
  schemas: Schemas;
  name: string;
  /** The named schemas enclosing this place; a recursive one stops at its second appearance. */
  within: readonly string[];
}

/** Returned for a value that would never end. */
const ENDLESS = Symbol('endless');

function exampleIn(schema: Schema, place: Place): unknown {
  const value = valueIn(schema, place);
  return value === ENDLESS ? null : value;
}

function valueIn(schema: Schema, place: Place): unknown {
  const { examples, example } = schema;
  if (example !== undefined) return example;
  if (Array.isArray(examples) && examples.length > 0) return examples[0];
  if (schema.$ref !== undefined) {
    const component = componentName(schema.$ref);
    if (place.within.includes(component)) return ENDLESS;
    return valueIn(place.schemas[component] ?? {}, { ...place, within: [...place.within, component] });
  }
  if (schema.const !== undefined) return schema.const;
  const sample = samplesOf(place).find((candidate) => fits(schema, candidate));
  if (schema.enum) return sample ?? schema.default ?? schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return chosen(choices, place);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleIn(part, place)));
  const types = typesOf(schema);
  if (types.includes('object')) return objectIn(schema, place);
  if (types.includes('array')) return sample ?? arrayIn(schema, place);
  return sample ?? schema.default ?? plainValue(schema, types, place.name);
}

/** Samples for the field of this entity come before those for any field of that name. */
function samplesOf({ name, within }: Place): readonly unknown[] {
  const owner = within.at(-1)?.replace(/(Create|Update)d?$|Entry$/, '');
  return [...(API_SAMPLES[`${owner}.${name}`] ?? []), ...(API_SAMPLES[name] ?? [])];
}

/** The first choice that ends; null only where none does. */
function chosen(choices: readonly Schema[], place: Place): unknown {
  const sample = samplesOf(place).find((candidate) =>
    choices.some((choice) => isPlain(choice) && fits(choice, candidate)),
  );
  if (sample !== undefined) return sample;
  const sorted = choices.toSorted((a, b) => Number(a.type === 'null') - Number(b.type === 'null'));
  const values = sorted.map((choice) => valueIn(choice, place));
  return values.find((value) => value !== ENDLESS) ?? values.at(-1) ?? ENDLESS;
}

function objectIn(schema: Schema, place: Place): unknown {
  const entries: [string, unknown][] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    // Tolerated in bodies, but set by the server.
    const isIgnored =
      property.readOnly === true || Object.keys(property).every((key) => key === 'description');
    if (isIgnored && !schema.required?.includes(name)) continue;
    const value = valueIn(property, { ...place, name });
    if (value !== ENDLESS) entries.push([name, value]);
    else if (schema.required?.includes(name)) return ENDLESS;
  }
  return Object.fromEntries(entries);
}

function arrayIn(schema: Schema, place: Place): unknown {
  if (schema.prefixItems) return schema.prefixItems.map((item) => exampleIn(item, place));
  const item = valueIn(schema.items ?? {}, { ...place, name: singular(place.name) });
  if (item === ENDLESS || schema.maxItems === 0) return schema.minItems ? ENDLESS : [];
  return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item);
}

function plainValue(schema: Schema, types: readonly string[], name: string): unknown {
  if (types.includes('string')) return textFor(schema, name);
  if (types.includes('integer') || types.includes('number')) return numberFor(schema);
  if (types.includes('boolean')) return /^(is\w*(Enabled|Public)|enable\w+)$/.test(name);
  return types.includes('null') ? null : {};
}

function textFor(schema: Schema, name: string): string {
  if (schema.format === 'date-time') return ANY_INSTANT;
  if (schema.format === 'date') return ANY_DATE;
  if (schema.format === 'uuid') return ANY_UUID;
  if (schema.format === 'email') return String(API_SAMPLES.email?.[0]);
  const isInstant = /(At|Date|From|Until)$/.test(name) && fits(schema, ANY_INSTANT);
  if (isInstant) return ANY_INSTANT;
  const candidate = ANY_TEXT.find((text) => fits(schema, text));
  return candidate ?? 'x'.repeat(schema.minLength ?? 0);
}

function numberFor({ minimum, exclusiveMinimum, maximum }: Schema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  return Math.min(Math.max(1, least), maximum ?? Number.POSITIVE_INFINITY);
}

/** Whether a plain value satisfies the schema. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.enum) return schema.enum.includes(value);
  const types = typesOf(schema);
  if (typeof value === 'string') return types.includes('string') && fitsText(schema, value);
  if (typeof value === 'number') {
    const isType = types.includes('number') || (types.includes('integer') && Number.isInteger(value));
    return isType && value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
  }
  if (!Array.isArray(value) || !types.includes('array')) return false;
  const { items = {} } = schema;
  return value.length === 0 || (isPlain(items) && value.every((item) => fits(items, item)));
}

function fitsText({ minLength = 0, maxLength = Infinity, pattern, format }: Schema, text: string): boolean {
  if (text.length < minLength || text.length > maxLength) return false;
  if (format === 'date-time') return /T.*[+Z]/.test(text);
  if (format === 'date') return /^\d{4}-\d\d-\d\d$/.test(text);
  if (format === 'uuid') return text === ANY_UUID;
  if (format === 'email') return text.includes('@');
  if (format === 'uri') return text.includes('://');
  return pattern === undefined || new RegExp(pattern, 'u').test(text);
}

function isPlain(schema: Schema): boolean {
  const types = typesOf(schema);
  return schema.$ref === undefined && !types.includes('object') && (types.length > 0 || !!schema.enum);
}

function typesOf({ type }: Schema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}

/** 'roles' names 'role': the entries of a list are samples of the same word. */
function singular(name: string): string {
  return name.replace(/s$/, '');
}
