import type { SqlClient } from '#data/sql-client.ts';
import type { Station } from '#domain/devices/station.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { BranchStation, DeviceStore } from '#use-cases/devices/device-store.ts';

type Row = Omit<BranchStation, 'copies'> & { takeaway: number; delivery: number; dineIn: number };

/** The stations of branches as print jobs need them, over a client or the client of a transaction. */
export function stationStore(sql: SqlClient): Pick<DeviceStore, 'stations'> {
  return {
    async stations(branches) {
      const isOfThem =
        branches === null ? Prisma.sql`true` : Prisma.sql`"branchId" = ANY(${[...branches]}::int[])`;
      const rows = await sql.$queryRaw<Row[]>`
        SELECT "id", "branchId" AS "branch", "name", "layout", coalesce("categories", '{}') AS "categories", "takesRest",
          "takeawayCopies" AS "takeaway", "deliveryCopies" AS "delivery", "dineInCopies" AS "dineIn",
          coalesce("devices", '{}') AS "devices", "fallbackId" AS "fallback"
        FROM "Station" WHERE "isEnabled" AND ${isOfThem} ORDER BY "id"`;
      return rows.map(({ takeaway, delivery, dineIn, ...row }) => {
        const copies: Station['copies'] = { takeaway, delivery, dineIn };
        return { ...row, copies };
      });
    },
  };
}
