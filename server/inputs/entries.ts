import { z } from 'zod';
import { COUNTRIES } from '#domain/contact/country.ts';
import type { Wire } from '#domain/money/wire.ts';
import { type EntryKinds, emptyValues, type Fields, type Values } from '#domain/order/field.ts';
import { METHODS } from '#domain/payment-methods/index.ts';
import { sentMoney } from '#entities/fields.ts';

const line = z.string().max(2_000);
const id = z.int().min(1).max(2_147_483_647);

/** What is accepted for each kind. The domain validates length and content; these limits only bound its work. */
export const ENTRIES = {
  line,
  text: z.string().max(20_000),
  email: line,
  phone: line,
  vatNumber: line,
  flag: z.boolean(),
  country: z.enum(COUNTRIES),
  name: line,
  id,
  table: z.union([id, z.string().max(100)]),
  instant: z.string().max(40),
  method: z.enum(METHODS.map(({ code }) => code)),
  money: sentMoney(-10_000_000, 10_000_000),
} satisfies { [K in keyof EntryKinds]: z.ZodType<Wire<EntryKinds[K]>> };

type Entries<K extends keyof EntryKinds = keyof EntryKinds> = Fields<K>;
type Shape<F> = { [N in keyof Values<F>]: z.ZodType<Wire<Values<F>[N]>, Wire<Values<F>[N]>> };

/** The schemas of required fields. */
export function entries<F extends Entries>(fields: F): Shape<F> {
  const schemas = Object.entries(fields).map(([name, { kind, isNullable }]) => [
    name,
    isNullable ? ENTRIES[kind].nullable() : ENTRIES[kind],
  ]);
  return Object.fromEntries(schemas) as Shape<F>;
}

/** For fields that may be omitted: they are then empty. */
export function entriesWithDefaults<F extends Entries>(
  fields: F,
): { [N in keyof Shape<F>]: z.ZodDefault<Shape<F>[N]> } {
  const empty: Readonly<Record<string, unknown>> = emptyValues(fields);
  return mapped(entries(fields), (schema, name) => schema.default(empty[name]));
}

/** For fields that may be omitted: they then stay as they are. */
export function optionalEntries<F extends Entries>(
  fields: F,
): { [N in keyof Shape<F>]: z.ZodOptional<Shape<F>[N]> } {
  return mapped(entries(fields), (schema) => schema.optional());
}

function mapped<R>(shape: object, change: (schema: z.ZodType, name: string) => z.ZodType): R {
  const changed = Object.entries(shape).map(([name, schema]) => [name, change(schema, name)]);
  return Object.fromEntries(changed) as R;
}
