import type { z } from 'zod';
import type { Inner, MoneyPlan } from '#domain/money/wire.ts';
import type { TextPlan } from '#domain/text/translation.ts';

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
  | 'day'
  | 'zone'
  | 'colour'
  | 'font'
  | 'radius'
  | 'email'
  | 'password'
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
  | 'allergens'
  | 'bundle'
  | 'catalog'
  | 'content'
  | 'product-content'
  | 'navigation'
  | 'layers'
  | 'signage-segments'
  | 'translations'
  | 'mail-openings'
  | 'record';

/**
 * How a field is stored: as it is, or under its name with the suffix 'Id', as ids ... member: see Field. sealed: a text that nobody
 * reads without the key of the server; '' is stored as it is.
 */
export type Column = 'plain' | 'sealed' | 'instant' | 'reference' | 'references' | 'json' | 'member';

/** What happens to this field when the record that it points to is deleted. */
export type OnTargetDelete =
  /** The record stays, with the reason. */
  | 'refuse'
  /** The reference is taken out. */
  | 'clear';

/** Everything about one field: the schema of its JSON value (money in currency units), its German label, its control. */
export interface Field<T> {
  schema: z.ZodType<T, T>;
  /** The schema in request bodies, if it differs from that in responses. */
  input?: z.ZodType<T, unknown>;
  label: string;
  widget: Widget;
  column: Column;
  /** A flag stored as 'member' is true if this value is in this list column, which several flags share. */
  member?: { list: string; value: string };
  /** Where the value holds money; unset: nowhere. */
  money?: MoneyPlan;
  /** The value of a new record if nothing is sent; without it, the field is required. */
  default?: T;
  /** Where the value holds texts that can be translated; unset: nowhere. */
  texts?: TextPlan<T>;
  /** Of translations: the fields whose texts they are. */
  translates?: Fields;
  /** Set by the server; accepted and ignored in bodies, so that a record can be sent back as received. */
  isReadOnly?: boolean;
  /** Visible to staff only. */
  isInternal?: boolean;
  /** Guests may have written it: the journal does not keep it (R353). */
  isOfGuest?: boolean;
  /** Visible to administrators only. */
  isConfidential?: boolean;
  /** German labels for the values of a choice. */
  choices?: Readonly<Record<string, string>>;
  /** The entity that a reference points to. */
  target?: string;
  onTargetDelete?: OnTargetDelete;
  /** Other records that a shaped value points to, with their position in the value. */
  // Methods, not properties (bivariance): fields of any value type must fit into one record of fields.
  links?(value: T): readonly Link[];
  /** Where those links are in the stored value, by target, as SQL/JSON paths to the ids, for searching in the database. */
  linkPaths?: Readonly<Record<string, string>>;
  /** The value without its links to the given records. */
  unlink?(value: T, target: string, gone: ReadonlySet<number>): T;
}

export interface Link {
  target: string;
  id: number;
  /** Dotted path inside the value: '0.products.2.id'. */
  path: string;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** A staff-only field: missing in what visitors get. */
export interface InternalField<T> extends Field<T> {
  isInternal: true;
}

type ValueOf<E> = E extends Field<infer T> ? T : never;

/** The JSON values of a set of fields. */
export type Values<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };
/** The same inside the server: money in cents. */
export type StoredValues<F extends Fields> = { [K in keyof F]: Inner<ValueOf<F[K]>> };

/** The values in a response: internal ones may be missing. */
export type Shown<F extends Fields, V extends { [K in keyof F]: unknown } = Values<F>> = {
  [K in keyof F as F[K] extends { isInternal: true } ? never : K]: V[K];
} & { [K in keyof F as F[K] extends { isInternal: true } ? K : never]?: V[K] };
