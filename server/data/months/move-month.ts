import { Prisma } from '#prisma/generated/client.ts';
import type { MovedRows } from '#use-cases/months/month-store.ts';
import type { SqlClient } from '../sql-client.ts';

interface Child {
  name: string;
  column: string;
  /** What is left of it belongs to nobody: uploads. */
  isKept: boolean;
}

/** In the order in which partitions may leave: what refers to orders before them. */
const FAMILY = ['OrderEvent', 'OrderItem', 'Order'] as const;

/**
 * Moves a month into the schema 'archive', under the names of its partitions ("Order_2019_03"). Everything that refers to orders is
 * found in the catalogue, so that no table is forgotten; what another table still needs makes the whole move fail. The numbers of
 * the orders stay taken.
 */
export async function moveMonth(sql: SqlClient, month: string, now: Date): Promise<MovedRows> {
  const suffix = month.replace('-', '_');
  const moved: Record<string, number> = {};
  // Rather gives up than keeps a shop waiting.
  await sql.$executeRaw`SET LOCAL lock_timeout = '5s'`;
  // A month of a large company takes longer than a request may.
  await sql.$executeRaw`SET LOCAL statement_timeout = '50s'`;
  await sql.$queryRaw`SELECT pg_advisory_xact_lock(7301002)::text`;
  await sql.$executeRaw`CREATE SCHEMA IF NOT EXISTS archive`;
  // Lets refuse_invoice_change look for the copy of an invoice that goes.
  await sql.$queryRaw`SELECT set_config('theke.moved_month', ${suffix}, true)`;
  const children = await childrenOfOrders(sql);
  for (const child of children) {
    const ofMonth = Prisma.sql`${named(child.column)} >= (SELECT "firstId" FROM "OrderMonth" WHERE "month" = ${month})
      AND ${named(child.column)} < (SELECT "endId" FROM "OrderMonth" WHERE "month" = ${month})`;
    const copy = archived(child.name, suffix);
    await sql.$executeRaw`CREATE TABLE ${copy} (LIKE ${named(child.name)})`;
    moved[child.name] =
      await sql.$executeRaw`INSERT INTO ${copy} SELECT * FROM ${named(child.name)} WHERE ${ofMonth}`;
    await (child.isKept
      ? sql.$executeRaw`UPDATE ${named(child.name)} SET ${named(child.column)} = NULL WHERE ${ofMonth}`
      : sql.$executeRaw`DELETE FROM ${named(child.name)} WHERE ${ofMonth}`);
  }
  for (const table of FAMILY) {
    const partition = named(`${table}_${suffix}`);
    const [counted] = await sql.$queryRaw<
      { rows: number }[]
    >`SELECT count(*)::int AS "rows" FROM ${partition}`;
    moved[table] = counted?.rows ?? 0;
    await sql.$executeRaw`ALTER TABLE ${named(table)} DETACH PARTITION ${partition}`;
    await sql.$executeRaw`ALTER TABLE ${partition} SET SCHEMA archive`;
  }
  // A branch that is long gone need not stay because of them.
  await sql.$executeRaw`ALTER TABLE ${archived('Order', suffix)} DROP CONSTRAINT IF EXISTS "Order_branchId_fkey"`;
  await sql.$executeRaw`UPDATE "OrderMonth" SET "movedAt" = ${now.toISOString()}::timestamptz WHERE "month" = ${month}`;
  return moved;
}

/** The tables that refer to orders, each before those that it refers to itself. */
async function childrenOfOrders(sql: SqlClient): Promise<Child[]> {
  const children = await sql.$queryRaw<Child[]>`
    SELECT t.relname::text AS "name", a.attname::text AS "column", c.confdeltype = 'n' AS "isKept"
    FROM pg_constraint AS c JOIN pg_class AS t ON t.oid = c.conrelid
      JOIN pg_attribute AS a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = '"Order"'::regclass AND c.conparentid = 0
    ORDER BY 1`;
  const references = await sql.$queryRaw<{ from: string; to: string }[]>`
    SELECT f.relname::text AS "from", t.relname::text AS "to" FROM pg_constraint AS c
      JOIN pg_class AS f ON f.oid = c.conrelid JOIN pg_class AS t ON t.oid = c.confrelid
    WHERE c.contype = 'f' AND c.conrelid <> c.confrelid`;
  const sorted: Child[] = [];
  while (sorted.length < children.length) {
    const left = children.filter((child) => !sorted.includes(child));
    const isNeeded = ({ name }: Child) =>
      references.some(({ from, to }) => to === name && left.some((other) => other.name === from));
    const next = left.find((child) => !isNeeded(child));
    if (!next) throw new Error('Tables that refer to orders refer to each other in a circle.');
    sorted.push(next);
  }
  return sorted;
}

/** A name of the database's own catalogue. */
function named(name: string): Prisma.Sql {
  return Prisma.raw(`"${name.replaceAll('"', '""')}"`);
}

function archived(table: string, suffix: string): Prisma.Sql {
  return Prisma.sql`archive.${named(`${table}_${suffix}`)}`;
}
