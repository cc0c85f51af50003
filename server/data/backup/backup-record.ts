import type { BackupRecord } from '#use-cases/operations/backup-store.ts';
import type { SqlSession } from '../migrate.ts';

/** Notes a copy in the database, which may be of before the table for it. */
export async function recordBackup(
  session: SqlSession,
  { at, kind, name, bytes, rows, files, problem }: BackupRecord,
): Promise<void> {
  const [table] = await session.query(`SELECT to_regclass('"Backup"') IS NOT NULL AS "exists"`);
  if (!table?.exists) return;
  await session.query(
    `INSERT INTO "Backup" ("at", "kind", "name", "bytes", "rows", "files", "problem")
     VALUES ($1::timestamptz, $2::text, $3::text, $4::bigint, $5::bigint, $6::int, $7::text)`,
    [at.toISOString(), kind, name, bytes, rows, files, problem],
  );
}

/** Whether the database is the one that this restore stored. */
export async function isRestored(session: SqlSession, id: string): Promise<boolean> {
  const [table] = await session.query(`SELECT to_regclass('"Backup"') IS NOT NULL AS "exists"`);
  if (!table?.exists) return false;
  const rows = await session.query(`SELECT 1 FROM "Backup" WHERE "kind" = 'restore' AND "name" = $1::text`, [
    id,
  ]);
  return rows.length > 0;
}
