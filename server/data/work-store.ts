import { Prisma } from '#prisma/generated/client.ts';
import type { BranchSlips, NewPrintJob, StoredPrintJob, WorkStore } from '#use-cases/signals/work-store.ts';
import { type PastPart, pastRows } from './past-rows.ts';
import type { SqlClient } from './sql-client.ts';
import { type OutboxPart, outbox } from './trail/outbox.ts';
import type { TrailReader } from './trail/trail-columns.ts';

/** The outbox and the print jobs, over a client or the client of a transaction. */
export function workStore(sql: SqlClient, trail: TrailReader): WorkStore {
  return {
    ...outbox(sql, trail),
    ...pastRows(sql),
    ...printReads(sql),
    ...printJobs(sql),
    ...waitingJobs(sql),
  };
}

/** Tells the screens of the branch, from a query over print jobs. */
const NEWS = Prisma.sql`pg_notify('print-states', "orderId" || ' ' || "branchId")::text AS "news"`;

const PRINT_JOB = Prisma.sql`
  "id", "orderId" AS "order", "branchId" AS "branch", "layout"::text AS "layout", "kind"::text AS "kind", "copies",
  "isDuplicate", "content", "fingerprint", NULLIF("station", 0) AS "station",
  (SELECT place."name" FROM "Station" AS place WHERE place."id" = "station") AS "stationName",
  "state"::text AS "state", "attempts", "reason", "printer", "deviceId" AS "device",
  "declinedBy", "outboxId" IS NULL AS "isRequested",
  "createdAt", "claimedAt", "printedAt"`;

type PrintJobRow = Omit<StoredPrintJob, 'createdAt' | 'claimedAt' | 'printedAt'> & {
  createdAt: Date;
  claimedAt: Date | null;
  printedAt: Date | null;
};

type WaitingPart = Pick<WorkStore, 'countWaiting' | 'openSlips' | 'waitingOrders'>;
type PrintReads = Pick<WorkStore, 'lockPrintJobs' | 'printJob' | 'printJobs' | 'printJobsOfOrders'>;

function printReads(sql: SqlClient): PrintReads {
  return {
    async lockPrintJobs(order) {
      await lockOrder(sql, order);
      const rows = await sql.$queryRaw<PrintJobRow[]>`
        SELECT ${PRINT_JOB} FROM "PrintJob" WHERE "orderId" = ${order}::int ORDER BY "id" DESC`;
      return rows.map(toPrintJob);
    },
    async printJob(id) {
      const rows = await sql.$queryRaw<
        PrintJobRow[]
      >`SELECT ${PRINT_JOB} FROM "PrintJob" WHERE "id" = ${id}::int`;
      return rows.map(toPrintJob)[0] ?? null;
    },
    async printJobs(order, branches) {
      const rows = await sql.$queryRaw<PrintJobRow[]>`
        SELECT ${PRINT_JOB} FROM "PrintJob" WHERE "orderId" = ${order}::int
          AND (${branches === null} OR "branchId" = ANY(${[...(branches ?? [])]}::int[]))
        ORDER BY "id" DESC LIMIT 200`;
      return rows.map(toPrintJob);
    },
    async printJobsOfOrders(orders) {
      const rows = await sql.$queryRaw<PrintJobRow[]>`
        SELECT ${PRINT_JOB} FROM "PrintJob" WHERE "orderId" = ANY(${[...orders]}::int[]) ORDER BY "id" DESC`;
      return rows.map(toPrintJob);
    },
  };
}

function printJobs(
  sql: SqlClient,
): Omit<WorkStore, keyof OutboxPart | keyof PastPart | keyof PrintReads | keyof WaitingPart> {
  return {
    async addPrintJobs(jobs) {
      const made: StoredPrintJob[] = [];
      for (const job of jobs) made.push(...(await addPrintJob(sql, job)));
      return made;
    },
    async claimPrintJobs({
      branch,
      device,
      layouts,
      never,
      later,
      leftBefore,
      attended,
      held,
      now,
      lostBefore,
      limit,
    }) {
      const rows = await sql.$queryRaw<(PrintJobRow & { news: string })[]>`
        WITH claimed AS (UPDATE "PrintJob" SET "deviceId" = ${device}::int, "claimedAt" = ${now.toISOString()}::timestamptz,
          "state" = CASE WHEN "deviceId" IS NULL THEN 'claimed'::"PrintState" ELSE "state" END,
          "reason" = CASE WHEN "deviceId" IS NULL THEN NULL ELSE "reason" END,
          "printer" = CASE WHEN "deviceId" IS NULL THEN NULL ELSE "printer" END
        WHERE "id" IN (
          SELECT "id" FROM "PrintJob" WHERE "branchId" = ${branch}::int AND "state" IN ('waiting', 'claimed') AND (
            ("deviceId" IS NULL AND "layout"::text = ANY(${[...layouts]}::text[])
              AND NOT ${device}::int = ANY("declinedBy") AND NOT "station" = ANY(${[...never]}::int[])
              AND (NOT "station" = ANY(${[...later]}::int[])
                OR ("createdAt" < ${leftBefore.toISOString()}::timestamptz
                  AND (NOT "station" = ANY(${[...attended]}::int[]) OR cardinality("declinedBy") > 0
                    OR "createdAt" < ${lostBefore.toISOString()}::timestamptz)))) OR
            ("deviceId" = ${device}::int AND ("claimedAt" < ${lostBefore.toISOString()}::timestamptz OR
              (${held !== null} AND NOT "id" = ANY(${[...(held ?? [])]}::int[])))))
          ORDER BY "id" LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
        RETURNING *)
        SELECT ${PRINT_JOB}, ${NEWS} FROM claimed`;
      return rows.map(({ news: _, ...row }) => toPrintJob(row)).sort((a, b) => a.id - b.id);
    },
    async reportPrintJob(id, device, report) {
      const printedAt = report.state === 'printed' ? report.at.toISOString() : null;
      const rows = await sql.$queryRaw<unknown[]>`
        WITH reported AS (UPDATE "PrintJob" SET "state" = ${report.state}::"PrintState", "reason" = ${report.reason}::text,
          "printer" = ${report.printer}::text, "attempts" = ${report.attempts}::int,
          "printedAt" = ${printedAt}::timestamptz
        WHERE "id" = ${id}::int AND "deviceId" = ${device}::int AND "state" <> 'printed'
          AND ("state" <> 'expired' OR ${report.state}::text IN ('printed', 'unclear'))
        RETURNING "orderId", "branchId")
        SELECT ${NEWS} FROM reported`;
      return rows.length > 0;
    },
    async declinePrintJob(id, device, { reason, printer, attempts }, able) {
      const rows = await sql.$queryRaw<unknown[]>`
        WITH asked AS (
          SELECT job."id", EXISTS (
            SELECT 1 FROM unnest(${[...able]}::int[]) AS other
            WHERE other <> ${device}::int AND NOT other = ANY(job."declinedBy")) AS "isAble"
          FROM "PrintJob" AS job WHERE job."id" = ${id}::int AND job."deviceId" = ${device}::int
            AND job."state" IN ('waiting', 'claimed') FOR UPDATE OF job),
        declined AS (
          UPDATE "PrintJob" AS job SET
            "declinedBy" = array_append(job."declinedBy", ${device}::int),
            "state" = CASE WHEN "isAble" THEN 'waiting' ELSE 'failed' END::"PrintState",
            "deviceId" = CASE WHEN "isAble" THEN NULL ELSE ${device}::int END,
            "claimedAt" = CASE WHEN "isAble" THEN NULL ELSE job."claimedAt" END,
            "reason" = ${reason}::text, "printer" = ${printer}::text, "attempts" = ${attempts}::int,
            "content" = NULL, "fingerprint" = NULL
          FROM asked WHERE job."id" = asked."id" RETURNING job."orderId", job."branchId", "isAble")
        SELECT ${NEWS}, CASE WHEN "isAble" THEN pg_notify('print-jobs', "branchId"::text)::text END AS "signal" FROM declined`;
      return rows.length > 0;
    },
    async handOutPrintJob(id, device, { content, fingerprint, isDuplicate }) {
      await sql.$queryRaw`
        WITH handed AS (
          UPDATE "PrintJob" SET "content" = ${content && JSON.stringify(content)}::jsonb,
            "fingerprint" = ${fingerprint}::text, "isDuplicate" = ${isDuplicate}
          WHERE "id" = ${id}::int AND "deviceId" = ${device}::int AND "state" IN ('waiting', 'claimed')
          RETURNING "orderId", "branchId")
        SELECT ${NEWS} FROM handed`;
    },
    async endWaitingPrintJobs(order, reason) {
      await sql.$queryRaw`
        WITH ended AS (
          UPDATE "PrintJob" SET "state" = 'expired', "reason" = ${reason}::text
          WHERE "orderId" = ${order}::int AND "deviceId" IS NULL AND "outboxId" IS NOT NULL
            AND "kind" <> 'void' AND "state" = 'waiting' RETURNING "orderId", "branchId")
        SELECT ${NEWS} FROM ended LIMIT 1`;
    },
    async endPrintJob(id, reason) {
      await sql.$queryRaw`
        WITH ended AS (
          UPDATE "PrintJob" SET "state" = 'expired', "reason" = ${reason}::text
          WHERE "id" = ${id}::int AND "state" IN ('waiting', 'claimed') RETURNING "orderId", "branchId")
        SELECT ${NEWS} FROM ended`;
    },
  };
}

/** Print jobs that no device has. */
function waitingJobs(sql: SqlClient): WaitingPart {
  return {
    async countWaiting(devices) {
      const rows = await sql.$queryRaw<{ device: number; total: number }[]>`
        SELECT device."id" AS "device", count(*)::int AS "total"
        FROM "Device" AS device JOIN "PrintJob" AS job ON job."branchId" = device."branchId"
        WHERE device."id" = ANY(${[...devices]}::int[]) AND job."state" = 'waiting' AND job."deviceId" IS NULL
          AND NOT device."id" = ANY(job."declinedBy")
          AND (device."layoutsAt" IS NULL OR job."layout" = ANY(device."layouts"))
        GROUP BY device."id"`;
      return new Map(rows.map(({ device, total }) => [device, total]));
    },
    async waitingOrders(branches) {
      const rows = await sql.$queryRaw<{ order: number }[]>`
        SELECT DISTINCT job."orderId" AS "order" FROM "PrintJob" AS job
        WHERE job."state" = 'waiting' AND order_state(job."orderId") IN ('awaiting', 'confirmed', 'inDelivery')
          AND (${branches === null} OR job."branchId" = ANY(${[...(branches ?? [])]}::int[]))`;
      return rows.map(({ order }) => order);
    },
    async openSlips(branches, since) {
      const rows = await sql.$queryRaw<BranchSlips[]>`
        SELECT job."branchId" AS "branch", job."layout"::text AS "layout", NULLIF(job."station", 0) AS "station",
          place."name" AS "stationName", job."state" = 'failed' AS "isFailed", job."declinedBy",
          min(job."createdAt") AS "since"
        FROM "PrintJob" AS job LEFT JOIN "Station" AS place ON place."id" = job."station"
        WHERE job."branchId" = ANY(${[...branches]}::int[]) AND job."createdAt" > ${since.toISOString()}::timestamptz
          AND (job."outboxId" IS NULL OR job."kind" = 'void'
            OR order_state(job."orderId") NOT IN ('completed', 'canceled', 'rejected', 'failed'))
          AND ((job."state" = 'waiting' AND job."deviceId" IS NULL) OR (job."state" = 'failed'
            AND NOT EXISTS (SELECT 1 FROM "PrintJob" AS other WHERE other."orderId" = job."orderId"
              AND other."layout" = job."layout" AND other."station" = job."station" AND other."id" > job."id")))
        GROUP BY job."branchId", job."layout", job."station", place."name", job."state", job."declinedBy"`;
      return rows.map((row) => ({ ...row, since: new Date(row.since) }));
    },
  };
}

// Two requests at once must not both be the first print: the second waits here and then sees the first one's job.
function lockOrder(sql: SqlClient, order: number): Promise<unknown> {
  return sql.$queryRaw`SELECT "id" FROM "Order" WHERE "id" = ${order}::int FOR UPDATE`;
}

async function addPrintJob(sql: SqlClient, job: NewPrintJob): Promise<StoredPrintJob[]> {
  await lockOrder(sql, job.order);
  const rows = await sql.$queryRaw<(PrintJobRow & { signal: string; news: string })[]>`
    WITH made AS (
      INSERT INTO "PrintJob" ("orderId", "branchId", "layout", "kind", "station", "copies", "isDuplicate", "outboxId",
        "createdAt")
      VALUES (${job.order}::int, ${job.branch}::int, ${job.layout}::"PrintLayout", ${job.kind}::"PrintKind",
        ${job.station ?? 0}::int, ${job.copies}::int,
        EXISTS (SELECT 1 FROM "PrintJob" WHERE "orderId" = ${job.order}::int AND "layout" = ${job.layout}::"PrintLayout"
          AND "station" = ${job.station ?? 0}::int
          AND "kind" = ${job.kind}::"PrintKind" AND "state" IN ('claimed', 'printed', 'unclear')
          AND ("fingerprint" IS NULL OR "fingerprint" = ${job.fingerprint}::text)),
        ${job.outbox}::bigint, ${job.at.toISOString()}::timestamptz)
      ON CONFLICT ("outboxId", "layout", "kind", "station") DO NOTHING
      RETURNING *)
    SELECT ${PRINT_JOB}, pg_notify('print-jobs', "branchId"::text)::text AS "signal", ${NEWS} FROM made`;
  return rows.map(({ signal: _, news: __, ...row }) => toPrintJob(row));
}

function toPrintJob(row: PrintJobRow): StoredPrintJob {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    claimedAt: row.claimedAt && new Date(row.claimedAt).toISOString(),
    printedAt: row.printedAt && new Date(row.printedAt).toISOString(),
  };
}
