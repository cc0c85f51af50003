import type { Judgement } from './judgement.ts';

export interface StorageStates {
  fine: Record<string, never>;
  away: Record<string, never>;
}

/** Whether pictures and files can be reached (R369). */
export function judgeStorage({ isReachable }: { isReachable: boolean }): Judgement<StorageStates> {
  return isReachable
    ? { state: 'fine', level: 'ok', since: null, facts: {} }
    : { state: 'away', level: 'fault', since: null, facts: {} };
}
