import { CANCELED_STATES, UNPRICED } from '#domain/insights/sales-part.ts';
import { PIECE_UNITS } from '#domain/insights/statistics.ts';
import { donation } from '#domain/order/lines/donation.ts';
import { LINE_KINDS, lineKindName } from '#domain/order/lines/index.ts';
import type { OrderState } from '#domain/order/order-state.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';
import { createdWithin } from '../months/order-ids.ts';
import { IS_RELEASED } from '../order-rows.ts';
import { type CountedValues, type CountingQuery, countedRows } from './counted-rows.ts';
import { branchRows, wallClock, weekHour, withinBounds } from './statistics-scope.ts';

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
/** The items of the orders of a query. */
export function itemsOf(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`JOIN "OrderItem" AS i ON i."orderId" = o."id" AND ${monthsOf(query, Prisma.sql`i."orderId"`)}`;
}

/** Orders by the day they were placed, including canceled and rejected ones. */
export function ordersByDay(query: CountingQuery): Prisma.Sql {
  return byDay(query, { ...split(Prisma.sql`count(*)`), where: except(NOT_PLACED) });
}

/**
 * Cents of orders that were not rejected, canceled or failed, by the day they were placed; without line items that the shop
 * only passes on (R136).
 */
export function revenueByDay(query: CountingQuery): Prisma.Sql {
  const more = Prisma.sql`CROSS JOIN LATERAL (SELECT o."totalGross" - ${PASSED_ON_SUM} AS "earned") AS e`;
  return byDay(query, { ...split(Prisma.sql`sum(e."earned")`), more, where: except(NOT_SOLD) });
}

/** Cents of the line items of the same orders by kind; their current names are the reader's. */
export function linesByKind(query: CountingQuery): Prisma.Sql {
  return countedRows(query, {
    key: Prisma.sql`${LINE}->>'kind'`,
    label: Prisma.sql`max(${LINE}->>'label')`,
    value: Prisma.sql`sum((${LINE}->>'amount')::int)`,
    from: Prisma.sql`${ordersOf(query)} CROSS JOIN ${LINES}`,
    where: except(NOT_SOLD),
  });
}

/** Cents that the shop donates for the same orders by month and recipient; key '2026-11 Name of the recipient'. */
export function donationsByMonth(query: CountingQuery): Prisma.Sql {
  const donatee = Prisma.sql`COALESCE(${LINE}->>'detail', '')`;
  return countedRows(query, {
    key: Prisma.sql`to_char(${WALL}, 'YYYY-MM') || ' ' || ${donatee}`,
    label: Prisma.sql`max(${donatee})`,
    value: Prisma.sql`sum((${LINE}->>'amount')::int)`,
    from: Prisma.sql`${ordersOf(query)} CROSS JOIN ${LINES}`,
    where: Prisma.sql`${LINE}->>'kind' = ${donation.kind} AND ${except(NOT_SOLD)}`,
  });
}

/** Canceled and rejected orders by the day they were placed, not the day they were canceled. */
export function canceledOrdersByDay(query: CountingQuery): Prisma.Sql {
  return byDay(query, {
    value: Prisma.sql`count(*)`,
    // One that was turned down while the brake held it never was an order of the shop (R343).
    where: Prisma.sql`o."state"::text = ANY(${[...CANCELED_STATES]}::text[]) AND ${IS_RELEASED}`,
  });
}

const GOODS_SOLD = { ...split(Prisma.sql`sum(g."pieces")`), bundled: Prisma.sql`sum(g."bundled")` };

/** Pieces sold by day, and those inside bundles. */
export function itemsByDay(query: CountingQuery): Prisma.Sql {
  return byDay(query, {
    ...GOODS_SOLD,
    more: Prisma.sql`${itemsOf(query)} ${GOODS}`,
    where: except(NOT_SOLD),
  });
}

/** Pieces sold by product, under its latest name, and those inside bundles. */
export function popularItems(query: CountingQuery): Prisma.Sql {
  return countedRows(query, {
    ...GOODS_SOLD,
    key: Prisma.sql`g."product"::text`,
    label: Prisma.sql`(array_agg(g."name" ORDER BY o."createdAt" DESC, o."id" DESC))[1]`,
    labelAt: Prisma.sql`max(o."createdAt")`,
    from: Prisma.sql`${ordersOf(query)} ${itemsOf(query)} ${GOODS}`,
    where: except(NOT_SOLD),
  });
}

/** Orders by the hour of the week in which they were placed. */
export function orderTimes(query: CountingQuery): Prisma.Sql {
  return countedRows(query, {
    key: weekHour(WALL),
    value: Prisma.sql`count(*)`,
    from: ordersOf(query),
    where: except(NOT_PLACED),
  });
}

interface DayValues extends Pick<CountedValues, 'value' | 'parts' | 'bundled' | 'where'> {
  more?: Prisma.Sql;
}

function byDay(query: CountingQuery, { more = Prisma.empty, ...values }: DayValues): Prisma.Sql {
  return countedRows(query, {
    ...values,
    key: Prisma.sql`${WALL}::date::text`,
    from: Prisma.sql`${ordersOf(query)} ${more}`,
  });
}

/** An aggregate, and each part of it. */
function split(sum: Prisma.Sql): Pick<CountedValues, 'value' | 'parts'> {
  return { value: sum, parts: (part) => Prisma.sql`${sum} FILTER (WHERE ${PART} = ${part})` };
}

export function ordersOf(query: StatisticsQuery): Prisma.Sql {
  return Prisma.sql`${branchRows(query)} JOIN "Order" AS o
    ON o."branchId" = b."branch" AND o."createdAt" >= b."start" AND o."createdAt" < b."end"
      AND ${withinBounds(query, Prisma.sql`o."createdAt"`)} AND ${monthsOf(query, Prisma.sql`o."id"`)}`;
}

/** The time of a query, whatever the branch. */
export function spanOf({ branches }: StatisticsQuery): { from: Date; to: Date } {
  return {
    from: new Date(Math.min(...branches.map(({ start }) => start.getTime()))),
    to: new Date(Math.max(...branches.map(({ end }) => end.getTime()))),
  };
}

function monthsOf(query: StatisticsQuery, column: Prisma.Sql): Prisma.Sql {
  if (query.branches.length === 0) return Prisma.sql`true`;
  const { from, to } = spanOf(query);
  return createdWithin(from, to, column);
}

export function except(states: readonly OrderState[]): Prisma.Sql {
  return Prisma.sql`o."state"::text <> ALL(${[...states]}::text[]) AND ${IS_RELEASED}`;
}
