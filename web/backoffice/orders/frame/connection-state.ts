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
  const seconds = (now - lastContactAt) / 1_000;
  if (seconds > RED_AFTER) return 'red';
  return seconds > AMBER_AFTER || seconds * 1_000 > HEARTBEAT ? 'amber' : 'good';
}
