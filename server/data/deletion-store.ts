import { withLost } from '#domain/catalogue/lost-values.ts';
import type { Field } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { ChangeStore, FormerValues } from '#use-cases/records/change-store.ts';
import type { DeletionStore, Loss } from '#use-cases/records/deletion-store.ts';
import type { Client } from './client.ts';
import { columnOf } from './record-columns.ts';
import { tableOf } from './record-models.ts';

/** Rows are copied and inserted inside the database: whatever columns a table has, they come back as they were. */
export function deletionStore(client: Client): DeletionStore {
  return {
    copy: async (entity, ids, { call, at }) => {
      const [copy] = await client.$queryRaw<{ id: number }[]>`
        INSERT INTO "Deletion" ("call", "entity", "at", "rows")
        SELECT ${call}, ${entity}, ${at.toISOString()}::timestamptz, jsonb_agg(to_jsonb(r))
        FROM ${named(entity)} AS r WHERE r."id" = ANY(${[...ids]}::int[]) RETURNING "id"`;
      if (!copy) throw new Error(`no copy of ${entity}`);
      return copy.id;
    },
    complete: async (id, { ids, losses, files }) => {
      const value: unknown = losses;
      await client.deletion.update({
        where: { id },
        data: { ids: [...ids], files: [...files], losses: value as Prisma.InputJsonValue },
      });
    },
    ofCall: async (entity, call, since) => {
      const found = await client.deletion.findMany({
        where: { entity, call, at: { gte: since } },
        orderBy: { id: 'desc' },
        select: { id: true, ids: true, losses: true },
      });
      return found.map(({ losses, ...deletion }) => {
        const value: unknown = losses;
        return { ...deletion, losses: value as readonly Loss[] };
      });
    },
    insert: async (deletion, entity) => {
      const rows = await client.$queryRaw<{ id: number }[]>`
        SELECT (r->>'id')::int AS "id" FROM "Deletion" d, jsonb_array_elements(d."rows") AS r
        WHERE d."id" = ${deletion}::int AND (r->>'id')::int = ANY(d."ids")`;
      const ids = rows.map(({ id }) => id);
      if (await isInserted(client, deletion, entity, ids)) return storedOf(client, entity, ids);
      // Something they belong to is gone: retry one by one to see which.
      for (const id of ids) await isInserted(client, deletion, entity, [id]);
      return storedOf(client, entity, ids);
    },
    giveBack: (entity, losses, missing) => giveBack(client, entity, losses, missing),
    drop: async (id) => {
      await client.deletion.deleteMany({ where: { id } });
    },
    forget: async (before) => {
      const old = await client.$queryRaw<{ files: string[] }[]>`
        DELETE FROM "Deletion" WHERE "at" < ${before.toISOString()}::timestamptz RETURNING "files"`;
      return old.flatMap(({ files }) => files);
    },
  };
}

/** How far the parts of a call may be apart, in milliseconds, before the earlier ones are made younger. */
const APART_MS = 2_000;

/** The same for bulk changes, of which only the fields that were set are kept. */
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

/** False when a foreign key did not let them in; a failed statement would abort the transaction without the savepoint. */
async function isInserted(
  client: Client,
  deletion: number,
  entity: string,
  ids: readonly number[],
): Promise<boolean> {
  await client.$executeRaw`SAVEPOINT return_of_rows`;
  try {
    await client.$executeRaw`
      INSERT INTO ${named(entity)}
      SELECT (jsonb_populate_record(NULL::${named(entity)}, r)).* FROM "Deletion" d, jsonb_array_elements(d."rows") AS r
      WHERE d."id" = ${deletion}::int AND (r->>'id')::int = ANY(${[...ids]}::int[])
      ON CONFLICT DO NOTHING`;
    await client.$executeRaw`RELEASE SAVEPOINT return_of_rows`;
    return true;
  } catch (error) {
    if (!isForeignKey(error)) throw error;
    await client.$executeRaw`ROLLBACK TO SAVEPOINT return_of_rows`;
    return false;
  }
}

async function storedOf(client: Client, entity: string, ids: readonly number[]): Promise<number[]> {
  const rows = await client.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${named(entity)} WHERE "id" = ANY(${[...ids]}::int[]) ORDER BY "id"`;
  return rows.map(({ id }) => id);
}

/** The table of a registered entity; never taken from a client. */
function named(entity: string): Prisma.Sql {
  return Prisma.raw(`"${tableOf(entity)}"`);
}

/** 23503 is PostgreSQL's code for a row that names one that is gone. */
function isForeignKey(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'P2003' || (error.code === 'P2010' && JSON.stringify(error).includes('23503'));
}

/** Restores what other records lost with records of `target`, except links to a `missing` one. */
async function giveBack(
  client: Client,
  target: string,
  losses: readonly Loss[],
  missing: readonly number[],
): Promise<void> {
  const gone = new Set(missing);
  for (const { entity, field: name, id, lost } of losses) {
    const field: Field<unknown> | undefined = EVERY_ENTITY.find((one) => one.name === entity)?.fields[name];
    // A release in between may have removed the field.
    if (!field) continue;
    const table = Prisma.raw(`"${tableOf(entity)}"`);
    const column = Prisma.raw(`"${columnOf(name, field)}"`);
    const [row] = await client.$queryRaw<{ value: unknown }[]>`
      SELECT ${column} AS "value" FROM ${table} WHERE "id" = ${id}::int FOR UPDATE`;
    if (!row) continue;
    const value = withoutMissing(field, withLost(row.value, lost), target, gone);
    await client.$executeRaw`
      UPDATE ${table} SET ${column} = ${stored(field, value)}, "updatedAt" = now() WHERE "id" = ${id}::int`;
  }
}

function withoutMissing(
  field: Field<unknown>,
  value: unknown,
  target: string,
  gone: ReadonlySet<number>,
): unknown {
  if (gone.size === 0) return value;
  if (field.column === 'reference') return gone.has(value as number) ? null : value;
  if (field.column === 'references') return (value as number[]).filter((id) => !gone.has(id));
  return field.unlink?.(value, target, gone) ?? value;
}

/** A value for a statement. */
function stored({ column }: Field<unknown>, value: unknown): Prisma.Sql {
  if (column === 'reference') return Prisma.sql`${value as number | null}::int`;
  if (column === 'references') return Prisma.sql`${value as number[]}::int[]`;
  return Prisma.sql`${JSON.stringify(value)}::jsonb`;
}
