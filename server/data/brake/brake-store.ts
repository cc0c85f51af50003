import type { BrakeSettings } from '#domain/ordering/brake/order-brake.ts';
import { config } from '#entities/config.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { BranchFilter } from '#use-cases/access/branch-filter.ts';
import type {
  BrakeReading,
  BrakeStore,
  HeldOrder,
  SenderBlock,
} from '#use-cases/orders/brake/brake-store.ts';
import { AUTHOR_COLUMNS, AWAITS_RELEASE, authorValues, IS_RELEASED } from '../order-rows.ts';
import type { SqlClient } from '../sql-client.ts';

/** Who sends orders, and what the brake holds or blocks, over a client or the client of a transaction. */
export function brakeStore(sql: SqlClient): BrakeStore {
  /**
   * Where the open orders of these branches are, and all of the last day. Named in a statement, the id leaves out the months before
   * it: a plan over years of them takes longer than placing an order.
   */
  async function recent(branches: BranchFilter): Promise<Prisma.Sql> {
    const [{ first }] = await sql.$queryRaw<[{ first: number | null }]>`
      SELECT LEAST(open_order_id(),
        (SELECT min("id") FROM open_order_ids(${branches && [...branches]}::int[], NULL) AS "id")) AS "first"`;
    return Prisma.sql`o."id" >= ${first ?? 0}::int`;
  }

  return {
    async arrive({ email, phone, address, cart }, { branch, now }) {
      // Places are given one after the other: whoever has a lower one is there for the statement that counts.
      const [row] = await sql.$queryRaw<[{ id: bigint }]>`
        WITH locked AS MATERIALIZED (SELECT pg_advisory_xact_lock(${ARRIVAL_LOCK}::int, ${branch}::int)::text AS "lock")
        INSERT INTO "OrderArrival" ("id", "branchId", "at", "email", "phone", "address", "cart")
        SELECT nextval(pg_get_serial_sequence('"OrderArrival"', 'id')), ${branch}::int, ${now.toISOString()}::timestamptz,
          ${email}::text, ${phone}::text, ${address}::text, ${cart} FROM locked WHERE "lock" IS NOT NULL
        RETURNING "id"`;
      return row.id;
    },
    async leave(arrival) {
      await sql.$executeRaw`DELETE FROM "OrderArrival" WHERE "id" = ${arrival}::bigint`;
    },
    async pressureOf({ email, phone, address, cart, proof, arrival }, { branch, since, now }) {
      const keys = [email, phone, address].filter((key) => key !== null);
      const isRecent = await recent([branch]);
      const [row] = await sql.$queryRaw<[PressureRow]>`
        SELECT
          count(*) FILTER (WHERE s."counts" AND (s."email" = ${email}::text OR s."phone" = ${phone}::text))::int AS "contact",
          count(*) FILTER (WHERE s."counts" AND s."address" = ${address}::text AND s."cart" = ${cart})::int AS "cart",
          count(*) FILTER (WHERE s."counts" AND s."address" = ${address}::text)::int AS "address",
          count(*) FILTER (WHERE NOT s."isHeld")::int AS "orders",
          count(DISTINCT COALESCE(s."address", s."email", s."phone", s."orderId"::text))
            FILTER (WHERE NOT s."isCleared")::int AS "senders",
          (SELECT count(*)::int FROM "Order" AS o
            WHERE ${isRecent} AND o."branchId" = ${branch}::int AND ${AWAITS_RELEASE}) AS "held",
          (SELECT count(*)::int FROM "Order" AS o JOIN "OrderSender" AS w ON w."orderId" = o."id"
            WHERE ${isRecent} AND o."branchId" = ${branch}::int AND o."state" = 'awaiting' AND o."isHeld"
              AND (w."email" = ${email}::text OR w."phone" = ${phone}::text OR w."address" = ${address}::text))
            + count(*) FILTER (WHERE s."orderId" IS NULL
              AND (s."email" = ${email}::text OR s."phone" = ${phone}::text OR s."address" = ${address}::text))::int AS "waiting",
          EXISTS (SELECT 1 FROM "HouseAddress" AS h WHERE h."branchId" = ${branch}::int AND h."address" = ${address}::text
            AND h."at" > ${houseSince(now).toISOString()}::timestamptz) AS "isHouse",
          EXISTS (SELECT 1 FROM "SenderBlock" AS b WHERE b."branchId" = ${branch}::int
            AND b."until" > ${now.toISOString()}::timestamptz AND b."keys" && ${keys}::text[]) AS "isBlocked",
          EXISTS (SELECT 1 FROM "OrderSender" AS p WHERE p."proof" = ${proof}::text) AS "isProofUsed",
          ${STORED} AS "settings"
        FROM (
          SELECT s."orderId", s."email", s."phone", s."address", s."cart", s."isCleared", o."isHeld",
            NOT s."isCleared" AND o."confirmedAt" IS NULL AND o."paymentState" NOT IN ('paid', 'refundPending', 'refunded')
              AS "counts"
          FROM "OrderSender" AS s JOIN "Order" AS o ON o."id" = s."orderId"
          WHERE ${isRecent} AND s."branchId" = ${branch}::int AND s."at" >= ${since.toISOString()}::timestamptz
          UNION ALL
          SELECT NULL, a."email", a."phone", a."address", a."cart", false, false, true FROM "OrderArrival" AS a
          WHERE a."branchId" = ${branch}::int AND a."id" < ${arrival}::bigint AND a."at" >= ${underWaySince(now).toISOString()}::timestamptz
        ) AS s`;
      const { settings, isBlocked, isProofUsed, held, ...pressure } = row;
      return { settings: settingsOf(settings ?? {}), pressure, isBlocked, isProofUsed, held };
    },
    async settings() {
      const [row] = await sql.$queryRaw<
        [{ settings: Record<string, unknown> | null }]
      >`SELECT ${STORED} AS "settings"`;
      return settingsOf(row.settings ?? {});
    },
    async ordersIn(branch, spans) {
      const rows = await sql.$queryRaw<{ orders: number }[]>`
        SELECT (SELECT count(*)::int FROM "Order" AS o
          WHERE o."branchId" = ${branch}::int AND o."createdAt" >= span."from" AND o."createdAt" < span."to"
            AND o."state" NOT IN ('rejected', 'canceled', 'failed') AND ${IS_RELEASED}) AS "orders"
        FROM jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) AS span("from" timestamptz, "to" timestamptz)`;
      return rows.map(({ orders }) => orders);
    },
    async held(branches) {
      const rows = await sql.$queryRaw<(Omit<HeldOrder, 'createdAt'> & { createdAt: Date })[]>`
        SELECT o."id" AS "order", o."branchId" AS "branch", o."ticketNumber", o."createdAt", o."totalGross" AS "total",
          o."email", o."phone", array_remove(ARRAY[s."email", s."phone", s."address"], NULL) AS "keys"
        FROM "Order" AS o LEFT JOIN "OrderSender" AS s ON s."orderId" = o."id"
        WHERE ${await recent(branches)} AND ${AWAITS_RELEASE} AND ${within(branches, 'o')} ORDER BY o."createdAt", o."id" LIMIT ${MOST_SHOWN}::int`;
      return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
    },
    async clear(orders) {
      await sql.$executeRaw`UPDATE "OrderSender" SET "isCleared" = true WHERE "orderId" = ANY(${[...orders]}::int[])`;
    },
    async block({ branch, keys, label, orders, until, at, author }) {
      const [row] = await sql.$queryRaw<[{ id: number }]>`
        INSERT INTO "SenderBlock" ("branchId", "keys", "label", "orders", "until", ${AUTHOR_COLUMNS}, "createdAt")
        VALUES (${branch}::int, ${[...keys]}::text[], ${label}, ${orders}::int, ${until.toISOString()}::timestamptz,
          ${authorValues(author)}, ${at.toISOString()}::timestamptz) RETURNING "id"`;
      return row.id;
    },
    async blocks(branches, now) {
      const rows = await sql.$queryRaw<BlockRow[]>`
        SELECT ${BLOCK} FROM "SenderBlock" AS b
        WHERE b."until" > ${now.toISOString()}::timestamptz AND ${within(branches, 'b')} ORDER BY b."id" DESC LIMIT 200`;
      return rows.map(blockOf);
    },
    async lift(id, branches) {
      const rows = await sql.$queryRaw<BlockRow[]>`
        DELETE FROM "SenderBlock" AS b WHERE b."id" = ${id}::int AND ${within(branches, 'b')} RETURNING ${BLOCK}`;
      return rows[0] ? blockOf(rows[0]) : null;
    },
    async noteHouse(branch, address, at) {
      await sql.$executeRaw`
        INSERT INTO "HouseAddress" ("branchId", "address", "at")
        VALUES (${branch}::int, ${address}, ${at.toISOString()}::timestamptz)
        ON CONFLICT ("branchId", "address") DO UPDATE SET "at" = EXCLUDED."at"`;
    },
    async forget({ senders, houses, blocks }) {
      await sql.$executeRaw`DELETE FROM "OrderArrival" WHERE "at" < ${houses.toISOString()}::timestamptz`;
      await sql.$executeRaw`DELETE FROM "OrderSender" WHERE "at" < ${senders.toISOString()}::timestamptz`;
      await sql.$executeRaw`DELETE FROM "HouseAddress" WHERE "at" < ${houses.toISOString()}::timestamptz`;
      await sql.$executeRaw`DELETE FROM "SenderBlock" WHERE "until" < ${blocks.toISOString()}::timestamptz`;
    },
  };
}

type PressureRow = BrakeReading['pressure'] &
  Pick<BrakeReading, 'isBlocked' | 'isProofUsed' | 'held'> & { settings: Record<string, unknown> | null };

/** With the id of the branch: held while an order of it is given its place. */
const ARRIVAL_LOCK = 7_301_004;
/** An order that is not stored by then never will be: its server was killed. */
const UNDER_WAY_MS = 60_000;

function underWaySince(now: Date): Date {
  return new Date(now.getTime() - UNDER_WAY_MS);
}

/** A board shows no more; what comes after is held all the same. */
const MOST_SHOWN = 2_000;
const HOUSE_MS = 24 * 60 * 60_000;

function houseSince(now: Date): Date {
  return new Date(now.getTime() - HOUSE_MS);
}

/** Where each setting of the brake is kept among those of the shop. */
const SETTINGS = {
  isOn: 'enableOrderBrake',
  contactOrders: 'brakeContactOrders',
  addressOrders: 'brakeAddressOrders',
  branchOrders: 'brakeBranchOrders',
  needsProof: 'brakeProof',
  blockHours: 'brakeBlockHours',
} as const satisfies Record<keyof BrakeSettings, keyof typeof config.fields>;
const STORED = Prisma.sql`(
  SELECT jsonb_object_agg(name, c."data"->name) FROM "Config" AS c, unnest(${Object.values(SETTINGS)}::text[]) AS name
  WHERE c."id" = 1 AND c."data" ? name)`;

function settingsOf(stored: Record<string, unknown>): BrakeSettings {
  const values = Object.entries(SETTINGS).map(([name, field]) => [
    name,
    stored[field] ?? config.fields[field].default,
  ]);
  return Object.fromEntries(values) as BrakeSettings;
}

type BlockRow = Omit<SenderBlock, 'until' | 'createdAt'> & { until: Date; createdAt: Date };
const BLOCK = Prisma.sql`b."id", b."branchId" AS "branch", b."label", b."orders", b."until", b."actor", b."createdAt"`;

function blockOf({ until, createdAt, ...row }: BlockRow): SenderBlock {
  return { ...row, until: new Date(until).toISOString(), createdAt: new Date(createdAt).toISOString() };
}

function within(branches: BranchFilter, alias: 'o' | 'b'): Prisma.Sql {
  const column = Prisma.raw(`${alias}."branchId"`);
  return branches === null ? Prisma.sql`true` : Prisma.sql`${column} = ANY(${[...branches]}::int[])`;
}
