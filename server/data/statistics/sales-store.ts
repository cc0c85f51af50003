import type { SalesCell } from '#domain/insights/sales-cells.ts';
import { donation } from '#domain/order/lines/donation.ts';
import { METHOD_CHANGED, RELEASED as RELEASED_EVENT } from '#domain/order/payments/settlement.ts';
import { METHODS } from '#domain/payment-methods/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { LateOrder, SalesStore } from '#use-cases/insights/sales-store.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { createdWithin } from '../months/order-ids.ts';
import type { SqlClient } from '../sql-client.ts';
import {
  except,
  GOODS,
  itemsOf,
  LINE,
  LINE_NAMES,
  LINES,
  NOT_PLACED,
  ordersOf,
  PART,
  PASSED_ON_SUM,
  spanOf,
  WALL,
} from './order-statistics.ts';
import { branchRows } from './statistics-scope.ts';

const SOLD = Prisma.sql`o."part" = 'confirmed'`;
const SERVICE = Prisma.sql`CASE WHEN o."isDineIn" THEN 'dineIn' WHEN o."isDelivery" THEN 'delivery' ELSE 'takeaway' END`;

/** Rows of SalesCell: everything that the sales report says about the orders of a query, in one statement (R211). */
function salesCells(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    WITH o AS MATERIALIZED (
      SELECT o."id", o."branchId", o."state", ${PART} AS "part", ${SERVICE} AS "service", o."paymentMethod",
        extract(hour FROM ${WALL})::int AS "hour", o."totalGross" - p."passedOn" AS "earned", p."passedOn",
        o."taxLines", o."lines", o."rejectionMessage", o."cancelReason", o."questionnaireRating", o."createdAt",
        o."confirmedAt"
      FROM ${ordersOf(query)} CROSS JOIN LATERAL (SELECT ${PASSED_ON_SUM} AS "passedOn") AS p
      WHERE ${except(NOT_PLACED)})
    ${Prisma.join([...SECTIONS, products(query)], ' UNION ALL ')}`;
}

/** The moment of the first order after `skip` others; no row if there are not so many. */
function orderAfter(query: StatisticsQuery, skip: number): Prisma.Sql {
  const branches = Prisma.sql`(SELECT "branch" FROM ${branchRows(query)})`;
  const { from, to } = spanOf(query);
  const [start, end] = [from, to].map((at) => Prisma.sql`${at.toISOString()}::timestamptz`);
  return Prisma.sql`
    SELECT o."createdAt" AS "at" FROM "Order" AS o
    WHERE o."createdAt" >= ${start} AND o."createdAt" < ${end} AND o."branchId" IN ${branches} AND ${createdWithin(from, to)}
    ORDER BY o."createdAt", o."id" OFFSET ${skip}::int LIMIT 1`;
}

const EARNED = Prisma.sql`sum(o."earned")`;
const PASSED_ON = Prisma.sql`sum(o."passedOn")`;
const NOTHING = Prisma.sql`0`;

interface Section {
  name: string;
  key: Prisma.Sql;
  label?: Prisma.Sql;
  pieces?: Prisma.Sql;
  amount?: Prisma.Sql;
  more?: Prisma.Sql;
  bundled?: Prisma.Sql;
  from?: Prisma.Sql;
  where?: Prisma.Sql;
}

function section({
  name,
  key,
  label = Prisma.sql`''`,
  pieces = NOTHING,
  amount = EARNED,
  more = PASSED_ON,
  bundled = NOTHING,
  from = Prisma.empty,
  where = SOLD,
}: Section): Prisma.Sql {
  return Prisma.sql`
    SELECT ${Prisma.raw(`'${name}'`)} AS "section", ${key} AS "key", ${label} AS "label",
      count(DISTINCT o."id")::float8 AS "orders", (${pieces})::float8 AS "pieces", COALESCE(${amount}, 0)::float8 AS "amount",
      COALESCE(${more}, 0)::float8 AS "more", COALESCE(${bundled}, 0)::float8 AS "bundled"
    FROM o ${from} WHERE ${where} GROUP BY 2`;
}

const LINE_AMOUNT = Prisma.sql`sum((${LINE}->>'amount')::int)`;
const OF_LINES = Prisma.sql`CROSS JOIN ${LINES}`;

/**
 * Each order by how it was really paid: every payment less what went back of it because the order became cheaper, the rest by the
 * method that its guest chose. What is passed on is with the first payment, as in the day's list (R318).
 */
const PAID_WITH = Prisma.sql`CROSS JOIN LATERAL (
  WITH paid AS (
    SELECT p."id", p."method", p."amount" - COALESCE((SELECT sum(f."amount") FROM "Refund" AS f
      WHERE f."paymentId" = p."id" AND f."isAutomatic" AND f."state" <> 'failed'), 0)::int AS "amount"
    FROM "Payment" AS p WHERE p."orderId" = o."id" AND p."state" = 'paid')
  SELECT "method", "amount", 0 AS "passedOn" FROM paid
  UNION ALL
  SELECT o."paymentMethod", r."rest", 0
  FROM (SELECT o."earned" + o."passedOn" - COALESCE(sum("amount"), 0)::int AS "rest", count(*) AS "count" FROM paid) AS r
  WHERE r."rest" <> 0 OR r."count" = 0
  UNION ALL
  SELECT COALESCE((SELECT "method" FROM paid ORDER BY "id" LIMIT 1), o."paymentMethod"), -o."passedOn", o."passedOn"
  WHERE o."passedOn" <> 0) AS m`;

const ONLINE_METHODS = METHODS.filter(({ isOnline }) => isOnline).map(({ code }): string => code);

/** Since when the shop knows of each order, as releasedAt says it of one (R302, R343). */
const RELEASED = Prisma.sql`CROSS JOIN LATERAL (SELECT COALESCE(
  (SELECT min(e."at") FROM "OrderEvent" AS e WHERE e."orderId" = o."id" AND e."event" = ${RELEASED_EVENT}),
  (SELECT min(e."at") FROM "OrderEvent" AS e WHERE e."orderId" = o."id" AND (e."event" = 'paid' OR
    (e."event" = ${METHOD_CHANGED} AND COALESCE(e."note", '') <> ALL(${ONLINE_METHODS}::text[])))),
  o."createdAt") AS "at") AS released`;

const SECTIONS: readonly Prisma.Sql[] = [
  section({ name: 'part', key: Prisma.sql`o."part"`, where: Prisma.sql`true` }),
  section({ name: 'branch', key: Prisma.sql`o."branchId"::text` }),
  section({ name: 'service', key: Prisma.sql`o."service"` }),
  section({
    name: 'payment',
    key: Prisma.sql`m."method"`,
    amount: Prisma.sql`sum(m."amount")`,
    more: Prisma.sql`sum(m."passedOn")`,
    from: PAID_WITH,
  }),
  section({ name: 'hour', key: Prisma.sql`o."hour"::text` }),
  section({
    name: 'tax',
    key: Prisma.sql`t."tax"->>'rate'`,
    amount: Prisma.sql`sum((t."tax"->>'net')::int + (t."tax"->>'vat')::int)`,
    more: Prisma.sql`sum((t."tax"->>'vat')::int)`,
    from: Prisma.sql`CROSS JOIN jsonb_array_elements(o."taxLines") AS t("tax")`,
  }),
  section({
    name: 'line',
    key: Prisma.sql`${LINE}->>'kind'`,
    label: Prisma.sql`COALESCE((${LINE_NAMES}::jsonb)->>(max(${LINE}->>'kind')), max(${LINE}->>'label'))`,
    amount: LINE_AMOUNT,
    more: NOTHING,
    from: OF_LINES,
  }),
  section({
    name: 'donation',
    key: Prisma.sql`COALESCE(${LINE}->>'detail', '')`,
    label: Prisma.sql`max(${LINE}->>'detail')`,
    amount: LINE_AMOUNT,
    more: NOTHING,
    from: OF_LINES,
    where: Prisma.sql`${SOLD} AND ${LINE}->>'kind' = ${donation.kind}`,
  }),
  section({
    name: 'rejected',
    key: Prisma.sql`COALESCE(o."rejectionMessage", '')`,
    where: Prisma.sql`o."state" = 'rejected'`,
  }),
  section({
    name: 'canceled',
    key: Prisma.sql`e."event" || ' ' || COALESCE(o."cancelReason", '')`,
    from: Prisma.sql`CROSS JOIN LATERAL (SELECT COALESCE((SELECT "event" FROM "OrderEvent"
      WHERE "orderId" = o."id" AND "event" IN ('canceled', 'canceled-by-guest', 'counter-appointment-declined')
      ORDER BY "sequence" DESC LIMIT 1), 'canceled') AS "event") AS e`,
    where: Prisma.sql`o."state" = 'canceled'`,
  }),
  section({
    name: 'answer',
    key: Prisma.sql`floor(extract(epoch FROM o."confirmedAt" - released."at"))::int::text`,
    from: RELEASED,
    where: Prisma.sql`o."confirmedAt" >= released."at"`,
  }),
  section({
    name: 'rating',
    key: Prisma.sql`o."questionnaireRating"::text`,
    where: Prisma.sql`o."questionnaireRating" IS NOT NULL`,
  }),
];

function products(query: StatisticsQuery): Prisma.Sql {
  return section({
    name: 'product',
    key: Prisma.sql`g."product"::text`,
    label: Prisma.sql`(array_agg(g."name" ORDER BY o."createdAt" DESC, o."id" DESC))[1]`,
    pieces: Prisma.sql`sum(g."pieces")`,
    amount: Prisma.sql`sum(g."gross")`,
    more: NOTHING,
    bundled: Prisma.sql`sum(g."bundled")`,
    from: Prisma.sql`${itemsOf(query)} ${GOODS}`,
  });
}

/** Orders that may have been answered too late, as rows of LateOrder: released longer ago than the branch takes for an answer. */
function lateOrders(query: StatisticsQuery): Prisma.Sql {
  const now = Prisma.sql`${query.now.toISOString()}::timestamptz`;
  return Prisma.sql`
    SELECT o."branchId" AS "branch", o."state"::text AS "state", o."isDelivery", o."isDineIn", released."at" AS "createdAt",
      o."appointmentDate", o."counterAppointment", o."isQuotation", a."answeredAt", s."acceptMinutes",
      CASE WHEN o."appointmentDate" IS NULL THEN ARRAY[]::int[]
        ELSE ARRAY(SELECT i."productId" FROM "OrderItem" AS i WHERE i."orderId" = o."id") END AS "products"
    FROM ${ordersOf(query)} JOIN "Branch" AS s ON s."id" = o."branchId" ${RELEASED}
    CROSS JOIN LATERAL (SELECT COALESCE(o."confirmedAt", o."finishedAt") AS "closedAt") AS c
    CROSS JOIN LATERAL (SELECT LEAST(c."closedAt", (SELECT min(e."at") FROM "OrderEvent" AS e
      WHERE e."orderId" = o."id" AND e."event" = 'counter-appointment')) AS "answeredAt") AS a
    WHERE ${except(NOT_PLACED)} AND (c."closedAt" IS NOT NULL OR o."state" = 'awaiting')
      AND COALESCE(c."closedAt", ${now}) > released."at" + s."acceptMinutes" * interval '1 minute'`;
}

type LateRow = Omit<LateOrder, 'createdAt' | 'appointmentDate' | 'counterAppointment' | 'answeredAt'> & {
  createdAt: Date;
  appointmentDate: Date | null;
  counterAppointment: Date | null;
  answeredAt: Date | null;
};

/** What the sales report asks, over a client or the client of a transaction. */
export function salesStore(sql: SqlClient): SalesStore {
  return {
    cells: (query) => sql.$queryRaw<SalesCell[]>`${salesCells(query)}`,
    async orderAfter(query, skip) {
      const [row] = await sql.$queryRaw<{ at: Date }[]>`${orderAfter(query, skip)}`;
      return row ? new Date(row.at) : null;
    },
    async late(query) {
      const rows = await sql.$queryRaw<LateRow[]>`${lateOrders(query)}`;
      return rows.map((row) => ({
        ...row,
        createdAt: isoText(row.createdAt) ?? '',
        appointmentDate: isoText(row.appointmentDate),
        counterAppointment: isoText(row.counterAppointment),
        answeredAt: isoText(row.answeredAt),
      }));
    },
  };
}

function isoText(at: Date | null): string | null {
  return at && new Date(at).toISOString();
}
