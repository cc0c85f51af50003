import { z } from 'zod';
import type { Fault } from '#domain/errors.ts';
import type { MoneyPlan } from '#domain/money/wire.ts';
import type { Field, Fields, Shown, StoredValues, Values } from './field.ts';
import { id } from './fields.ts';

export type Role = 'ROLE_EMPLOYEE' | 'ROLE_MANAGER' | 'ROLE_ADMIN';

/** Who may call: everybody, or a signed-in role. */
export type EntityAccess = 'public' | readonly Role[];

/** Gender decides the German article and ending: 'Die Filiale', 'Der Tisch', 'Das Produkt'. */
export interface Label {
  one: string;
  many: string;
  gender: 'feminine' | 'masculine' | 'neuter';
}

/** Who reads or writes, as far as the scope of records needs to know. */
export interface Reader {
  /** The user; null for devices. */
  user: number | null;
  isManager: boolean;
  branches: 'all' | readonly number[];
}

/** What a record must be like; it is in scope when one of several conditions holds. */
export type Condition =
  | { field: string; in: readonly (number | boolean | null)[] }
  /** A list of references that holds one of these, or none at all. */
  | { field: string; hasSome: readonly number[]; orNone?: boolean };

/** The records that a member of staff may see; the other ones do not exist for them (404). */
export type Scope = (reader: Reader) => 'all' | readonly Condition[];

/** One declaration, from which API, list, form and texts come. */
export interface Entity<F extends Fields> {
  /** The subject in the singular, as in file names. */
  name: string;
  /** Below /api. */
  path: `/${string}`;
  label: Label;
  fields: F;
  /**
   * What visitors read besides the fields, made of other records and stored nowhere. Bodies may carry it, so that a record
   * can be sent back as it came, and it is ignored there.
   */
  derived?: Readonly<Record<string, z.ZodType>>;
  list: {
    columns: readonly (keyof F & string)[];
    /** Fields in which `search` looks. */
    search: readonly (keyof F & string)[];
    /** Fields that `sort` accepts, with '-' in front for descending; the first one is the order without a wish. */
    sort: readonly ((keyof F & string) | 'id' | '-id' | `-${keyof F & string}`)[];
    /** Fields that are query parameters of the list: equal, or for lists containing. */
    filters: readonly (keyof F & string)[];
    /** Parameters that ask whether a field is empty (true) or not (false): 'isOpen' -> 'endedAt'. */
    emptiness?: Readonly<Record<string, keyof F & string>>;
    /** The instant that the parameters `from` and `to` look at. */
    range?: keyof F & string;
    /** Grows without end: a list without `page` is its first page. */
    isLong?: boolean;
  };
  /** Who reads and who writes; `create` when fewer people may create and delete records than change them. */
  access: { read: EntityAccess; write: EntityAccess; create?: EntityAccess };
  /** Fields whose values no two records may share together. */
  unique?: readonly (readonly (keyof F & string)[])[];
  /** Hook: rows that the reader may see; without it staff sees all of them. */
  scope?: Scope;
  /** Hook: what is wrong between several fields. Pure; gets the whole record as it would be stored, in JSON form. */
  check?(record: Values<F>): readonly Fault[];
}

/** Fields that every record has, kept by the server. `updatedAt` in a body is the state that the client has seen. */
export interface Stamps {
  createdAt: string;
  updatedAt: string;
}

export type EntityRow<F extends Fields> = { id: number } & Shown<F> & Partial<Stamps>;
/** The record inside of the server: as it is stored, money in cents. */
export type StoredRecord<F extends Fields> = { id: number } & Shown<F, StoredValues<F>> & Partial<Stamps>;
/** The JSON record of an entity: `Row<typeof branch>`. */
export type Row<E> = E extends Entity<infer F extends Fields> ? EntityRow<F> : never;
/** What a body may carry; which fields must be there is for the schema to say. */
export type Draft<F extends Fields> = { [K in keyof Values<F>]?: Values<F>[K] | undefined };
export type StoredDraft<F extends Fields> = { [K in keyof F]?: StoredValues<F>[K] | undefined };
export type DraftOf<E> = E extends Entity<infer F extends Fields> ? Draft<F> : never;

/** Checks the declaration and keeps its exact type. */
export function entity<const F extends Fields>(declaration: Entity<F>): Entity<F> {
  return declaration;
}

/** Where the records of an entity carry money, as its fields declare it. */
export function moneyOf({ fields }: { fields: Fields }): MoneyPlan {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { money }]) => (money === undefined ? [] : [[name, money]])),
  );
}

/** Scope of records that belong to one branch. */
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

/** The schema of the fields alone: for the one record that has no id of its own. */
export function valuesSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields'>,
): z.ZodType<Values<F>, Values<F>> {
  const schema: unknown = z.strictObject(shapeOf(declaration));
  return schema as z.ZodType<Values<F>, Values<F>>;
}

const instant = z.iso.datetime({ offset: true });

/** The schema of one record in answers; what only staff sees may be missing. */
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

function shapeOf({ fields }: RowFields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { schema, isInternal }]) => [
      name,
      isInternal ? schema.optional() : schema,
    ]),
  );
}

/** The body of a creation: fields without a default have to be there, what the server sets is ignored. */
export function createSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields' | 'derived'>,
): z.ZodType<Draft<F>, Draft<F>> {
  const schema: unknown = z.strictObject({ ...bodyShape(declaration, true), ...ignored });
  return schema as z.ZodType<Draft<F>, Draft<F>>;
}

/** The body of a change: only what is sent changes. `more` are values that are no fields. */
export function updateSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields' | 'derived'>,
  more: z.core.$ZodShape = {},
): z.ZodType<Draft<F> & { id: number; updatedAt?: string }, Draft<F> & { id: number; updatedAt?: string }> {
  const seen = { updatedAt: instant.optional().meta({ description: 'Stand, den der Client kennt' }) };
  const schema: unknown = z.strictObject({
    id,
    ...bodyShape(declaration, false),
    ...ignored,
    ...seen,
    ...more,
  });
  return schema as ReturnType<typeof updateSchema<F>>;
}

/** The body of a change of the one record that has no id of its own. */
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
