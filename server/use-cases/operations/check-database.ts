import { judgeDatabase } from '#domain/operations/database.ts';
import type { Check } from './check.ts';

/** Whether the database answers, how fast, and how many programs use it. */
export const checkDatabase: Check<'database'> = async ({ db }) => {
  const begin = performance.now();
  if (!(await db.isReachable())) return judgeDatabase(null);
  const milliseconds = performance.now() - begin;
  return judgeDatabase({ milliseconds, ...(await db.operations.measure()), copy: db.past.copy() });
};
