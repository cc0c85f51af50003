import type { SqlClient } from '#data/sql-client.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type { BranchDevice, DeviceState, DeviceStateStore } from '#use-cases/devices/device-state-store.ts';

type StateRow = Omit<DeviceState, 'reportedAt'> & { reportedAt: Date };
type DeviceRow = Omit<BranchDevice, 'printers'> & { printers: BranchDevice['printers'] | null };

/** What devices report of themselves, over a client or the client of a transaction. */
export function deviceStateStore(sql: SqlClient): DeviceStateStore {
  return {
    async state(id) {
      const [row] = await sql.$queryRaw<StateRow[]>`
        SELECT "reportedAt", "clockOffsetMs", "printers" FROM "DeviceState" WHERE "deviceId" = ${id}::int`;
      return row ? { ...row, reportedAt: new Date(row.reportedAt) } : null;
    },
    async setState(id, { state: { reportedAt, clockOffsetMs, printers }, appVersion, isNews }) {
      const at = reportedAt.toISOString();
      await sql.$queryRaw`
        WITH stored AS (
          INSERT INTO "DeviceState" ("deviceId", "reportedAt", "clockOffsetMs", "printers")
          VALUES (${id}::int, ${at}::timestamptz, ${clockOffsetMs}::int, ${JSON.stringify(printers)}::jsonb)
          ON CONFLICT ("deviceId") DO UPDATE SET "reportedAt" = excluded."reportedAt",
            "clockOffsetMs" = excluded."clockOffsetMs", "printers" = excluded."printers"),
        seen AS (
          UPDATE "Device" SET "lastSeenAt" = ${at}::timestamptz, "appVersion" = ${appVersion}::text
          WHERE "id" = ${id}::int RETURNING "branchId")
        SELECT pg_notify('device-states', "branchId"::text)::text AS "signal" FROM seen WHERE ${isNews}::boolean`;
    },
    async noteOutage(branch, since) {
      const rows = await sql.$queryRaw<unknown[]>`
        INSERT INTO "BranchOutage" AS known ("branchId", "since") VALUES (${branch}::int, ${since.toISOString()}::timestamptz)
        ON CONFLICT ("branchId") DO UPDATE SET "since" = excluded."since" WHERE known."since" <> excluded."since"
        RETURNING "branchId"`;
      return rows.length > 0;
    },
    async withState(branches) {
      const rows = await sql.$queryRaw<DeviceRow[]>`
        SELECT device."id", device."name", device."type", device."branchId" AS "branch", device."lastSeenAt",
          coalesce(device."layouts"::text[], '{}') AS "layouts", coalesce(device."stations", '{}') AS "named",
          state."reportedAt", state."clockOffsetMs", state."printers"
        FROM "Device" AS device LEFT JOIN "DeviceState" AS state ON state."deviceId" = device."id"
        WHERE device."isEnabled" AND ${within(branches)} ORDER BY device."id"`;
      return rows.map((row) => ({
        ...row,
        lastSeenAt: row.lastSeenAt && new Date(row.lastSeenAt),
        reportedAt: row.reportedAt && new Date(row.reportedAt),
        printers: row.printers ?? [],
      }));
    },
  };
}

function within(branches: BranchFilter): Prisma.Sql {
  return branches === null ? Prisma.sql`true` : Prisma.sql`"branchId" = ANY(${[...branches]}::int[])`;
}
