import { Prisma } from '#prisma/generated/client.ts';
import type {
  JournalEntry,
  JournalFilter,
  JournalStore,
  NewJournalEntry,
  Seal,
  SealedText,
} from '#use-cases/privacy/journal-store.ts';
import type { SqlClient } from '../sql-client.ts';

/** Held by the transaction that seals. */
const SEALING_LOCK = 7_301_009;

/** The journal, over a client or the client of a transaction. Nothing here changes an entry, and the database would refuse it. */
export function journalStore(sql: SqlClient): JournalStore {
  return {
    async add(...entries) {
      if (entries.length > 0) await sql.$executeRaw`${insertEntries(entries)}`;
    },
    async list(filter, { before, take }) {
      const rows = await sql.$queryRaw<EntryRow[]>`
        SELECT j."id", j."at", j."action", j."message", j."actor", j."userId" AS "user", j."deviceId" AS "device",
          j."client", j."branchId" AS "branch", j."subject", j."subjectId", j."before", j."after", s."place", s."hash"
        FROM "Journal" AS j LEFT JOIN "JournalSeal" AS s ON s."entryId" = j."id"
        WHERE ${matches(filter)} AND (${before === undefined} OR j."id" < ${before ?? 0n}::bigint)
        ORDER BY j."id" DESC LIMIT ${take}::int`;
      return rows.map(toEntry);
    },
    async count(filter) {
      const [row] = await sql.$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS "total" FROM "Journal" AS j WHERE ${matches(filter)}`;
      return row?.total ?? 0;
    },
    ...sealing(sql),
    async removeOld(before) {
      const [end] = await sql.$queryRaw<{ place: bigint; hash: string }[]>`
        SELECT s."place", s."hash" FROM "JournalSeal" AS s WHERE s."place" < COALESCE(
          (SELECT min(young."place") FROM "JournalSeal" AS young JOIN "Journal" AS j ON j."id" = young."entryId"
            WHERE j."at" >= ${before.toISOString()}::timestamptz), 9223372036854775807)
        ORDER BY s."place" DESC LIMIT 1`;
      if (!end) return null;
      const count = await sql.$executeRaw`
        DELETE FROM "Journal" AS j USING "JournalSeal" AS s WHERE s."entryId" = j."id" AND s."place" <= ${end.place}::bigint`;
      await sql.$executeRaw`DELETE FROM "JournalSeal" WHERE "place" <= ${end.place}::bigint`;
      return { ...end, count };
    },
  };
}

type SealingPart = Pick<
  JournalStore,
  'isSealing' | 'lastSeal' | 'unsealed' | 'addSeals' | 'sealed' | 'countUnsealed'
>;

function sealing(sql: SqlClient): SealingPart {
  return {
    async isSealing() {
      const [row] = await sql.$queryRaw<{ isMine: boolean }[]>`
        SELECT pg_try_advisory_xact_lock(${SEALING_LOCK}::bigint) AS "isMine"`;
      return row?.isMine ?? false;
    },
    async lastSeal() {
      const [row] = await sql.$queryRaw<Seal[]>`
        SELECT "place", "entryId" AS "entry", "previous", "hash" FROM "JournalSeal" ORDER BY "place" DESC LIMIT 1`;
      return row ?? null;
    },
    unsealed: (limit, lookBack) =>
      // A transaction may commit after entries with higher ids were sealed: what is missing is looked for, not what comes after.
      sql.$queryRaw<SealedText[]>`
        SELECT j."id", ${ENTRY_TEXT} AS "text" FROM "Journal" AS j
        WHERE j."id" > ${lookBack === null ? Prisma.sql`0` : Prisma.sql`COALESCE((SELECT max("entryId") FROM "JournalSeal"), 0) - ${lookBack}::bigint`}
          AND NOT EXISTS (SELECT 1 FROM "JournalSeal" AS s WHERE s."entryId" = j."id")
        ORDER BY j."id" LIMIT ${limit}::int`,
    async addSeals(seals) {
      const rows = seals.map(({ place, entry, ...seal }) => ({
        ...seal,
        place: String(place),
        entryId: String(entry),
      }));
      await sql.$executeRaw`
        INSERT INTO "JournalSeal" SELECT * FROM jsonb_populate_recordset(NULL::"JournalSeal", ${JSON.stringify(rows)}::jsonb)`;
    },
    sealed: (after, limit) =>
      sql.$queryRaw<(Seal & { text: string | null })[]>`
        SELECT s."place", s."entryId" AS "entry", s."previous", s."hash",
          CASE WHEN j."id" IS NOT NULL THEN ${ENTRY_TEXT} END AS "text"
        FROM "JournalSeal" AS s LEFT JOIN "Journal" AS j ON j."id" = s."entryId"
        WHERE s."place" > ${after}::bigint ORDER BY s."place" LIMIT ${limit}::int`,
    async countUnsealed() {
      const [row] = await sql.$queryRaw<{ total: number }[]>`
        SELECT count(*)::int AS "total" FROM "Journal" AS j
        WHERE NOT EXISTS (SELECT 1 FROM "JournalSeal" AS s WHERE s."entryId" = j."id")`;
      return row?.total ?? 0;
    },
  };
}

/** An entry 'j' as one text: what its seal is made of, and anybody can make again. */
const ENTRY_TEXT = Prisma.sql`jsonb_build_array(j."id", to_char(j."at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  j."action", j."message", j."actor", j."userId", j."deviceId", j."client", j."branchId", j."subject", j."subjectId",
  j."before", j."after")::text`;

function insertEntries(entries: readonly NewJournalEntry[]): Prisma.Sql {
  const rows = entries.map(({ user, device, branch = null, subjectId = null, change, ...entry }) => ({
    client: '',
    subject: '',
    ...entry,
    userId: user,
    deviceId: device,
    branchId: branch,
    subjectId,
    before: change?.before ?? null,
    after: change?.after ?? null,
  }));
  return Prisma.sql`
    INSERT INTO "Journal" (${JOURNAL_COLUMNS})
    SELECT ${JOURNAL_COLUMNS} FROM jsonb_populate_recordset(NULL::"Journal", ${JSON.stringify(rows)}::jsonb)`;
}

const JOURNAL_COLUMNS = Prisma.raw(
  `"action", "message", "actor", "userId", "deviceId", "client", "branchId", "subject", "subjectId", "before", "after"`,
);

type EntryRow = Omit<JournalEntry, 'seal' | 'change'> & {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  place: bigint | null;
  hash: string | null;
};

function toEntry({ before, after, place, hash, ...row }: EntryRow): JournalEntry {
  return {
    ...row,
    at: new Date(row.at),
    change: before || after ? { before, after } : null,
    seal: place === null || hash === null ? null : { place, hash },
  };
}

function matches({ search, from, to, ...equal }: JournalFilter): Prisma.Sql {
  const { user, device, branch, subject, subjectId, action } = equal;
  const conditions = [Prisma.sql`true`];
  if (user !== undefined) conditions.push(Prisma.sql`j."userId" = ${user}::int`);
  if (device !== undefined) conditions.push(Prisma.sql`j."deviceId" = ${device}::int`);
  if (branch !== undefined) conditions.push(Prisma.sql`j."branchId" = ${branch}::int`);
  if (subject !== undefined) conditions.push(Prisma.sql`j."subject" = ${subject}`);
  if (subjectId !== undefined) conditions.push(Prisma.sql`j."subjectId" = ${subjectId}::int`);
  if (action !== undefined) conditions.push(Prisma.sql`j."action" = ${action}`);
  if (from) conditions.push(Prisma.sql`j."at" >= ${from.toISOString()}::timestamptz`);
  if (to) conditions.push(Prisma.sql`j."at" < ${to.toISOString()}::timestamptz`);
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(Prisma.sql`(j."message" ILIKE ${pattern} OR j."actor" ILIKE ${pattern})`);
  }
  return Prisma.join(conditions, ' AND ');
}
