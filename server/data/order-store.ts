import { OPEN_STATES } from '#domain/order/order-state.ts';
import type { EscalationSettings } from '#domain/shop/escalation-settings.ts';
import type { RatingSum } from '#domain/shop/rating.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { OrderChangeEntry, OrderFilter, OrderPlace, OrderStore } from '#use-cases/orders/order-store.ts';
import { createdWithin } from './months/order-ids.ts';
import {
  AWAITS_PAYMENT,
  AWAITS_RELEASE,
  IS_RELEASED,
  type OrderDocument,
  oneOf,
  orderDocument,
  toOrder,
} from './order-rows.ts';
import { hasTrigrams, isFound } from './order-search.ts';
import { changeOrder, insertClaim, placeOrder } from './order-write.ts';
import { sightingStore } from './sighting-store.ts';
import type { SqlClient } from './sql-client.ts';
import type { TrailReader } from './trail/trail-columns.ts';

/** Orders, their events and the claims of requests, over a client or the client of a transaction. */
export function orderStore(sql: SqlClient, trail: TrailReader): OrderStore {
  const { find, idsOf, candidates, awaitingIds } = orderReader(sql);
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
      return (await find([id], within(branches)))[0] ?? null;
    },
    byIds: (ids) => find(ids),
    async byUid(uid) {
      const ids = await idsOf(Prisma.sql`SELECT "orderId" AS "id" FROM "OrderNumber" WHERE "uid" = ${uid}`);
      return (await find(ids))[0] ?? null;
    },
    async list(filter) {
      const { order } = ORDERINGS[filter.sort ?? '-createdAt'];
      // Pages are counted along an index; documents are built only for the orders of the one page.
      const found = await matches(sql, filter);
      const ids = await idsOf(Prisma.sql`
        SELECT o."id" FROM "Order" AS o WHERE ${await candidates(filter)} AND ${found} ORDER BY ${order}
        LIMIT ${filter.take ?? 200}::int OFFSET ${filter.skip ?? 0}::int`);
      // Once more: one may have changed in between.
      return find(ids, found, Prisma.sql`ORDER BY ${order}`);
    },
    async count(filter, most) {
      const end = most === undefined ? Prisma.empty : Prisma.sql`LIMIT ${most}::int`;
      const [row] = await sql.$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS "total" FROM (
          SELECT 1 FROM "Order" AS o WHERE ${await candidates(filter)} AND ${await matches(sql, filter)} ${end}) AS found`;
      return row?.total ?? 0;
    },
    ratings: (since) =>
      sql.$queryRaw<RatingSum[]>`
        SELECT "branchId" AS "branch", sum("questionnaireRating")::int AS "stars", count(*)::int AS "count"
        FROM "Order" AS o WHERE ${createdWithin(since, undefined)}
          AND "questionnaireRating" IS NOT NULL AND "createdAt" >= ${since.toISOString()}::timestamptz
        GROUP BY "branchId" ORDER BY "branchId"`,
    async awaiting(branches) {
      const ids = await awaitingIds(branches, IS_RELEASED);
      const rows = await sql.$queryRaw<{ document: OrderDocument; acceptMinutes: number }[]>`
        SELECT ${orderDocument(ids)}, b."acceptMinutes" FROM "Order" AS o JOIN "Branch" AS b ON b."id" = o."branchId"
        WHERE ${oneOf(ids)} AND o."state" = 'awaiting' AND ${IS_RELEASED} AND ${within(branches)} ORDER BY o."createdAt", o."id" LIMIT 1000`;
      return rows.map((row) => ({ order: toOrder(row.document), acceptMinutes: row.acceptMinutes }));
    },

    async unanswered() {
      const branches = await idsOf(
        Prisma.sql`SELECT "id" FROM "Branch" WHERE "escalationMinutes" > 0 OR "rejectMinutes" > 0`,
      );
      // Held ones come last: guests of the others are waiting already.
      const heldLast = Prisma.sql`o."isHeld", o."createdAt", o."id"`;
      const ids = await awaitingIds(branches, Prisma.sql`NOT ${AWAITS_PAYMENT}`, heldLast);
      const rows = await sql.$queryRaw<({ document: OrderDocument } & EscalationSettings)[]>`
        SELECT ${orderDocument(ids)}, b."escalationMinutes", b."escalationContacts", b."rejectMinutes"
        FROM "Order" AS o JOIN "Branch" AS b ON b."id" = o."branchId"
        WHERE ${oneOf(ids)} AND o."state" = 'awaiting' AND NOT ${AWAITS_PAYMENT}
          AND (b."escalationMinutes" > 0 OR b."rejectMinutes" > 0)
        ORDER BY ${heldLast} LIMIT 1000`;
      return rows.map(({ document, ...settings }) => ({ order: toOrder(document), settings }));
    },

    async changesAfter(sequence, branches, limit) {
      const entries: OrderChangeEntry[] = [];
      let upTo = sequence;
      for (;;) {
        const wanted = limit - entries.length;
        // One statement sees one state: nothing can be committed between the changes and the end reported with them.
        const rows = await sql.$queryRaw<(ChangeRow | NoChangeRow)[]>`
          SELECT last_order_event() AS "end", change.* FROM (SELECT 1) AS one
          LEFT JOIN order_events_after(${upTo}::bigint, ${branches && [...branches]}::int[], ${wanted}::int) AS change ON true
          ORDER BY change."sequence"`;
        const changes = rows.flatMap((row) => (row.sequence === null ? [] : [row]));
        const released = await find([...new Set(changes.map(({ orderId }) => orderId))], IS_RELEASED);
        const orders = new Map(released.map((order) => [order.id, order]));
        for (const change of changes) {
          const order = orders.get(change.orderId);
          if (order) entries.push({ sequence: change.sequence, kind: change.event, order });
        }
        const isFull = changes.length === wanted;
        const end = (isFull ? changes.at(-1)?.sequence : rows[0]?.end) ?? 0n;
        if (end > upTo) upTo = end;
        // What was left out, because the shop may not know of it yet, makes room for more.
        if (!isFull || entries.length === limit) return { entries, upTo };
      }
    },
    async lastSequence() {
      const [row] = await sql.$queryRaw<{ last: bigint | null }[]>`
        SELECT last_order_event() AS "last"`;
      return row?.last ?? 0n;
    },
  };
}

/** How orders are looked for without a look into every month. */
function orderReader(sql: SqlClient) {
  /** Those of them that are so; in two steps, because whoever knows the ids knows the months. */
  async function find(ids: readonly number[], where: Prisma.Sql = Prisma.sql`true`, rest = Prisma.empty) {
    if (ids.length === 0) return [];
    const rows = await sql.$queryRaw<{ document: OrderDocument }[]>`
      SELECT ${orderDocument(ids)} FROM "Order" AS o WHERE ${oneOf(ids)} AND ${where} ${rest}`;
    return rows.map((row) => toOrder(row.document));
  }

  async function idsOf(query: Prisma.Sql): Promise<number[]> {
    const rows = await sql.$queryRaw<{ id: number }[]>`${query}`;
    return rows.map(({ id }) => id);
  }

  /** All open orders of these branches; null where there are too many of them to be named. */
  async function openIds(branches: BranchFilter): Promise<number[] | null> {
    const ids = await idsOf(
      Prisma.sql`SELECT open_order_ids(${branches && [...branches]}::int[], ${MOST_NAMED + 1}::int) AS "id"`,
    );
    return ids.length > MOST_NAMED ? null : ids;
  }

  /** Which orders a filter is asked of: open ones are usually few, and may be of any month. */
  async function candidates(filter: OrderFilter): Promise<Prisma.Sql> {
    const { branches, states } = filter;
    const areOpen = states?.every((state) => OPEN_STATES.includes(state));
    const open = areOpen ? await openIds(branches) : null;
    if (open) return oneOf(open);
    const { from, to } = spanOf(filter);
    return createdWithin(from, to);
  }

  /** Those that the shop has not answered, oldest first. */
  async function awaitingIds(
    branches: BranchFilter,
    condition: Prisma.Sql,
    order = Prisma.sql`o."createdAt", o."id"`,
  ): Promise<number[]> {
    const among = await candidates({ branches, states: ['awaiting'] });
    return idsOf(Prisma.sql`
      SELECT o."id" FROM "Order" AS o WHERE ${among} AND o."state" = 'awaiting' AND ${condition} AND ${within(branches)}
      ORDER BY ${order} LIMIT 1000`);
  }

  return { find, idsOf, candidates, awaitingIds };
}

/** When the orders of a page can have been placed: of lists by time, what comes after another page is also on one side of it. */
function spanOf({ from, to, after, sort = '-createdAt' }: OrderFilter): {
  from: Date | undefined;
  to: Date | undefined;
} {
  const place = after ? new Date(after.createdAt) : null;
  const isLater = (time: Date | undefined) => place && (!time || place > time);
  if (place && sort === 'createdAt') return { from: isLater(from) ? place : from, to };
  // Those of the same moment are among them.
  if (place && sort === '-createdAt')
    return { from, to: !to || place < to ? new Date(place.getTime() + 1) : to };
  return { from, to };
}

/** A statement that names more orders than this takes longer than looking through all months. */
const MOST_NAMED = 2_000;

interface NoChangeRow {
  /** The last sequence overall; null before the first change. */
  end: bigint | null;
  sequence: null;
}

interface ChangeRow {
  end: bigint | null;
  sequence: bigint;
  orderId: number;
  event: string;
}

/** Row scope: part of every query, never a filter afterwards. */
function within(branches: BranchFilter): Prisma.Sql {
  return branches === null ? Prisma.sql`true` : Prisma.sql`o."branchId" = ANY(${[...branches]}::int[])`;
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
