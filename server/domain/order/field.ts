import { type Country, DEFAULT_COUNTRY } from '../country.ts';
import { MAXIMUM_LINE } from '../text-input.ts';

/** What people fill in, and what the values of each kind are. */
export interface EntryKinds {
  line: string;
  /** Several lines. */
  text: string;
  email: string;
  phone: string;
  vatNumber: string;
  flag: boolean;
  country: Country;
  /** The name of something that the shop has. */
  name: string;
}

/** One field: what its value is like, and what people call it. Schemas, columns, views and limits follow from it. */
export interface Field<K extends string = string> {
  kind: K;
  /** German, as on screen; unset where no screen asks for it. */
  label?: string;
  /** The longest line, in characters. */
  maximum?: number;
  /** null stands for 'none'. */
  isNullable?: true;
  /** What readers of the API are told of it, in German. */
  about?: string;
  /** Sent with an order, and not corrected under this name afterwards. */
  isFixed?: true;
}
export type Fields<K extends string = string> = Readonly<Record<string, Field<K>>>;

type ValueOf<F, V> = F extends { kind: infer K extends keyof V }
  ? V[K] | (F extends { isNullable: true } ? null : never)
  : never;

/** The values of a set of fields; `V` says what the kinds are. */
export type Values<F, V = EntryKinds> = { -readonly [N in keyof F]: ValueOf<F[N], V> };

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

/** The same field with a word for readers of the API. */
export function about<F extends Field>(text: string, of: F): F {
  return { ...of, about: text };
}

/** The same field, which may have no value. */
export function nullable<F extends Field>(of: F): F & { isNullable: true } {
  return { ...of, isNullable: true };
}

export function fixed<F extends Field>(of: F): F & { isFixed: true } {
  return { ...of, isFixed: true };
}

export function correctedOf<F extends Fields>(fields: F): Corrected<F> {
  return Object.fromEntries(Object.entries(fields).filter(([, { isFixed }]) => !isFixed)) as Corrected<F>;
}

/** Object.keys that remembers the names. */
export function namesOf<F extends object>(fields: F): (keyof F & string)[] {
  return Object.keys(fields) as (keyof F & string)[];
}

/** Of `values` those of the fields, in their order. */
export function only<F extends object, V extends { [N in keyof F]: unknown }>(
  fields: F,
  values: V,
): Pick<V, keyof F> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, values[name]])) as Pick<V, keyof F>;
}

/** What a form has before anybody writes in it. */
export function emptyValues<F extends Fields<keyof EntryKinds>>(fields: F): Values<F> {
  const empty = Object.entries(fields).map(([name, { kind, isNullable }]) => [
    name,
    isNullable ? null : EMPTY[kind],
  ]);
  return Object.fromEntries(empty) as Values<F>;
}

const EMPTY: Readonly<EntryKinds> = {
  line: '',
  text: '',
  email: '',
  phone: '',
  vatNumber: '',
  flag: false,
  country: DEFAULT_COUNTRY,
  name: '',
};

/** The German names of the fields that have one. */
export function labelsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) => (label ? [[name, label]] : [])),
  );
}
