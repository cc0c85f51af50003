import { useCallback, useEffect, useState } from 'react';
import { useServerNowEvery } from '#web/lib/clock/server-clock.ts';
import { useOrders } from '../orders-provider.tsx';
import { type BranchFault, faultKey, ringingFaults, stillUnderstood } from './counter-alarm.ts';

export interface CounterAlarm {
  faults: readonly BranchFault[];
  isRinging: boolean;
  /** Silences the faults of now on this screen; another one rings all the same. */
  understand(): void;
}

const EVERY_MS = 4_000;

/** What is wrong at the counter, and the sound for it, until somebody has understood or it is over. */
export function useCounterAlarm(sound: () => void): CounterAlarm {
  const { faults } = useOrders();
  const now = useServerNowEvery(1);
  const [understood, setUnderstood] = useState<ReadonlySet<string>>(new Set());
  const isRinging = ringingFaults(faults, understood, now).length > 0;
  useEffect(() => {
    if (!isRinging) return;
    sound();
    const timer = setInterval(sound, EVERY_MS);
    return () => clearInterval(timer);
  }, [isRinging, sound]);
  useEffect(() => setUnderstood((known) => stillUnderstood(known, faults)), [faults]);
  const understand = useCallback(() => setUnderstood(new Set(faults.map(faultKey))), [faults]);
  return { faults, isRinging, understand };
}
