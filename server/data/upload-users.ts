import type { Field } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import { columnOf } from './record-columns.ts';
import { tableOf } from './record-models.ts';

/** Matches rows of "Upload" that no record refers to. In SQL, since a record store would read every page for each. */
export const UNUSED_BY_RECORDS = Prisma.join(EVERY_ENTITY.flatMap(conditionsOf), ' AND ');

function conditionsOf({ name, fields }: (typeof EVERY_ENTITY)[number]): Prisma.Sql[] {
  return Object.entries<Field<unknown>>(fields)
    .filter(([, { target }]) => target === 'upload')
    .map(([field, declaration]) => {
      if (declaration.column !== 'reference') throw new Error(`${name}.${field} is no single reference`);
      const place = `"${tableOf(name)}" WHERE "${columnOf(field, declaration)}" = "Upload"."id"`;
      return Prisma.sql`NOT EXISTS (SELECT 1 FROM ${Prisma.raw(place)})`;
    });
}
