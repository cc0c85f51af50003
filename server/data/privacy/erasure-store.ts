import { Prisma } from '#prisma/generated/client.ts';
import type { GuestStore, StoredErasure } from '#use-cases/privacy/guest-store.ts';
import type { SqlClient } from '../sql-client.ts';

const MOST = 1_000;

type ErasurePart = Pick<
  GuestStore,
  | 'find'
  | 'countForms'
  | 'invoicesOf'
  | 'addErasure'
  | 'erasures'
  | 'erasure'
  | 'waitingForErasure'
  | 'endWaiting'
>;

/** What guests ask for: to be found, and to be erased. */
export function erasureStore(sql: SqlClient): ErasurePart {
  return {
    async find(search) {
      const found = conditionsOf(search);
      const orders = await sql.$queryRaw<{ id: number }[]>`
        SELECT o."id" FROM "Order" AS o WHERE ${found.orders} ORDER BY o."id" DESC LIMIT ${MOST}::int`;
      const forms = await sql.$queryRaw<{ id: number }[]>`
        SELECT f."id" FROM "FormSubmission" AS f WHERE ${found.forms} ORDER BY f."id" DESC LIMIT ${MOST}::int`;
      return { orders: orders.map(({ id }) => id), forms: forms.map(({ id }) => id) };
    },
    async countForms(before) {
      const [row] = await sql.$queryRaw<{ count: number; oldest: Date | null }[]>`
        SELECT count(*)::int AS "count", min("createdAt") AS "oldest" FROM "FormSubmission"
        WHERE "createdAt" < ${before.toISOString()}::timestamptz`;
      const { count = 0, oldest = null } = row ?? {};
      return { count, oldest: oldest && new Date(oldest) };
    },
    invoicesOf: (orders) =>
      sql.$queryRaw<{ order: number; number: string; issuedAt: Date; content: object }[]>`
        SELECT "orderId" AS "order", "number", "issuedAt", "content" FROM "Invoice"
        WHERE "orderId" = ANY(${[...orders]}::int[]) ORDER BY "id"`,
    async addErasure({ at, actor, user, note, waiting, receipt }) {
      const [row] = await sql.$queryRaw<{ id: number }[]>`
        INSERT INTO "GuestErasure" ("at", "actor", "userId", "note", "waiting", "receipt")
        VALUES (${at.toISOString()}::timestamptz, ${actor}, ${user}::int, ${note}, ${[...waiting]}::int[],
          ${JSON.stringify(receipt)}::jsonb) RETURNING "id"`;
      return row?.id ?? 0;
    },
    erasures: (limit) =>
      erasuresWhere(sql, Prisma.sql`true ORDER BY e."at" DESC, e."id" DESC LIMIT ${limit}::int`),
    erasure: async (id) => (await erasuresWhere(sql, Prisma.sql`e."id" = ${id}::int`))[0] ?? null,
    async waitingForErasure() {
      const rows = await sql.$queryRaw<{ id: number }[]>`
        SELECT DISTINCT unnest("waiting") AS "id" FROM "GuestErasure" WHERE cardinality("waiting") > 0`;
      return rows.map(({ id }) => id);
    },
    async endWaiting(orders) {
      await sql.$executeRaw`
        UPDATE "GuestErasure" SET "waiting" = ARRAY(
          SELECT waits FROM unnest("waiting") AS waits WHERE NOT waits = ANY(${[...orders]}::int[]))
        WHERE "waiting" && ${[...orders]}::int[]`;
    },
  };
}

function conditionsOf({ by, value }: Parameters<GuestStore['find']>[0]) {
  if (by === 'order') {
    const id = /^\d{1,9}$/.test(value) ? Number(value) : 0;
    return {
      orders: Prisma.sql`(o."uid" = ${value} OR o."id" = ${id}::int)`,
      forms: Prisma.sql`false`,
    };
  }
  if (by === 'email') {
    const email = value.toLowerCase();
    return {
      orders: Prisma.sql`lower(o."email") = ${email}`,
      forms: Prisma.sql`lower(f."email") = ${email}`,
    };
  }
  // With or without the country: what both have in common is the end.
  const digits = value.replaceAll(/\D/g, '').replace(/^0+/, '');
  const pattern = `%${digits}`;
  const isLong = digits.length >= 6;
  return {
    orders: Prisma.sql`${isLong} AND o."phone" <> '' AND regexp_replace(o."phone", '\\D', '', 'g') LIKE ${pattern}`,
    forms: Prisma.sql`${isLong} AND regexp_replace(f."phone", '\\D', '', 'g') LIKE ${pattern}`,
  };
}

async function erasuresWhere(sql: SqlClient, where: Prisma.Sql): Promise<StoredErasure[]> {
  const rows = await sql.$queryRaw<StoredErasure[]>`
    SELECT e."id", e."at", e."actor", e."userId" AS "user", e."note", e."waiting", e."receipt"
    FROM "GuestErasure" AS e WHERE ${where}`;
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
