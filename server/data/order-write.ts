import { namesOf } from '#domain/order/field.ts';
import { CONTENT_FIELDS, PROGRESS_FIELDS, WRITTEN_FIELDS } from '#domain/order/order.ts';
import { RELEASED } from '#domain/order/payments/settlement.ts';
import type { JournalChange } from '#domain/privacy/journal.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { Author } from '#use-cases/access/actor.ts';
import type { Claim, NewOrder, OrderChange, Placement } from '#use-cases/orders/order-store.ts';
import type { Effect } from '#use-cases/signals/work-store.ts';
import { areUploadsFree, storeRevision } from './order-revision.ts';
import { AUTHOR_COLUMNS, authorValues, columns, ITEM_COLUMNS, itemRows } from './order-rows.ts';
import { storeMoney } from './payments/money-write.ts';
import type { SqlClient } from './sql-client.ts';
import { TRAIL_COLUMNS, type TrailReader, trailValues } from './trail/trail-columns.ts';

/**
 * Held from the last statement to the commit of everything that writes an order event: the sequence of events is then the
 * commit order (a feed never skips one), and ticket numbers and claims are checked against committed data.
 */
const COMMIT_ORDER_LOCK = 7_301_001;

/** A separate statement: under READ COMMITTED the next one sees everything that was committed while this one waited. */
export function lockCommitOrder(sql: SqlClient): Promise<unknown> {
  return sql.$queryRaw`SELECT pg_advisory_xact_lock(${COMMIT_ORDER_LOCK}::bigint)::text`;
}

/** The id comes before the row, so that the claim can name it; none if the shop changed since validation. */
const NEW_ORDER_ID = Prisma.sql`
  SELECT nextval(pg_get_serial_sequence('"Order"', 'id'))::int AS "id" FROM shop WHERE "isCurrent"`;

interface PlacedRow {
  id: number | null;
  ticketNumber: number | null;
  isCurrent: boolean;
  uploads: number;
}

/**
 * Stores one order with all that belongs to it, in one statement and one round trip (decision 0005); see OrderStore.place.
 * The commit order is locked by next_ticket_number (migration), after the claim and before the event.
 */
export async function placeOrder(sql: SqlClient, order: NewOrder, trail: TrailReader): Promise<Placement> {
  const { content, claim } = order;
  const row = JSON.stringify({ ...content, ...order.progress });
  const items = itemRows(order.items);
  const uploads = [...order.uploads];
  const [placed] = await sql.$queryRaw<PlacedRow[]>`
    WITH shop AS (SELECT "version" = ${order.shopVersion}::bigint AS "isCurrent" FROM "ShopVersion" WHERE "id" = 1),
    claimed AS (
      ${insertClaim(claim, NEW_ORDER_ID)} RETURNING "orderId"
    ),
    placed AS (
      INSERT INTO "Order" ("id", "ticketNumber", ${ORDER_COLUMNS})
      SELECT claimed."orderId", next_ticket_number(${content.branchId}::int, ${content.ticketDay}), ${ORDER_COLUMNS}
      FROM claimed, jsonb_populate_record(NULL::"Order", ${row}::jsonb)
      RETURNING "id", "ticketNumber", "branchId", "uid"
    ),
    ${insertSender(order)}
    items AS (
      INSERT INTO "OrderItem" ("orderId", ${ITEM_COLUMNS})
      SELECT placed."id", ${ITEM_COLUMNS} FROM placed, jsonb_populate_recordset(NULL::"OrderItem", ${items}::jsonb)
    ),
    uploads AS (
      UPDATE "Upload" SET "orderId" = placed."id", "branchId" = placed."branchId", "isLibrary" = false FROM placed
      WHERE "Upload"."id" = ANY(${uploads}::int[]) AND "Upload"."orderId" IS NULL RETURNING "Upload"."id"
    ),
    event AS (
      INSERT INTO "OrderEvent" ("orderId", "branchId", "event", ${AUTHOR_COLUMNS}, "at")
      SELECT "id", "branchId", 'placed', ${authorValues(order.author)}, ${content.createdAt}::timestamptz FROM placed
      RETURNING "sequence", "branchId"
    ),
    ${journalOf({ event: 'placed', author: order.author, change: placedFacts(content) })}
    effects AS (${insertEffects(order.effects, content.createdAt, Prisma.sql`placed`, trail)})
    SELECT placed."id", placed."ticketNumber",
      (SELECT "isCurrent" FROM shop) AS "isCurrent",
      (SELECT count(*)::int FROM uploads) AS "uploads",
      (SELECT pg_notify('orders', "sequence" || ' ' || "branchId")::text FROM event) AS "signal",
      (SELECT pg_notify('held-orders', "branchId"::text)::text FROM placed WHERE ${order.progress.isHeld}) AS "held",
      (SELECT pg_notify('outbox', '')::text FROM placed) AS "work"
    FROM (SELECT 1) AS one LEFT JOIN placed ON true`;
  if (!placed?.isCurrent) return { outcome: 'outdated' };
  if (placed.id === null || placed.ticketNumber === null) return { outcome: 'repeated' };
  if (placed.uploads !== uploads.length) return { outcome: 'uploads-taken' };
  return { outcome: 'placed', id: placed.id, ticketNumber: placed.ticketNumber };
}

/** Who sent it, where anybody counts; see OrderSender. */
function insertSender({ sender, content }: NewOrder): Prisma.Sql {
  if (!sender) return Prisma.empty;
  const { email, phone, address, cart, proof, arrival } = sender;
  return Prisma.sql`sender AS (
      INSERT INTO "OrderSender" ("orderId", "branchId", "at", "email", "phone", "address", "cart", "proof")
      SELECT "id", "branchId", ${content.createdAt}::timestamptz, ${email}::text, ${phone}::text, ${address}::text, ${cart},
        ${proof}::text FROM placed
    ),
    arrived AS (DELETE FROM "OrderArrival" WHERE "id" = ${arrival}::bigint AND EXISTS (SELECT 1 FROM placed)),`;
}

/** Moves an order on unless someone else did since it was read; see OrderStore.change. */
export async function changeOrder(sql: SqlClient, change: OrderChange, trail: TrailReader): Promise<boolean> {
  const at = change.at.toISOString();
  const { correction = {}, revision } = change;
  const row = JSON.stringify({ ...change.progress, ...correction });
  const corrected = namesOf(WRITTEN_FIELDS).filter((name) => Object.hasOwn(correction, name));
  const changedColumns = columns([...namesOf(PROGRESS_FIELDS), ...corrected]);
  await lockCommitOrder(sql);
  if (revision && !(await areUploadsFree(sql, revision.uploads))) return false;
  const [changed] = await sql.$queryRaw<{ id: number | null }[]>`
    WITH placed AS (
      UPDATE "Order" SET "version" = "Order"."version" + 1, (${changedColumns}) = (
        SELECT ${changedColumns} FROM jsonb_populate_record(NULL::"Order", ${row}::jsonb))
      WHERE "Order"."id" = ${change.id}::int AND "Order"."version" = ${change.version}::int
      RETURNING "id", "branchId", "uid"
    ),
    event AS (
      INSERT INTO "OrderEvent" ("orderId", "branchId", "event", ${AUTHOR_COLUMNS}, "note", "at")
      SELECT "id", "branchId", ${change.event}, ${authorValues(change.author)}, ${change.note}::text, ${at}::timestamptz FROM placed
      RETURNING "sequence", "branchId"
    ),
    ${change.claim ? Prisma.sql`claimed AS (${insertClaim(change.claim, Prisma.sql`SELECT "id" FROM placed`)}),` : Prisma.empty}
    ${journalOf({ event: change.event, author: change.author, change: change.journal ?? null })}
    effects AS (${insertEffects(change.effects, at, Prisma.sql`placed`, trail)})
    SELECT placed."id",
      (SELECT pg_notify('orders', "sequence" || ' ' || "branchId")::text FROM event) AS "signal",
      (SELECT pg_notify('held-orders', "branchId"::text)::text FROM placed WHERE ${isOfHeld(change)}) AS "held",
      (SELECT pg_notify('outbox', '')::text FROM placed) AS "work"
    FROM placed`;
  if (changed && revision) await storeRevision(sql, change, revision);
  if (changed && change.money) await storeMoney(sql, change, change.money);
  return changed !== undefined;
}

/** Whether boards have to look again at what waits for staff. */
function isOfHeld({ progress, event }: OrderChange): boolean {
  return progress.isHeld || event === RELEASED;
}

/** What staff and devices do to an order goes into the journal with it (R352); guests and the server itself are no staff. */
function journalOf({
  event,
  author,
  change,
}: {
  event: string;
  author: Author;
  change: JournalChange | null;
}): Prisma.Sql {
  if (author.user === null && author.device === null) return Prisma.empty;
  const json = (values: object | null | undefined) => (values ? JSON.stringify(values) : null);
  return Prisma.sql`
    journal AS (
      INSERT INTO "Journal" ("action", "message", ${AUTHOR_COLUMNS}, "client", "branchId", "subject", "subjectId",
        "before", "after")
      SELECT ${event}, "uid", ${authorValues(author)}, ${author.client ?? ''}, "branchId", 'order', "id",
        ${json(change?.before)}::jsonb, ${json(change?.after)}::jsonb FROM placed
    ),`;
}

function placedFacts({ totalGross, isDelivery, isDineIn }: NewOrder['content']): JournalChange {
  return { before: null, after: { totalGross, isDelivery, isDineIn } };
}

/** INSERT of a claim for the order(s) that `source` selects; inserts nothing if a younger one has the key. */
export function insertClaim(claim: Claim, source: Prisma.Sql): Prisma.Sql {
  const at = claim.at.toISOString();
  return Prisma.sql`
    INSERT INTO "IdempotencyKey" AS kept ("scope", "key", "bodyHash", "orderId", "createdAt")
    SELECT ${claim.scope}, ${claim.key}, ${claim.bodyHash}, source."id", ${at}::timestamptz FROM (${source}) AS source
    ON CONFLICT ("scope", "key") DO UPDATE SET
      "bodyHash" = EXCLUDED."bodyHash", "orderId" = EXCLUDED."orderId", "createdAt" = EXCLUDED."createdAt"
    WHERE kept."createdAt" < ${claim.since.toISOString()}::timestamptz`;
}

function insertEffects(
  effects: readonly Effect[],
  at: string,
  order: Prisma.Sql,
  trail: TrailReader,
): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO "Outbox" ("kind", "payload", ${TRAIL_COLUMNS}, "runAt", "createdAt")
    SELECT effect->>'kind', (effect->'payload') || jsonb_build_object('order', ${order}."id"),
      ${trailValues(trail)},
      ${at}::timestamptz + make_interval(secs => COALESCE((effect->>'delaySeconds')::int, 0)), ${at}::timestamptz
    FROM ${order}, jsonb_array_elements(${JSON.stringify(effects)}::jsonb) AS effect
    WHERE CASE effect->>'listeners'
      WHEN 'staff' THEN EXISTS (SELECT 1 FROM "PushSubscription" WHERE "sessionId" IS NOT NULL)
      WHEN 'followers' THEN EXISTS (SELECT 1 FROM "PushFollow" AS f WHERE f."orderId" = ${order}."id")
      ELSE true END`;
}

const ORDER_COLUMNS = columns(namesOf({ ...CONTENT_FIELDS, ...PROGRESS_FIELDS }));
