import type { FeedStatus } from '../feed-state.ts';

/** Seconds without the server until the board mentions it, and until it alerts. */
const AMBER_AFTER = 5;
const RED_AFTER = 60;

/** Milliseconds that may pass between two signs of life when all is well: nothing to report. */
const HEARTBEAT = 5_000;

export type ConnectionLevel = 'good' | 'slow' | 'amber' | 'red';

/**
 * How bad the connection is. slow: orders are polled every few seconds instead of pushed. amber: offline for more than 5
 * seconds. red: for more than a minute, or the device's key is rejected. `now` by the clock of this computer.
 */
export function connectionLevel({ link, lastContactAt }: FeedStatus, now: number): ConnectionLevel {
  if (link === 'refused') return 'red';
  if (link === 'live' || link === 'connecting') return 'good';
  if (link === 'polling') return 'slow';
  if (lastContactAt === null) return 'red';
  return levelSince(lastContactAt, now);
}

/**
 * The same, but a change that has waited for long is as bad as no connection: the server answers, and does not take it.
 * `oldestChange`: when the longest waiting change was made, by the clock of this computer; null = none waits.
 */
export function syncLevel(status: FeedStatus, oldestChange: number | null, now: number): ConnectionLevel {
  const [link, changes] = [
    connectionLevel(status, now),
    oldestChange === null ? 'good' : levelSince(oldestChange, now),
  ] as const;
  return LEVELS.indexOf(changes) > LEVELS.indexOf(link) ? changes : link;
}

const LEVELS: readonly ConnectionLevel[] = ['good', 'slow', 'amber', 'red'];

function levelSince(since: number, now: number): ConnectionLevel {
  const seconds = (now - since) / 1_000;
  if (seconds > RED_AFTER) return 'red';
  return seconds > AMBER_AFTER || seconds * 1_000 > HEARTBEAT ? 'amber' : 'good';
}
