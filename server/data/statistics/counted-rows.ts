import { SALES_PARTS, type SalesPart } from '#domain/insights/sales-part.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { StatisticsQuery } from '#use-cases/insights/statistics-store.ts';

/** What is counted, and for roll-ups: each branch by itself, in one statement. */
export interface CountingQuery extends StatisticsQuery {
  isPerBranch?: boolean;
}

/** A statistic: what its rows are keyed by, and what is added up in each. All but key, from and where are aggregates. */
export interface CountedValues {
  key: Prisma.Sql;
  /** Of several the one of the latest `labelAt` counts. */
  label?: Prisma.Sql;
  labelAt?: Prisma.Sql;
  value: Prisma.Sql;
  parts?: (part: SalesPart) => Prisma.Sql;
  bundled?: Prisma.Sql;
  /** With branchRows as "b". */
  from: Prisma.Sql;
  where?: Prisma.Sql;
}

/** The columns of a counted row after "branch", as roll-ups are stored. */
export const COUNTED_COLUMNS = ['key', 'label', 'labelAt', 'value', ...SALES_PARTS, 'bundled'] as const;
/** Those that add up. */
export const SUMMED_COLUMNS = ['value', ...SALES_PARTS, 'bundled'] as const;

/** A statement with the COUNTED_COLUMNS, one row per key; first of all "branch" where each is counted by itself. */
export function countedRows(
  { isPerBranch = false }: CountingQuery,
  { key, label, labelAt, value, parts, bundled, from, where = Prisma.sql`true` }: CountedValues,
): Prisma.Sql {
  const parted = SALES_PARTS.map((part) => {
    const column = Prisma.raw(`"${part}"`);
    return parts
      ? Prisma.sql`COALESCE((${parts(part)})::float8, 0) AS ${column}`
      : Prisma.sql`0::float8 AS ${column}`;
  });
  return Prisma.sql`
    SELECT ${isPerBranch ? Prisma.sql`b."branch", ` : Prisma.empty}${key} AS "key", ${label ?? Prisma.sql`''`} AS "label",
      ${labelAt ?? Prisma.sql`NULL::timestamptz`} AS "labelAt", (${value})::float8 AS "value", ${Prisma.join(parted)},
      COALESCE((${bundled ?? Prisma.sql`0`})::float8, 0) AS "bundled"
    FROM ${from} WHERE ${where} GROUP BY ${isPerBranch ? Prisma.sql`1, 2` : Prisma.sql`1`}`;
}
