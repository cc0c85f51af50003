import { randomInt } from 'node:crypto';
import type { Field } from '#entities/field.ts';
import { EVERY_ENTITY } from '#entities/index.ts';
import { Prisma } from '#prisma/generated/client.ts';
import type { FileStore, StoredUpload } from '#use-cases/files/file-store.ts';
import { columnOf } from './record-columns.ts';
import { tableOf } from './record-models.ts';
import type { SqlClient } from './sql-client.ts';

/** Matches rows of "Upload" that no record refers to. In SQL, since a record store would read every page for each. */
const UNUSED_BY_RECORDS = Prisma.join(EVERY_ENTITY.flatMap(conditionsOf), ' AND ');

function conditionsOf({ name, fields }: (typeof EVERY_ENTITY)[number]): Prisma.Sql[] {
  return Object.entries<Field<unknown>>(fields)
    .filter(([, { target }]) => target === 'upload')
    .map(([field, declaration]) => {
      if (declaration.column !== 'reference') throw new Error(`${name}.${field} is no single reference`);
      const place = `"${tableOf(name)}" WHERE "${columnOf(field, declaration)}" = "Upload"."id"`;
      return Prisma.sql`NOT EXISTS (SELECT 1 FROM ${Prisma.raw(place)})`;
    });
}

const UPLOAD = Prisma.sql`
  "id", "version", "extension", "mimeType", "publicHash", "name", "bytes", "orderId" AS "order"`;

/** Largest value of the id column, plus one. */
const ID_LIMIT = 2 ** 31;

/** Files from customers, over a client or the client of a transaction. */
export function fileStore(sql: SqlClient): FileStore {
  return {
    // An order names its uploads by id alone: ids are random, so that nobody can order with a stranger's file.
    async addUpload({ extension, mimeType, publicHash, name, bytes, isLibrary = false }) {
      for (;;) {
        const [upload] = await sql.$queryRaw<StoredUpload[]>`
          INSERT INTO "Upload" ("id", "extension", "mimeType", "publicHash", "name", "bytes", "isLibrary")
          VALUES (${randomInt(1, ID_LIMIT)}::int, ${extension}, ${mimeType}, ${publicHash}, ${name}, ${bytes}::int,
            ${isLibrary})
          ON CONFLICT ("id") DO NOTHING RETURNING ${UPLOAD}`;
        if (upload) return upload;
      }
    },
    async upload(id) {
      const [upload] = await sql.$queryRaw<
        StoredUpload[]
      >`SELECT ${UPLOAD} FROM "Upload" WHERE "id" = ${id}::int`;
      return upload ?? null;
    },
    uploads: (ids) =>
      sql.$queryRaw<StoredUpload[]>`SELECT ${UPLOAD} FROM "Upload" WHERE "id" = ANY(${[...ids]}::int[])`,
    async isUploadTaken(id) {
      const rows = await sql.$queryRaw<{ isTaken: boolean }[]>`
        SELECT "orderId" IS NOT NULL
          OR EXISTS (SELECT 1 FROM "FormSubmission" WHERE ${id}::int = ANY("uploads")) AS "isTaken"
        FROM "Upload" WHERE "id" = ${id}::int FOR UPDATE`;
      return rows.some(({ isTaken }) => isTaken);
    },
    removeUnusedUploads: (before, limit) => sql.$queryRaw<StoredUpload[]>`
      WITH "unused" AS (
        SELECT "id" FROM "Upload"
        WHERE NOT "isLibrary" AND "orderId" IS NULL AND "createdAt" < ${before}::timestamptz
          AND NOT EXISTS (SELECT 1 FROM "FormSubmission" WHERE "Upload"."id" = ANY("uploads"))
          AND ${UNUSED_BY_RECORDS}
        ORDER BY "id" LIMIT ${limit}::int FOR UPDATE SKIP LOCKED
      )
      DELETE FROM "Upload" WHERE "id" IN (SELECT "id" FROM "unused") RETURNING ${UPLOAD}`,
    async nextImageId() {
      const [row] = await sql.$queryRaw<{ id: number }[]>`
        SELECT nextval(pg_get_serial_sequence('"Image"', 'id'))::int AS "id"`;
      if (!row) throw new Error('no id for a picture');
      return row.id;
    },
  };
}
