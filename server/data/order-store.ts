import type { EscalationSettings } from '#domain/shop/escalation-settings.ts';
import type { RatingSum } from '#domain/shop/rating.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { OrderFilter, OrderPlace, OrderStore } from '#use-cases/orders/order-store.ts';
import {
  AWAITS_PAYMENT,
  AWAITS_RELEASE,
  IS_RELEASED,
  ORDER_DOCUMENT,
  type OrderDocument,
  toOrder,
} from './order-rows.ts';
import { hasTrigrams, isFound } from './order-search.ts';
import { changeOrder, insertClaim, placeOrder } from './order-write.ts';
import { sightingStore } from './sighting-store.ts';
import type { SqlClient } from './sql-client.ts';
import type { TrailReader } from './trail/trail-columns.ts';

/** Orders, their events and the claims of requests, over a client or the client of a transaction. */
export function orderStore(sql: SqlClient, trail: TrailReader): OrderStore {
  async function find(where: Prisma.Sql, rest: Prisma.Sql = Prisma.empty) {
    const rows = await sql.$queryRaw<{ document: OrderDocument }[]>`
      SELECT ${ORDER_DOCUMENT} FROM "Order" AS o WHERE ${where} ${rest}`;
    return rows.map((row) => toOrder(row.document));
  }

  return {
    ...sightingStore(sql),
    place: (order) => placeOrder(sql, order, trail),
    change: (change) => changeOrder(sql, change, trail),

    async claimed({ scope, key, since }) {
      const [row] = await sql.$queryRaw<{ bodyHash: string; order: number }[]>`
        SELECT "bodyHash", "orderId" AS "order" FROM "IdempotencyKey"
        WHERE "scope" = ${scope} AND "key" = ${key} AND "createdAt" >= ${since.toISOString()}::timestamptz`;
      return row ?? null;
    },
    async claim(claim, order) {
      const rows = await sql.$queryRaw<unknown[]>`
        ${insertClaim(claim, Prisma.sql`SELECT ${order}::int AS "id"`)} RETURNING 1`;
      return rows.length > 0;
    },
    async forgetClaims(before) {
      await sql.$executeRaw`DELETE FROM "IdempotencyKey" WHERE "createdAt" < ${before.toISOString()}::timestamptz`;
    },

    async byId(id, branches) {
      return (await find(Prisma.sql`o."id" = ${id}::int AND ${within(branches)}`))[0] ?? null;
    },
    byIds: (ids) => find(Prisma.sql`o."id" = ANY(${[...ids]}::int[])`),
    async byUid(uid) {
      return (await find(Prisma.sql`o."uid" = ${uid}`))[0] ?? null;
    },
    async list(filter) {
      const { order } = ORDERINGS[filter.sort ?? '-createdAt'];
      // Pages are counted along an index; documents are built only for the orders of the one page.
      const rows = await sql.$queryRaw<{ document: OrderDocument }[]>`
        SELECT ${ORDER_DOCUMENT} FROM (
          SELECT o."id" FROM "Order" AS o WHERE ${await matches(sql, filter)} ORDER BY ${order}
          LIMIT ${filter.take ?? 200}::int OFFSET ${filter.skip ?? 0}::int
        ) AS page JOIN "Order" AS o ON o."id" = page."id" ORDER BY ${order}`;
      return rows.map((row) => toOrder(row.document));
    },
    async count(filter, most) {
      const end = most === undefined ? Prisma.empty : Prisma.sql`LIMIT ${most}::int`;
      const [row] = await sql.$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS "total" FROM (
          SELECT 1 FROM "Order" AS o WHERE ${await matches(sql, filter)} ${end}) AS found`;
      return row?.total ?? 0;
    },
    ratings: (since) =>
      sql.$queryRaw<RatingSum[]>`
        SELECT "branchId" AS "branch", sum("questionnaireRating")::int AS "stars", count(*)::int AS "count" FROM "Order"
        WHERE "questionnaireRating" IS NOT NULL AND "createdAt" >= ${since.toISOString()}::timestamptz
        GROUP BY "branchId" ORDER BY "branchId"`,
    async awaiting(branches) {
      const rows = await sql.$queryRaw<{ document: OrderDocument; acceptMinutes: number }[]>`
        SELECT ${ORDER_DOCUMENT}, b."acceptMinutes" FROM "Order" AS o JOIN "Branch" AS b ON b."id" = o."branchId"
        WHERE o."state" = 'awaiting' AND ${IS_RELEASED} AND ${within(branches)} ORDER BY o."createdAt" LIMIT 1000`;
      return rows.map((row) => ({ order: toOrder(row.document), acceptMinutes: row.acceptMinutes }));
    },

    async unanswered() {
      const rows = await sql.$queryRaw<({ document: OrderDocument } & EscalationSettings)[]>`
        SELECT ${ORDER_DOCUMENT}, b."escalationMinutes", b."escalationContacts", b."rejectMinutes"
        FROM "Order" AS o JOIN "Branch" AS b ON b."id" = o."branchId"
        WHERE o."state" = 'awaiting' AND NOT ${AWAITS_PAYMENT} AND (b."escalationMinutes" > 0 OR b."rejectMinutes" > 0)
        ORDER BY o."isHeld", o."createdAt" LIMIT 1000`;
      return rows.map(({ document, ...settings }) => ({ order: toOrder(document), settings }));
    },

    async changesAfter(sequence, branches, limit) {
      // One statement sees one state: nothing can be committed between the changes and the end reported with them.
      const rows = await sql.$queryRaw<(ChangeRow | (NoChangeRow & { sequence: null }))[]>`
        WITH change AS (
          SELECT e."sequence", e."orderId", e."event"
          FROM "OrderEvent" AS e JOIN "Order" AS o ON o."id" = e."orderId"
          WHERE e."sequence" > ${sequence}::bigint AND ${within(branches, 'e')} AND ${IS_RELEASED}
          ORDER BY e."sequence" LIMIT ${limit}::int)
        SELECT (SELECT MAX("sequence") FROM "OrderEvent") AS "end", found.*
        FROM (SELECT 1) AS one LEFT JOIN (
          SELECT change."sequence", change."event" AS "kind", ${ORDER_DOCUMENT}
          FROM change JOIN "Order" AS o ON o."id" = change."orderId") AS found ON true
        ORDER BY found."sequence"`;
      const entries = rows.flatMap((row) =>
        row.sequence === null
          ? []
          : [{ sequence: row.sequence, kind: row.kind, order: toOrder(row.document) }],
      );
      const isFull = entries.length === limit;
      const end = (isFull ? entries.at(-1)?.sequence : rows[0]?.end) ?? 0n;
      return { entries, upTo: end > sequence ? end : sequence };
    },
    async lastSequence() {
      const [row] = await sql.$queryRaw<{ last: bigint | null }[]>`
        SELECT MAX("sequence") AS "last" FROM "OrderEvent"`;
      return row?.last ?? 0n;
    },
  };
}

interface NoChangeRow {
  /** The last sequence overall; null before the first change. */
  end: bigint | null;
}

interface ChangeRow extends NoChangeRow {
  sequence: bigint;
  kind: string;
  document: OrderDocument;
}

/** Row scope: part of every query, never a filter afterwards. */
function within(branches: BranchFilter, alias: 'o' | 'e' = 'o'): Prisma.Sql {
  const column = Prisma.raw(`${alias}."branchId"`);
  return branches === null ? Prisma.sql`true` : Prisma.sql`${column} = ANY(${[...branches]}::int[])`;
}

async function matches(sql: SqlClient, filter: OrderFilter): Promise<Prisma.Sql> {
  const { branches, states, hold, from, to, search, ticketNumber, after } = filter;
  const conditions = [within(branches)];
  if (states) conditions.push(Prisma.sql`o."state" = ANY(${[...states]}::text[]::"OrderState"[])`);
  if (hold) conditions.push(HOLDS[hold]);
  if (from) conditions.push(Prisma.sql`o."createdAt" >= ${from.toISOString()}::timestamptz`);
  if (to) conditions.push(Prisma.sql`o."createdAt" < ${to.toISOString()}::timestamptz`);
  if (ticketNumber) conditions.push(Prisma.sql`o."ticketNumber" = ${ticketNumber}`);
  if (search) conditions.push(isFound(search, await hasTrigrams(sql)));
  if (after) conditions.push(ORDERINGS[filter.sort ?? '-createdAt'].isAfter(after));
  return Prisma.join(conditions, ' AND ');
}

const HOLDS = {
  none: IS_RELEASED,
  payment: AWAITS_PAYMENT,
  brake: AWAITS_RELEASE,
} satisfies Record<NonNullable<OrderFilter['hold']>, Prisma.Sql>;

const PLACE = Prisma.sql`(o."createdAt", o."id")`;
const NUMBER = Prisma.sql`(o."ticketDay", o."ticketNumber", o."id")`;
const placeOf = ({ createdAt, id }: OrderPlace) => Prisma.sql`(${createdAt}::timestamptz, ${id}::int)`;
const numberOf = ({ ticketDay, ticketNumber, id }: OrderPlace) =>
  Prisma.sql`(${ticketDay}, ${ticketNumber}::int, ${id}::int)`;

/** How a list is ordered, and what comes after one of its orders. */
const ORDERINGS: Record<
  NonNullable<OrderFilter['sort']>,
  { order: Prisma.Sql; isAfter: (place: OrderPlace) => Prisma.Sql }
> = {
  createdAt: {
    order: Prisma.sql`o."createdAt", o."id"`,
    isAfter: (place) => Prisma.sql`${PLACE} > ${placeOf(place)}`,
  },
  '-createdAt': {
    order: Prisma.sql`o."createdAt" DESC, o."id" DESC`,
    isAfter: (place) => Prisma.sql`${PLACE} < ${placeOf(place)}`,
  },
  ticketNumber: {
    order: Prisma.sql`o."ticketDay", o."ticketNumber", o."id"`,
    isAfter: (place) => Prisma.sql`${NUMBER} > ${numberOf(place)}`,
  },
  '-ticketNumber': {
    order: Prisma.sql`o."ticketDay" DESC, o."ticketNumber" DESC, o."id" DESC`,
    isAfter: (place) => Prisma.sql`${NUMBER} < ${numberOf(place)}`,
  },
};
