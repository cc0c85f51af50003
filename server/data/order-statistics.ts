import { PIECE_UNITS } from '#domain/insights/statistics.ts';
import { LINE_KINDS, lineKindName } from '#domain/order/lines/index.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { branchRows, wallClock, weekHour } from './statistics-scope.ts';

/** An order that was never paid was never an order of the shop. */
const NOT_PLACED: readonly OrderState[] = ['failed'];
const NOT_SOLD: readonly OrderState[] = ['rejected', 'canceled', 'failed'];
const CANCELED: readonly OrderState[] = ['rejected', 'canceled'];

const WALL = wallClock(Prisma.sql`o."createdAt"`);

/** A weighed or measured item is one piece, whatever its amount. */
const PIECES = Prisma.sql`CASE WHEN i."unit" = ANY(${[...PIECE_UNITS]}::text[]) THEN i."amount" ELSE 1 END`;
const LINE = Prisma.sql`l."line"`;
const LINES = Prisma.sql`jsonb_array_elements(o."lines") AS l("line")`;
const LINE_NAMES = JSON.stringify(
  Object.fromEntries(LINE_KINDS.map((kind) => [kind.kind, lineKindName(kind)])),
);
const PASSED_ON = LINE_KINDS.filter(({ isPassedOn }) => isPassedOn).map(({ kind }) => kind);
const ITEMS = Prisma.sql`JOIN "OrderItem" AS i ON i."orderId" = o."id"`;

/** Orders by the day they were placed, including canceled and rejected ones. */
export function ordersByDay(query: StatisticsQuery): Prisma.Sql {
  return byDay(query, Prisma.sql`count(*)`, except(NOT_PLACED));
}

/**
 * Cents of orders that were not rejected, canceled or failed, by the day they were placed; without line items that the shop
 * only passes on (R136).
 */
export function revenueByDay(query: StatisticsQuery): Prisma.Sql {
  const passedOn = Prisma.sql`(
    SELECT COALESCE(sum((${LINE}->>'amount')::int), 0) FROM ${LINES} WHERE ${LINE}->>'kind' = ANY(${PASSED_ON}::text[]))`;
  return byDay(query, Prisma.sql`sum(o."totalGross" - ${passedOn})`, except(NOT_SOLD));
}

/** Cents of the line items of the same orders by kind, under its current name. */
export function linesByKind(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT ${LINE}->>'kind' AS "key",
      COALESCE(${LINE_NAMES}::jsonb->>(${LINE}->>'kind'), max(${LINE}->>'label')) AS "label",
      sum((${LINE}->>'amount')::int)::float8 AS "value"
    FROM ${ordersOf(query)} CROSS JOIN ${LINES} WHERE ${except(NOT_SOLD)} GROUP BY ${LINE}->>'kind'`;
}

/** Canceled and rejected orders by the day they were placed, not the day they were canceled. */
export function canceledOrdersByDay(query: StatisticsQuery): Prisma.Sql {
  return byDay(query, Prisma.sql`count(*)`, Prisma.sql`o."state"::text = ANY(${[...CANCELED]}::text[])`);
}

/** Pieces sold by day. */
export function itemsByDay(query: StatisticsQuery): Prisma.Sql {
  return byDay(query, Prisma.sql`sum(${PIECES})`, except(NOT_SOLD), ITEMS);
}

/** Pieces sold by product, under its latest name. */
export function popularItems(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT i."productId"::text AS "key", (array_agg(i."name" ORDER BY o."createdAt" DESC, o."id" DESC))[1] AS "label",
      sum(${PIECES})::float8 AS "value"
    FROM ${ordersOf(query)} ${ITEMS} WHERE ${except(NOT_SOLD)} GROUP BY i."productId"`;
}

/** Orders by the hour of the week in which they were placed. */
export function orderTimes(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`
    SELECT ${weekHour(WALL)} AS "key", '' AS "label", count(*)::float8 AS "value"
    FROM ${ordersOf(query)} WHERE ${except(NOT_PLACED)} GROUP BY 1`;
}

function byDay(
  query: StatisticsQuery,
  value: Prisma.Sql,
  where: Prisma.Sql,
  more: Prisma.Sql = Prisma.empty,
): Prisma.Sql {
  return Prisma.sql`
    SELECT ${WALL}::date::text AS "key", '' AS "label", ${value}::float8 AS "value"
    FROM ${ordersOf(query)} ${more} WHERE ${where} GROUP BY 1`;
}

function ordersOf(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`${branchRows(query)} JOIN "Order" AS o
    ON o."branchId" = b."branch" AND o."createdAt" >= b."start" AND o."createdAt" < b."end"`;
}

function except(states: readonly OrderState[]): Prisma.Sql {
  return Prisma.sql`o."state"::text <> ALL(${[...states]}::text[])`;
}
