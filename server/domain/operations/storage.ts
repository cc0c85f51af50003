import type { Judgement } from './judgement.ts';

export interface StorageStates {
  fine: Record<never, never>;
  failing: Record<never, never>;
  changed: Record<never, never>;
}

/** Whether pictures and uploads are kept (R366): a small file was written, read and removed, or what became of that. */
export function judgeStorage(probe: 'kept' | 'failed' | 'changed'): Judgement<StorageStates> {
  if (probe === 'kept') return { state: 'fine', level: 'ok', since: null, facts: {} };
  return { state: probe === 'failed' ? 'failing' : 'changed', level: 'fault', since: null, facts: {} };
}
