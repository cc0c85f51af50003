import { DAY } from '#domain/time/zoned-time.ts';
import type { Judgement } from './judgement.ts';

interface Running {
  version: string;
  node: string;
  database: string;
  migration: string;
}

export interface VersionStates {
  fine: Running;
  'node-ending': Running & { days: number };
  'node-ended': Running;
  'database-ending': Running & { days: number };
  'database-ended': Running;
}

export interface VersionFacts extends Running {
  /** The database that comes with Theke is updated with it. */
  isEmbedded: boolean;
}

/**
 * Until when the makers repair what is found to be unsafe, by major version. Node: github.com/nodejs/release#release-schedule;
 * PostgreSQL: postgresql.org/support/versioning.
 */
const NODE_ENDS: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};
const POSTGRES_ENDS: Readonly<Record<string, string>> = {
  13: '2025-11-13',
  14: '2026-11-12',
  15: '2027-11-11',
  16: '2028-11-09',
  17: '2029-11-08',
  18: '2030-11-14',
};
const WARNED_DAYS = 90;

/** What runs, and whether its makers still look after it (R368). A version that is not in the tables is newer than they are. */
export function judgeVersion({ isEmbedded, ...running }: VersionFacts, now: Date): Judgement<VersionStates> {
  const node = daysLeft(NODE_ENDS, running.node, now);
  const database = isEmbedded ? null : daysLeft(POSTGRES_ENDS, running.database, now);
  if (node !== null && node < 0) return { state: 'node-ended', level: 'notice', since: null, facts: running };
  if (database !== null && database < 0)
    return { state: 'database-ended', level: 'notice', since: null, facts: running };
  if (node !== null && node < WARNED_DAYS)
    return { state: 'node-ending', level: 'notice', since: null, facts: { ...running, days: node } };
  if (database !== null && database < WARNED_DAYS)
    return { state: 'database-ending', level: 'notice', since: null, facts: { ...running, days: database } };
  return { state: 'fine', level: 'ok', since: null, facts: running };
}

/** The end of the last day in UTC, in whole days from now; negative once it is over. */
function daysLeft(ends: Readonly<Record<string, string>>, version: string, now: Date): number | null {
  const major = /^\d+/.exec(version)?.[0] ?? '';
  const end = ends[major];
  return end ? Math.floor((Date.parse(`${end}T23:59:59Z`) - now.getTime()) / DAY) : null;
}
