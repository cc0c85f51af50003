import { Prisma } from '#prisma/generated/client.ts';

const EVER = '-infinity';
const NEVER = 'infinity';

/**
 * Narrows orders, or what belongs to them, to the months in which orders of that time can be: those that are closed and say so,
 * and all that are not closed yet. It is a hint to the database, which leaves out the partitions of other months; the time itself
 * is a condition of its own. Without a time there is nothing to narrow.
 */
export function createdWithin(
  from: Date | undefined,
  to: Date | undefined,
  column: Prisma.Sql = Prisma.sql`o."id"`,
): Prisma.Sql {
  if (!from && !to) return Prisma.sql`true`;
  const span = Prisma.sql`${from?.toISOString() ?? EVER}::timestamptz, ${to?.toISOString() ?? NEVER}::timestamptz`;
  // Subqueries, so that each is asked once and not for every row.
  return Prisma.sql`((${column} >= (SELECT first_order_id(${span})) AND ${column} < (SELECT behind_order_id(${span})))
    OR ${column} >= (SELECT open_order_id()))`;
}
