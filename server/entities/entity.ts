import { z } from 'zod';
import { type Fields, id, type Values } from './fields.ts';

/** Who may call: everybody, or a signed-in role. */
export type EntityAccess = 'public' | readonly ('ROLE_EMPLOYEE' | 'ROLE_MANAGER' | 'ROLE_ADMIN')[];

/** Gender decides the German article and ending: 'Die Filiale', 'Der Tisch', 'Das Produkt'. */
export interface Label {
  one: string;
  many: string;
  gender: 'feminine' | 'masculine' | 'neuter';
}

/** One declaration, from which API, list, form and texts come (design.md section 3). */
export interface Entity<F extends Fields> {
  /** The subject in the singular, as in file names. */
  name: string;
  /** Below /api. */
  path: `/${string}`;
  label: Label;
  fields: F;
  list: {
    columns: readonly (keyof F & string)[];
    /** Fields in which `search` looks. */
    search: readonly (keyof F & string)[];
    /** Fields that `sort` accepts, with '-' in front for descending; the first one is the order without a wish. */
    sort: readonly ((keyof F & string) | 'id')[];
    /** Fields that are query parameters of the list: equal, or for lists containing. */
    filters: readonly (keyof F & string)[];
  };
  access: { read: EntityAccess; write: EntityAccess };
}

export type EntityRow<F extends Fields> = { id: number } & Values<F>;
/** The JSON record of an entity: `Row<typeof branch>`. */
export type Row<E> = E extends Entity<infer F extends Fields> ? EntityRow<F> : never;

/** Checks the declaration and keeps its exact type. */
export function entity<const F extends Fields>(declaration: Entity<F>): Entity<F> {
  return declaration;
}

/** The schema of the fields alone: for the one record that has no id of its own. */
export function valuesSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields'>,
): z.ZodType<Values<F>, Values<F>> {
  const schema: unknown = z.strictObject(shapeOf(declaration));
  return schema as z.ZodType<Values<F>, Values<F>>;
}

/** The schema of one record in answers. */
export function rowSchema<F extends Fields>(
  declaration: Pick<Entity<F>, 'fields'>,
): z.ZodType<EntityRow<F>, EntityRow<F>> {
  // A generic shape loses its keys in zod's inference; EntityRow<F> is the same type written by hand.
  const schema: unknown = z.strictObject({ id, ...shapeOf(declaration) });
  return schema as z.ZodType<EntityRow<F>, EntityRow<F>>;
}

function shapeOf({ fields }: { fields: Fields }) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.schema]));
}
