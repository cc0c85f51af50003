import type { FeedStatus } from '../feed-state.ts';

/** Seconds without the server until the board says so, and until it shouts. */
const AMBER_AFTER = 5;
const RED_AFTER = 60;

/** Milliseconds that may pass between two signs of life while all is well: no reason to say anything. */
const HEARTBEAT = 5_000;

export type ConnectionLevel = 'good' | 'slow' | 'amber' | 'red';

/**
 * How bad the connection is. slow: orders come every few seconds instead of at once. amber: offline for more than 5
 * seconds. red: for more than a minute, or the device's key is refused. `now` by the clock of this computer.
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
