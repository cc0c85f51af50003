import { z } from 'zod';
import type { Fault } from '#domain/errors.ts';
import type { MoneyPlan } from '#domain/money/wire.ts';
import type { Field, Fields, Shown, StoredValues, Values } from './field.ts';
import { id } from './fields.ts';
import * as texts from './texts.ts';

export type Role = 'ROLE_EMPLOYEE' | 'ROLE_MANAGER' | 'ROLE_ADMIN';

/** Who may call: everybody, or a signed-in role. */
export type EntityAccess = 'public' | readonly Role[];

/** The gender decides the German article and ending: 'Die Filiale', 'Der Tisch', 'Das Produkt'. */
export interface Label {
  one: string;
  many: string;
  gender: 'feminine' | 'masculine' | 'neuter';
}

/** Who is reading or writing, as far as scopes need to know. */
export interface Reader {
  /** The user; null for devices. */
  user: number | null;
  isManager: boolean;
  branches: 'all' | readonly number[];
}

/** Conditions on a record; it is in scope if at least one of them holds. */
export type Condition =
  | { field: string; in: readonly (number | boolean | null)[] }
  /** A list of references that holds one of these, or none at all. */
  | { field: string; hasSome: readonly number[]; orNone?: boolean };

/** The records that a member of staff may see; for them, all others do not exist (404). */
export type Scope = (reader: Reader) => 'all' | readonly Condition[];

/** The one declaration from which API, list, form and texts are derived. S are the fields of its summaries. */
export interface Entity<F extends Fields, S extends keyof F & string = keyof F & string> {
  /** The subject in the singular, as in file names. */
  name: string;
  /** Below /api. */
  path: `/${string}`;
  label: Label;
  fields: F;
  /**
   * What visitors get in addition to the fields, computed from other records and not stored. Bodies may contain it, so that
   * a record can be sent back as received; it is ignored there.
   */
  derived?: Readonly<Record<string, z.ZodType>>;
  list: {
    columns: readonly (keyof F & string)[];
    /** Fields searched by `search`. */
    search: readonly (keyof F & string)[];
    /** Fields that `sort` accepts besides the stamps, with a leading '-' for descending; the first one is the default. */
    sort: readonly ((keyof F & string) | 'id' | '-id' | `-${keyof F & string}`)[];
    /** Fields that are query parameters of the list: match if equal or, for list fields, if contained. */
    filters: readonly (keyof F & string)[];
    /** Parameters that ask whether a field is empty (true) or not (false): 'isOpen' -> 'endedAt'. */
    emptiness?: Readonly<Record<string, keyof F & string>>;
    /** Parameters that ask for records with all of these values (true), or for the others (false), by what they are called. */
    conditions?: Readonly<Record<string, ListCondition>>;
    /** The instant that the parameters `from` and `to` filter by. */
    range?: keyof F & string;
    /** The field to sort by instead of the stamps, in records that are written once and have none. */
    writtenAt?: keyof F & string;
    /** Unbounded: a list without `page` returns the first page. */
    isLong?: boolean;
    /**
     * What the screens that need every record at once read of each: what names it and what a choice shows. Columns without
     * JSON, for there may be ten thousand. Only an entity that declares it has summaries.
     */
    summary?: readonly S[];
  };
  /**
   * Who reads and who writes; `create` if fewer roles may create and delete records than change them. `drafts` of a public
   * entity: who also reads what visitors do not see; without it all staff do.
   */
  access: { read: EntityAccess; write: EntityAccess; create?: EntityAccess; drafts?: readonly Role[] };
  /** Fields whose combined values must be unique. */
  unique?: readonly (readonly (keyof F & string)[])[];
  /**
   * The references to the branches that share a record. What managers may do to one of several branches, the settings say
   * (R330-R332).
   */
  sharedBy?: keyof F & string;
  /** Hook: rows that the reader may see; without it, staff see all of them. */
  scope?: Scope;
  /** Hook: faults that involve several fields. Pure; gets the whole record as it would be stored, in JSON form. */
  check?(record: Values<F>): readonly Fault[];
}

export interface ListCondition {
  /** German: what the records that meet it are. */
  label: string;
  /** By field, as stored. */
  values: Readonly<Record<string, unknown>>;
}

/** Every list can be sorted by them. */
export const STAMPS = ['createdAt', 'updatedAt'] as const satisfies readonly (keyof Stamps)[];

/** Fields that every record has, maintained by the server. `updatedAt` in a body is the version that the client has seen. */
export interface Stamps {
  createdAt: string;
  updatedAt: string;
}

export type EntityRow<F extends Fields> = { id: number } & Shown<F> & Partial<Stamps>;
/** The record inside the server: as stored, money in cents. */
export type StoredRecord<F extends Fields> = { id: number } & Shown<F, StoredValues<F>> & Partial<Stamps>;
/** The JSON record of an entity: `Row<typeof branch>`. */
export type Row<E> = E extends Entity<infer F extends Fields> ? EntityRow<F> : never;
/** What a body may contain; the schema decides which fields are required. */
export type Draft<F extends Fields> = { [K in keyof Values<F>]?: Values<F>[K] | undefined };
export type StoredDraft<F extends Fields> = { [K in keyof F]?: StoredValues<F>[K] | undefined };
/** A record of which only some fields are read. */
export type Summary<F extends Fields, S extends keyof F> = { id: number } & Shown<Pick<F, S>>;
/** `SummaryRow<typeof product>`. */
export type SummaryRow<E> = E extends Entity<infer F extends Fields, infer S> ? Summary<F, S> : never;
export type DraftOf<E> = E extends Entity<infer F extends Fields> ? Draft<F> : never;

/** Checks the declaration and keeps its exact type. */
export function entity<const F extends Fields, const S extends keyof F & string = never>(
  declaration: Entity<F, S>,
): Entity<F, S> {
  return declaration;
}

/** The fields of an entity's summaries; throws for one that has none: a programming error. */
export function summaryFields<F extends Fields, S extends keyof F & string>({
  name,
  fields,
  list: { summary },
}: Entity<F, S>): Pick<F, S> {
  if (!summary) throw new Error(`${name} has no summaries`);
  return Object.fromEntries(summary.map((field) => [field, fields[field]])) as Pick<F, S>;
}

/** Where the records of an entity hold money, as declared by its fields. */
export function moneyOf({ fields }: { fields: Fields }): MoneyPlan {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { money }]) => (money === undefined ? [] : [[name, money]])),
  );
}

/** The scope of records that belong to one branch. */
export function ofBranch(field = 'branch'): Scope {
  return ({ branches }) => (branches === 'all' ? 'all' : [{ field, in: branches }]);
}

/** Whether a record is in a scope. */
export function isInScope(scope: 'all' | readonly Condition[], record: object): boolean {
  return scope === 'all' || scope.some((condition) => holds(condition, record));
}

function holds(condition: Condition, record: object): boolean {
  const value: unknown = Object.getOwnPropertyDescriptor(record, condition.field)?.value;
  if ('in' in condition) return (condition.in as readonly unknown[]).includes(value);
  if (!Array.isArray(value)) return false;
  if (value.length === 0) return condition.orNone === true;
  return value.some((entry: { id: number }) => condition.hasSome.includes(entry.id));
}

type RowFields = Pick<Entity<Fields>, 'fields' | 'derived'>;

/** The schema of the fields alone, for the singleton record, which has no id. */
export function valuesSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields'>,
): z.ZodType<Values<F>, Values<F>> {
  const schema: unknown = z.strictObject(shapeOf(declaration));
  return schema as z.ZodType<Values<F>, Values<F>>;
}

const instant = z.iso.datetime({ offset: true });

/** The schema of one record in responses; staff-only fields may be missing. */
export function rowSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields' | 'derived'>,
): z.ZodType<EntityRow<F>, EntityRow<F>> {
  // A generic shape loses its keys in zod's inference; EntityRow<F> is the same type written by hand.
  const stamps = { createdAt: instant.optional(), updatedAt: instant.optional() };
  const derived = Object.entries(declaration.derived ?? {}).map(([name, made]) => [name, made.optional()]);
  const schema: unknown = z.strictObject({
    id,
    ...shapeOf(declaration),
    ...Object.fromEntries(derived),
    ...stamps,
  });
  return schema as z.ZodType<EntityRow<F>, EntityRow<F>>;
}

/** The schema of a summary in responses. */
export function summarySchema<F extends Fields, S extends keyof F & string>(
  declaration: Entity<F, S>,
): z.ZodType<Summary<F, S>, Summary<F, S>> {
  const schema: unknown = z.strictObject({ id, ...shapeOf({ fields: summaryFields(declaration) }) });
  return schema as z.ZodType<Summary<F, S>, Summary<F, S>>;
}

function shapeOf({ fields }: RowFields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, isInternal }]) => [
      name,
      isInternal ? schema.optional() : schema,
    ]),
  );
}

/** The body of a create: fields without a default are required, fields set by the server are ignored. */
export function createSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields' | 'derived'>,
): z.ZodType<Draft<F>, Draft<F>> {
  const schema: unknown = z.strictObject({ ...bodyShape(declaration, true), ...ignored });
  return schema as z.ZodType<Draft<F>, Draft<F>>;
}

/** The body of an update: only what is sent changes. `more` are values that are not fields. */
export function updateSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields' | 'derived'>,
  more: z.core.$ZodShape = {},
): z.ZodType<Draft<F> & { id: number; updatedAt?: string }, Draft<F> & { id: number; updatedAt?: string }> {
  const seen = { updatedAt: instant.optional().meta({ description: texts.knownState }) };
  const schema: unknown = z.strictObject({
    id,
    ...bodyShape(declaration, false),
    ...ignored,
    ...seen,
    ...more,
  });
  return schema as ReturnType<typeof updateSchema<F>>;
}

/** The body of an update of the singleton record, which has no id. */
export function changeSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields'>,
): z.ZodType<Draft<F>, Draft<F>> {
  const schema: unknown = z.strictObject({ ...bodyShape(declaration, false), ...ignored });
  return schema as z.ZodType<Draft<F>, Draft<F>>;
}

const server = z.unknown().optional().meta({ readOnly: true });
const ignored = { createdAt: server, updatedAt: server };

function bodyShape({ fields, derived = {} }: RowFields, isNew: boolean) {
  return Object.fromEntries([
    ...Object.entries(fields).map(([name, field]) => [
      name,
      field.isReadOnly ? server : inputOf(field, isNew),
    ]),
    ...Object.keys(derived).map((name) => [name, server]),
  ]);
}

function inputOf(field: Field<unknown>, isNew: boolean): z.ZodType {
  const schema = field.input ?? field.schema;
  return isNew && !Object.hasOwn(field, 'default') ? schema : schema.optional();
}
