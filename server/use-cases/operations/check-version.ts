import { judgeVersion } from '#domain/operations/version.ts';
import type { Check } from './check.ts';

/** What runs, and whether its makers still look after it; nobody outside is asked. */
export const checkVersion: Check<'version'> = async ({ db, program, clock }) => {
  const { version: database, migration } = await db.operations.measure();
  return judgeVersion({ ...program, database, migration, isEmbedded: db.pool() === null }, clock.now());
};
