import type { ChangeStore, FormerValues } from '#use-cases/records/change-store.ts';
import type { Client } from './client.ts';

/** How far the parts of a call may be apart, in milliseconds, before the earlier ones are made younger. */
const APART_MS = 2_000;

export function changeStore(client: Client): ChangeStore {
  return {
    keep: async (entity, { call, at }, values) => {
      await client.$executeRaw`
        INSERT INTO "BulkChange" ("call", "entity", "at", "values")
        VALUES (${call}, ${entity}, ${at.toISOString()}::timestamptz, ${JSON.stringify(values)}::jsonb)`;
      const long = new Date(at.getTime() - APART_MS).toISOString();
      await client.$executeRaw`
        UPDATE "BulkChange" SET "at" = ${at.toISOString()}::timestamptz
        WHERE "call" = ${call} AND "at" < ${long}::timestamptz`;
    },
    take: async (entity, call, since) => {
      const [part] = await client.$queryRaw<{ values: readonly FormerValues[] }[]>`
        DELETE FROM "BulkChange" WHERE "id" = (
          SELECT "id" FROM "BulkChange"
          WHERE "call" = ${call} AND "entity" = ${entity} AND "at" >= ${since.toISOString()}::timestamptz
          ORDER BY "id" DESC LIMIT 1 FOR UPDATE)
        RETURNING "values"`;
      return part?.values ?? null;
    },
    forget: async (before) => {
      await client.bulkChange.deleteMany({ where: { at: { lt: before } } });
    },
  };
}
