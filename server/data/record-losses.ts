import type { Field } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { Loss } from '#use-cases/records/deletion-store.ts';
import { withLost } from '#use-cases/records/lost-values.ts';
import type { Client } from './client.ts';
import { columnOf } from './record-columns.ts';
import { tableOf } from './record-models.ts';

/** Gives back to other records what they lost with records of `target`, but no link to one that is `missing`. */
export async function giveBack(
  client: Client,
  target: string,
  losses: readonly Loss[],
  missing: readonly number[],
): Promise<void> {
  const gone = new Set(missing);
  for (const { entity, field: name, id, lost } of losses) {
    const field: Field<unknown> | undefined = EVERY_ENTITY.find((one) => one.name === entity)?.fields[name];
    // A release in between may have taken the field away.
    if (!field) continue;
    const table = Prisma.raw(`"${tableOf(entity)}"`);
    const column = Prisma.raw(`"${columnOf(name, field)}"`);
    const [row] = await client.$queryRaw<{ value: unknown }[]>`
      SELECT ${column} AS "value" FROM ${table} WHERE "id" = ${id}::int FOR UPDATE`;
    if (!row) continue;
    const value = withoutMissing(field, withLost(row.value, lost), target, gone);
    await client.$executeRaw`
      UPDATE ${table} SET ${column} = ${stored(field, value)}, "updatedAt" = now() WHERE "id" = ${id}::int`;
  }
}

function withoutMissing(
  field: Field<unknown>,
  value: unknown,
  target: string,
  gone: ReadonlySet<number>,
): unknown {
  if (gone.size === 0) return value;
  if (field.column === 'reference') return gone.has(value as number) ? null : value;
  if (field.column === 'references') return (value as number[]).filter((id) => !gone.has(id));
  return field.unlink?.(value, target, gone) ?? value;
}

/** A value for a statement. */
function stored({ column }: Field<unknown>, value: unknown): Prisma.Sql {
  if (column === 'reference') return Prisma.sql`${value as number | null}::int`;
  if (column === 'references') return Prisma.sql`${value as number[]}::int[]`;
  return Prisma.sql`${JSON.stringify(value)}::jsonb`;
}
