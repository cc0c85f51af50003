import type { Judgement } from './judgement.ts';

export interface DiskStates {
  fine: { free: { bytes: number }; size: { bytes: number } };
  low: { free: { bytes: number }; size: { bytes: number } };
  full: { free: { bytes: number } };
}

export interface DiskFacts {
  /** Bytes. */
  free: number;
  size: number;
  /** Whether files can be written now. */
  hasRoom: boolean;
}

const GIGABYTE = 1_024 ** 3;
const LOW_SHARE = 0.1;
/** A large disk has plenty left long before a tenth of it is. */
const PLENTY = 20 * GIGABYTE;
const LAST_BYTES = 0.5 * GIGABYTE;

/** How much room the disk has (R361). */
export function judgeDisk({ free, size, hasRoom }: DiskFacts): Judgement<DiskStates> {
  if (!hasRoom || free < LAST_BYTES)
    return { state: 'full', level: 'fault', since: null, facts: { free: { bytes: free } } };
  const facts = { free: { bytes: free }, size: { bytes: size } };
  const isLow = free < Math.min(size * LOW_SHARE, PLENTY);
  return isLow
    ? { state: 'low', level: 'notice', since: null, facts }
    : { state: 'fine', level: 'ok', since: null, facts };
}
