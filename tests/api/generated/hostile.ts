import type { OpenApiDocument } from '#api/openapi/openapi.ts';
import { componentName, type Schema } from '#api/openapi/openapi-schemas.ts';

/** The same numbers for the same seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** At most `count` of them, in an order that depends on the seed. */
export function sample<T>(all: readonly T[], count: number, next: () => number): T[] {
  return all
    .map((value) => ({ value, order: next() }))
    .toSorted((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ value }) => value);
}

/** A hostile body: a value, or bytes that are not JSON. */
export interface HostileBody {
  name: string;
  value?: unknown;
  bytes?: string | Buffer;
}

const HUGE = 'x'.repeat(100_000);
const NUL = 'Semmel\u0000';
const SURROGATE = 'Semmel\ud800';

const ANYTHING: readonly unknown[] = [null, 42, -0, 'x', true, [], {}, [[]], [null], { id: 'x' }];
const TEXTS: readonly unknown[] = [
  HUGE,
  NUL,
  SURROGATE,
  '',
  '\u202e',
  '%00',
  '<script>',
  ['x'],
  { toString: 1 },
];
const NUMBERS: readonly unknown[] = ['1', 'NaN', -1, -1e308, 1e308, 2 ** 53, 0.1 + 0.2, 1e-9, [1], '1e3'];
const DATES: readonly unknown[] = [
  '2026-02-30',
  '2026-13-01T00:00:00Z',
  '99999-01-01T00:00:00Z',
  '0000-00-00T00:00:00Z',
  '2026-11-24T12:00:00',
  'morgen',
  1_700_000_000,
];

/** Values that a field of this schema should refuse or withstand. */
function hostileValues(schema: Schema, document: OpenApiDocument): unknown[] {
  const found = schema.$ref ? (document.components.schemas[componentName(schema.$ref)] ?? {}) : schema;
  const choices = [...(found.anyOf ?? []), ...(found.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => hostileValues(choice, document));
  const types = [found.type ?? []].flat();
  if (types.includes('string')) return [...ANYTHING, ...TEXTS, ...(found.format ? DATES : [])];
  if (types.includes('integer') || types.includes('number')) return [...ANYTHING, ...NUMBERS];
  if (types.includes('boolean')) return [...ANYTHING, 'true', 1, 'on'];
  if (types.includes('array'))
    return [...ANYTHING, 'x', nested(2_000), Array.from({ length: 20_000 }, () => 1)];
  return [...ANYTHING, nested(2_000), HUGE];
}

function nested(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { content: value };
  return value;
}

/** One fault at a time in an otherwise valid body. */
export function hostileBodies(
  body: Record<string, unknown>,
  schema: Schema,
  document: OpenApiDocument,
): HostileBody[] {
  const { properties = {} } = schema.$ref
    ? (document.components.schemas[componentName(schema.$ref)] ?? {})
    : schema;
  const inFields = Object.entries(properties).flatMap(([field, property]) => [
    { name: `without ${field}`, value: without(body, field) },
    ...hostileValues(property, document).map((value) => ({
      name: `${field} = ${describe(value)}`,
      value: { ...body, [field]: value },
    })),
    { name: `${field} = 1e999`, bytes: withRaw(body, field, '1e999') },
    { name: `${field} twice`, bytes: withRaw(body, field, `{},"${field}":[]`) },
  ]);
  return [
    ...[null, [], 'x', 42, true, [body]].map((value) => ({
      name: `a body that is ${describe(value)}`,
      value,
    })),
    { name: 'an unknown field', value: { ...body, isAdmin: true } },
    { name: 'an empty name', value: { ...body, '': 1 } },
    ...inFields,
  ];
}

/** What is wrong with the message itself; the same for every call. */
export function hostileMessages(body: Record<string, unknown>): HostileBody[] {
  const json = JSON.stringify(body);
  return [
    { name: 'cut off', bytes: `${json.slice(0, -1)}` },
    { name: 'no JSON', bytes: 'name=Semmel' },
    { name: '__proto__', bytes: '{"__proto__":{"isAdmin":true}}' },
    { name: 'constructor.prototype', bytes: '{"constructor":{"prototype":{"isAdmin":true}}}' },
    { name: 'inner __proto__', bytes: `{"name":{"__proto__":{"x":1}},"id":1}` },
    { name: 'NaN', bytes: '{"price":NaN}' },
    { name: '10,000 nested arrays', bytes: `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}` },
    { name: 'bytes that are no UTF-8', bytes: Buffer.from('7b226e616d65223a22c3287d22', 'hex') },
    {
      name: 'bad bytes in a text',
      bytes: Buffer.concat([
        Buffer.from('{"name":"'),
        Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
        Buffer.from('"}'),
      ]),
    },
    { name: 'a key of 100 kB', bytes: `{"${HUGE}":1}` },
    {
      name: '20,000 fields',
      bytes: `{${Array.from({ length: 20_000 }, (_, index) => `"f${index}":1`).join(',')}}`,
    },
    {
      name: 'a byte order mark',
      bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{"isAdmin":1}')]),
    },
  ];
}

/** 10 MB of JSON: refused by its size alone. */
export const TEN_MEGABYTES = `{"name":"${'x'.repeat(10_000_000)}"}`;

/** Values of a URL parameter, already encoded. */
export const HOSTILE_PARAMETERS: readonly string[] = [
  '',
  'NaN',
  '1e999',
  '-0',
  '-1',
  '0',
  '1.5',
  '9007199254740992',
  '99999999999999999999',
  '%00',
  '%ff',
  '%ed%a0%80',
  '%c0%ae%c0%ae%2f',
  encodeURIComponent(`1';DROP TABLE "Order";--`),
  encodeURIComponent('<script>'),
  '__proto__',
  'null',
  'true',
  'x'.repeat(3_000),
  '2026-02-30',
  '0001-01-01T00:00:00Z',
  '99999-12-31',
];

/** Whole query strings for a parameter of this name. */
export function hostileQueries(name: string): string[] {
  return [
    ...HOSTILE_PARAMETERS.map((value) => `${name}=${value}`),
    `${name}=1&${name}=2`,
    `${name}[]=1`,
    `${name}[a]=1`,
    `${name}[__proto__][x]=1`,
  ];
}

export const STRANGE_QUERIES: readonly string[] = [
  'surprise=1',
  '__proto__=1',
  '__proto__[x]=1',
  'constructor[prototype][x]=1',
  'page=1&page=2',
  '%ff=1',
  '&&&=',
  'a=%',
];

function without(body: Record<string, unknown>, field: string): Record<string, unknown> {
  const { [field]: _, ...rest } = body;
  return rest;
}

/** The body with one field's raw text: JSON.stringify would repair it. */
function withRaw(body: Record<string, unknown>, field: string, text: string): string {
  const rest = JSON.stringify(without(body, field)).slice(1, -1);
  return `{${rest}${rest && ','}"${field}":${text}}`;
}

function describe(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length})` : text;
}
