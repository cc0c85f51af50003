import { type Country, DEFAULT_COUNTRY } from '#domain/contact/country.ts';
import { type Cents, ZERO } from '#domain/money/money.ts';
import { MAXIMUM_LINE } from '#domain/text/text-input.ts';
import type { PaymentMethod } from '../payment-methods/index.ts';

/** The kinds of fields that people fill in, with the types of their values. */
export interface EntryKinds {
  line: string;
  /** Several lines. */
  text: string;
  email: string;
  phone: string;
  vatNumber: string;
  flag: boolean;
  country: Country;
  /** The name of one of the shop's records. */
  name: string;
  /** A record of the shop. */
  id: number;
  /** A table: its id, or its identifier as text. */
  table: number | string;
  /** ISO 8601 with offset. */
  instant: string;
  method: PaymentMethod;
  money: Cents;
}

/** One field: the kind of its value, and its label. Schemas, columns, views and limits are derived from it. */
export interface Field<K extends string = string> {
  kind: K;
  /** German, as on screen; unset if no screen has an input for it. */
  label?: string;
  /** Maximum length of a line, in characters. */
  maximum?: number;
  /** null means 'none'. */
  isNullable?: true;
  /** Omitted if there is no value. */
  isOptional?: true;
  /** The fields inside: of the group itself, or of each entry of a list. */
  of?: Fields;
  /** Its description in the API document, in German. */
  about?: string;
  /** Sent with an order, but not editable under this name afterwards. */
  isFixed?: true;
  /** What it tells of the guest, which decides when it is forgotten (R345); unset: nothing. */
  personal?: Personal;
  /** How many of its first characters may stay when it is forgotten; unset: none. */
  stays?: number;
}

/** words: what was written about an order, and the guest's files. place: where they live. person: who they are. */
export type Personal = 'words' | 'place' | 'person';

export type Fields<K extends string = string> = Readonly<Record<string, Field<K>>>;

type ValueOf<F, V> = GivenOf<F, V> | (F extends { isNullable: true } ? null : never);
type GivenOf<F, V> = F extends { kind: 'list'; of: infer G }
  ? Values<G, V>[]
  : F extends { kind: 'group'; of: infer G }
    ? Values<G, V>
    : F extends { kind: infer K extends keyof V }
      ? V[K]
      : never;

/** The values of a set of fields; `V` maps kinds to types. */
export type Values<F, V = EntryKinds> = {
  -readonly [N in keyof F as F[N] extends { isOptional: true } ? never : N]: ValueOf<F[N], V>;
} & { -readonly [N in keyof F as F[N] extends { isOptional: true } ? N : never]?: ValueOf<F[N], V> };

/** The fields that staff may correct. */
type Corrected<F> = { [N in keyof F as F[N] extends { isFixed: true } ? never : N]: F[N] };

/** One line of at most `maximum` characters. */
export function line(
  label: string,
  maximum = MAXIMUM_LINE,
): { kind: 'line'; label: string; maximum: number } {
  return { kind: 'line', label, maximum };
}

export function field<K extends string>(kind: K, label?: string): { kind: K; label?: string } {
  return { kind, ...(label === undefined ? {} : { label }) };
}

/** Fields that belong together. */
export function group<F extends Fields>(of: F, label?: string): { kind: 'group'; label?: string; of: F } {
  return { ...field('group', label), of };
}

/** A list of entries with the same fields. */
export function list<F extends Fields>(of: F, label?: string): { kind: 'list'; label?: string; of: F } {
  return { ...field('list', label), of };
}

/** The same field with a description for the API document. */
export function about<F extends Field>(text: string, of: F): F {
  return { ...of, about: text };
}

/** The same field, but nullable. */
export function nullable<F extends Field>(of: F): F & { isNullable: true } {
  return { ...of, isNullable: true };
}

/** The same field, but omitted if it has no value. */
export function optional<F extends Field>(of: F): F & { isOptional: true } {
  return { ...of, isOptional: true };
}

export function fixed<F extends Field>(of: F): F & { isFixed: true } {
  return { ...of, isFixed: true };
}

/** The same field, marked as telling something of the guest. */
export function personal<F extends Field>(of: F, tells: Personal, stays = 0): F {
  return { ...of, personal: tells, stays };
}

export function correctedOf<F extends Fields>(fields: F): Corrected<F> {
  return Object.fromEntries(Object.entries(fields).filter(([, { isFixed }]) => !isFixed)) as Corrected<F>;
}

/** Object.keys with typed names. */
export function namesOf<F extends object>(fields: F): (keyof F & string)[] {
  return Object.keys(fields) as (keyof F & string)[];
}

/** Picks the fields' entries from `values`, in the order of the fields. */
export function only<F extends object, V extends { [N in keyof F]: unknown }>(
  fields: F,
  values: V,
): Pick<V, keyof F> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, values[name]])) as Pick<V, keyof F>;
}

type Named = { readonly [name: string]: unknown };

/**
 * Maps any values to those of the fields, in field order, recursing into groups and lists; `change` gives the conversion for
 * a kind. Optional fields are omitted if empty.
 */
export function mapping(
  fields: Fields,
  change: (kind: string) => (value: unknown) => unknown,
): (values: Named) => Named {
  const steps = Object.entries(fields).map(([name, { kind, of, isOptional = false }]) => {
    const inside = of && mapping(of, change);
    const end = change(kind);
    const step = (value: unknown): unknown => {
      if (!inside) return end(value);
      if (Array.isArray(value)) return value.map((entry) => inside(entry));
      return isNamed(value) ? inside(value) : value;
    };
    return { name, step, isOptional };
  });
  return (values) => {
    const mapped: Record<string, unknown> = {};
    for (const { name, step, isOptional } of steps) {
      const value = values[name];
      if (!isOptional || (Array.isArray(value) ? value.length > 0 : value !== undefined))
        mapped[name] = step(value);
    }
    return mapped;
  };
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null;
}

/** The initial values of a form. */
export function emptyValues<F extends Fields<keyof EntryKinds>>(fields: F): Values<F> {
  const empty = Object.entries(fields).map(([name, { kind, isNullable }]) => [
    name,
    isNullable ? null : EMPTY[kind],
  ]);
  return Object.fromEntries(empty) as Values<F>;
}

/** The initial value of each kind. */
export const EMPTY: Readonly<EntryKinds> = {
  line: '',
  text: '',
  email: '',
  phone: '',
  vatNumber: '',
  flag: false,
  country: DEFAULT_COUNTRY,
  name: '',
  id: 0,
  table: '',
  instant: '',
  method: 'cash',
  money: ZERO,
};

/** The German names of the fields that have one. */
export function labelsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) => (label ? [[name, label]] : [])),
  );
}
