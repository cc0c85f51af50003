import type { SqlClient } from '#data/sql-client.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type {
  DeviceCommand,
  DeviceStore,
  NamedDevice,
  PairedDevice,
  Screen,
} from '#use-cases/devices/device-store.ts';
import { deviceStateStore } from './device-state-store.ts';
import { stationStore } from './station-store.ts';

const COMMAND = Prisma.sql`"id", "deviceId" AS "device", "kind", "printer", "content", "state", "message",
  "createdAt"`;

type CommandRow = Omit<DeviceCommand, 'createdAt'> & { createdAt: Date };

/** Devices as API clients and as recipients of commands, over a client or the client of a transaction. */
export function deviceStore(sql: SqlClient): DeviceStore {
  return {
    ...deviceStateStore(sql),
    ...stationStore(sql),
    async seen(id, at, about) {
      const { appVersion = null, platform = null } = about ?? {};
      await sql.$executeRaw`
        UPDATE "Device" SET "lastSeenAt" = ${at.toISOString()}::timestamptz,
          "appVersion" = coalesce(${appVersion}::text, "appVersion"),
          "platform" = coalesce(${platform}::text, "platform")
        WHERE "id" = ${id}::int`;
    },
    // A polling device says the same every few seconds: only news, or an hour passed, is worth a write.
    async announce(id, { layouts, stations }, at) {
      const said = [...layouts];
      const named = [...stations];
      await sql.$executeRaw`
        UPDATE "Device" SET "layouts" = ${said}::text[]::"PrintLayout"[], "stations" = ${named}::int[],
          "layoutsAt" = ${at.toISOString()}::timestamptz
        WHERE "id" = ${id}::int AND ("layoutsAt" IS NULL OR "layouts"::text[] IS DISTINCT FROM ${said}::text[]
          OR "stations" IS DISTINCT FROM ${named}::int[]
          OR "layoutsAt" < ${at.toISOString()}::timestamptz - interval '1 hour')`;
    },
    async acceptMinutes(branch) {
      const [row] = await sql.$queryRaw<{ acceptMinutes: number }[]>`
        SELECT "acceptMinutes" FROM "Branch" WHERE "id" = ${branch}::int`;
      return row?.acceptMinutes ?? 0;
    },
    async names(ids) {
      if (ids.length === 0) return new Map();
      const rows = await sql.$queryRaw<{ id: number; name: string }[]>`
        SELECT "id", "name" FROM "Device" WHERE "id" = ANY(${[...ids]}::int[])`;
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async printing(branch, layout) {
      const rows = await sql.$queryRaw<NamedDevice[]>`
        SELECT "id", "name", "lastSeenAt", coalesce("stations", '{}') AS "named" FROM "Device" WHERE "branchId" = ${branch}::int AND "isEnabled"
          AND ${layout}::"PrintLayout" = ANY("layouts") ORDER BY "id"`;
      return rows.map((row) => ({ ...row, lastSeenAt: row.lastSeenAt && new Date(row.lastSeenAt) }));
    },
    async setPairing(id, { hash, expiresAt }) {
      await sql.$executeRaw`
        UPDATE "Device" SET "pairingHash" = ${hash}::text,
          "pairingExpiresAt" = ${expiresAt.toISOString()}::timestamptz WHERE "id" = ${id}::int`;
    },
    async pair(hash, { keyHash, at }) {
      const rows = await sql.$queryRaw<PairedDevice[]>`
        UPDATE "Device" SET "pairingHash" = NULL, "pairingExpiresAt" = NULL, "keyHash" = ${keyHash}::text,
          "keyChangedAt" = ${at.toISOString()}::timestamptz
        WHERE "pairingHash" = ${hash}::text AND "pairingExpiresAt" > ${at.toISOString()}::timestamptz AND "isEnabled"
        RETURNING "id", "name", "branchId" AS "branch"`;
      return rows[0] ?? null;
    },
    async signal(id) {
      await sql.$queryRaw`SELECT pg_notify('device-commands', ${String(id)}::text)::text AS "signal"`;
    },
    async screenByKeyHash(hash) {
      const [row] = await sql.$queryRaw<Screen[]>`
        SELECT screen."id", screen."name", "branchId" AS "branch", "streamId" AS "stream", "lastSeenAt"
        FROM "DigitalSignageDevice" AS screen JOIN "Branch" ON "Branch"."id" = "branchId"
        WHERE "keyHash" = ${hash}::text AND screen."isEnabled" AND "Branch"."isEnabled"`;
      return row ? { ...row, lastSeenAt: row.lastSeenAt && new Date(row.lastSeenAt) } : null;
    },
    async screenSeen(id, at) {
      await sql.$executeRaw`
        UPDATE "DigitalSignageDevice" SET "lastSeenAt" = ${at.toISOString()}::timestamptz WHERE "id" = ${id}::int`;
    },
    async addCommand({ device, kind, printer = null, content = null, at }) {
      const rows = await sql.$queryRaw<(CommandRow & { signal: string })[]>`
        WITH made AS (
          INSERT INTO "DeviceCommand" ("deviceId", "kind", "printer", "content", "createdAt")
          VALUES (${device}::int, ${kind}::text, ${printer}::text, ${JSON.stringify(content)}::jsonb,
            ${at.toISOString()}::timestamptz) RETURNING *)
        SELECT ${COMMAND}, pg_notify('device-commands', "deviceId"::text)::text AS "signal" FROM made`;
      const [row] = rows.map(({ signal: _, ...command }) => toCommand(command));
      if (!row) throw new Error('the command was not stored');
      return row;
    },
    async command(id) {
      const rows = await sql.$queryRaw<
        CommandRow[]
      >`SELECT ${COMMAND} FROM "DeviceCommand" WHERE "id" = ${id}::int`;
      return rows.map(toCommand)[0] ?? null;
    },
    async waitingCommands(device, since) {
      const rows = await sql.$queryRaw<CommandRow[]>`
        SELECT ${COMMAND} FROM "DeviceCommand" WHERE "deviceId" = ${device}::int AND ${isWaiting(since)}
        ORDER BY "id" LIMIT 50`;
      return rows.map(toCommand);
    },
    async countCommands(devices, since) {
      const rows = await sql.$queryRaw<{ device: number; total: number }[]>`
        SELECT "deviceId" AS "device", count(*)::int AS "total" FROM "DeviceCommand"
        WHERE "deviceId" = ANY(${[...devices]}::int[]) AND ${isWaiting(since)} GROUP BY "deviceId"`;
      return new Map(rows.map(({ device, total }) => [device, total]));
    },
    async answerCommand(id, device, { state, message, at }) {
      const rows = await sql.$queryRaw<unknown[]>`
        WITH answered AS (
          UPDATE "DeviceCommand" SET "state" = ${state}::text, "message" = ${message}::text,
            "answeredAt" = ${at.toISOString()}::timestamptz
          WHERE "id" = ${id}::int AND "deviceId" = ${device}::int AND "state" = 'waiting' RETURNING "deviceId")
        SELECT pg_notify('device-commands', "deviceId"::text)::text AS "signal" FROM answered`;
      return rows.length > 0;
    },
    async forgetCommands(before) {
      await sql.$executeRaw`DELETE FROM "DeviceCommand" WHERE "createdAt" < ${before.toISOString()}::timestamptz`;
    },
  };
}

function isWaiting({ testsSince, logsSince }: { testsSince: Date; logsSince: Date }): Prisma.Sql {
  return Prisma.sql`"state" = 'waiting' AND "createdAt" >= CASE "kind"
    WHEN 'logs' THEN ${logsSince.toISOString()}::timestamptz ELSE ${testsSince.toISOString()}::timestamptz END`;
}

function toCommand(row: CommandRow): DeviceCommand {
  return { ...row, createdAt: new Date(row.createdAt).toISOString() };
}
