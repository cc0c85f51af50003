import { CANCELED_STATES, SALES_PARTS, UNPRICED } from '#domain/insights/sales-part.ts';
import { PIECE_UNITS } from '#domain/insights/statistics.ts';
import { donation } from '#domain/order/lines/donation.ts';
import { LINE_KINDS, lineKindName } from '#domain/order/lines/index.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { IS_RELEASED } from '../order-rows.ts';
import { branchRows, wallClock, weekHour } from './statistics-scope.ts';

/** An order that was never paid was never an order of the shop. */
export const NOT_PLACED: readonly OrderState[] = ['failed'];
const NOT_SOLD: readonly OrderState[] = ['rejected', 'canceled', 'failed'];

/** The rule of `salesPart` in the domain. */
export const PART = Prisma.sql`CASE WHEN o."state"::text = ANY(${[...CANCELED_STATES]}::text[]) THEN 'canceled'
  WHEN o."isQuotation" OR o."pricing" = ${UNPRICED} THEN 'quotation'
  WHEN o."state" = 'awaiting' THEN 'open' ELSE 'confirmed' END`;

export const WALL = wallClock(Prisma.sql`o."createdAt"`);

/** A weighed or measured item is one piece, whatever its amount. */
const PIECES = Prisma.sql`CASE WHEN i."unit" = ANY(${[...PIECE_UNITS]}::text[]) THEN i."amount" ELSE 1 END`;
/** The same of what one unit of a bundle holds, times how many were sold. */
const CONTENT_PIECES = Prisma.sql`CASE WHEN c."part"->>'unit' = ANY(${[...PIECE_UNITS]}::text[])
  THEN (c."part"->>'amount')::float8 * ${PIECES} ELSE 1 END`;
const CONTENTS = Prisma.sql`jsonb_array_elements(i."contents") AS c("part")`;
/** What a sold item is to statistics of products (R251): itself, and each of its contents, which have no revenue. */
export const GOODS = Prisma.sql`CROSS JOIN LATERAL (
  SELECT i."productId" AS "product", i."name", ${PIECES} AS "pieces", i."gross", 0::float8 AS "bundled"
  UNION ALL
  SELECT (c."part"->>'product')::int, c."part"->>'name', 0, 0, ${CONTENT_PIECES}
  FROM ${CONTENTS} WHERE c."part"->>'product' IS NOT NULL) AS g`;

export const LINE = Prisma.sql`l."line"`;
export const LINES = Prisma.sql`jsonb_array_elements(o."lines") AS l("line")`;
export const LINE_NAMES = JSON.stringify(
  Object.fromEntries(LINE_KINDS.map((kind) => [kind.kind, lineKindName(kind)])),
);
const PASSED_ON = LINE_KINDS.filter(({ isPassedOn }) => isPassedOn).map(({ kind }) => kind);
/** Cents of an order's lines that the shop only passes on (R136). */
export const PASSED_ON_SUM = Prisma.sql`(
  SELECT COALESCE(sum((${LINE}->>'amount')::int), 0) FROM ${LINES} WHERE ${LINE}->>'kind' = ANY(${PASSED_ON}::text[]))`;
export const ITEMS = Prisma.sql`JOIN "OrderItem" AS i ON i."orderId" = o."id"`;

/** Orders by the day they were placed, including canceled and rejected ones. */
export function ordersByDay(query: StatisticsQuery): Prisma.Sql {
  return byDay(query, split(Prisma.sql`count(*)`), except(NOT_PLACED));
}

/**
 * Cents of orders that were not rejected, canceled or failed, by the day they were placed; without line items that the shop
 * only passes on (R136).
 */
export function revenueByDay(query: StatisticsQuery): Prisma.Sql {
  const earned = Prisma.sql`CROSS JOIN LATERAL (SELECT o."totalGross" - ${PASSED_ON_SUM} AS "earned") AS e`;
  return byDay(query, split(Prisma.sql`sum(e."earned")`), except(NOT_SOLD), earned);
}

/** Cents of the line items of the same orders by kind, under its current name. */
export function linesByKind(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT ${LINE}->>'kind' AS "key",
      COALESCE(${LINE_NAMES}::jsonb->>(${LINE}->>'kind'), max(${LINE}->>'label')) AS "label",
      sum((${LINE}->>'amount')::int)::float8 AS "value"
    FROM ${ordersOf(query)} CROSS JOIN ${LINES} WHERE ${except(NOT_SOLD)} GROUP BY ${LINE}->>'kind'`;
}

/** Cents that the shop donates for the same orders by month and recipient; key '2026-11 Name of the recipient'. */
export function donationsByMonth(query: StatisticsQuery): Prisma.Sql {
  const month = Prisma.sql`to_char(${WALL}, 'YYYY-MM')`;
  const donatee = Prisma.sql`COALESCE(${LINE}->>'detail', '')`;
  return Prisma.sql`
    SELECT ${month} || ' ' || ${donatee} AS "key", ${donatee} AS "label", sum((${LINE}->>'amount')::int)::float8 AS "value"
    FROM ${ordersOf(query)} CROSS JOIN ${LINES}
    WHERE ${LINE}->>'kind' = ${donation.kind} AND ${except(NOT_SOLD)} GROUP BY 1, 2`;
}

/** Canceled and rejected orders by the day they were placed, not the day they were canceled. */
export function canceledOrdersByDay(query: StatisticsQuery): Prisma.Sql {
  return byDay(
    query,
    plain(Prisma.sql`count(*)`),
    // One that was turned down while the brake held it never was an order of the shop (R343).
    Prisma.sql`o."state"::text = ANY(${[...CANCELED_STATES]}::text[]) AND ${IS_RELEASED}`,
  );
}

const GOODS_SOLD = Prisma.sql`${split(Prisma.sql`sum(g."pieces")`)}, sum(g."bundled")::float8 AS "bundled"`;

/** Pieces sold by day, and those inside bundles. */
export function itemsByDay(query: StatisticsQuery): Prisma.Sql {
  return byDay(query, GOODS_SOLD, except(NOT_SOLD), Prisma.sql`${ITEMS} ${GOODS}`);
}

/** Pieces sold by product, under its latest name, and those inside bundles. */
export function popularItems(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT g."product"::text AS "key", (array_agg(g."name" ORDER BY o."createdAt" DESC, o."id" DESC))[1] AS "label", ${GOODS_SOLD}
    FROM ${ordersOf(query)} ${ITEMS} ${GOODS} WHERE ${except(NOT_SOLD)} GROUP BY g."product"`;
}

/** Orders by the hour of the week in which they were placed. */
export function orderTimes(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT ${weekHour(WALL)} AS "key", '' AS "label", count(*)::float8 AS "value"
    FROM ${ordersOf(query)} WHERE ${except(NOT_PLACED)} GROUP BY 1`;
}

function byDay(
  query: StatisticsQuery,
  values: Prisma.Sql,
  where: Prisma.Sql,
  more: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  return Prisma.sql`
    SELECT ${WALL}::date::text AS "key", '' AS "label", ${values}
    FROM ${ordersOf(query)} ${more} WHERE ${where} GROUP BY 1`;
}

function plain(sum: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${sum}::float8 AS "value"`;
}

/** An aggregate as "value", and one column for each part of it. */
function split(sum: Prisma.Sql): Prisma.Sql {
  const parts = SALES_PARTS.map(
    (part) =>
      Prisma.sql`COALESCE((${sum} FILTER (WHERE ${PART} = ${part}))::float8, 0) AS ${Prisma.raw(`"${part}"`)}`,
  );
  return Prisma.sql`${plain(sum)}, ${Prisma.join(parts)}`;
}

export function ordersOf(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`${branchRows(query)} JOIN "Order" AS o
    ON o."branchId" = b."branch" AND o."createdAt" >= b."start" AND o."createdAt" < b."end"`;
}

export function except(states: readonly OrderState[]): Prisma.Sql {
  return Prisma.sql`o."state"::text <> ALL(${[...states]}::text[]) AND ${IS_RELEASED}`;
}
