import { useEffect, useRef, useState } from 'react';
import { ASLEEP, AWAKE, type IdleStage, idleStage, sameStage, secondsUntil } from './kiosk-idle.ts';

const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input'] as const;
const LOOK_INTERVAL = 500;

interface Idle {
  stage: IdleStage;
  wake: () => void;
  sleep: () => void;
}

/** Tracks how long nobody has touched the terminal. Only `wake` ends sleep, and the question before it. */
export function useIdle(isWatching: boolean, hasSomethingToLose: () => boolean): Idle {
  const [stage, setStage] = useState<IdleStage>(AWAKE);
  const touchedAt = useRef(0);
  const ask = useRef(hasSomethingToLose);
  ask.current = hasSomethingToLose;

  useEffect(() => {
    if (!isWatching) return;
    touchedAt.current = Date.now();
    const stageNow = () => idleStage(Date.now() - touchedAt.current, ask.current());
    const onTouch = () => {
      if (stageNow().kind === 'awake') touchedAt.current = Date.now();
    };
    const timer = setInterval(() => {
      setStage((before) => (before.kind === 'asleep' ? before : sameStage(before, stageNow())));
    }, LOOK_INTERVAL);
    for (const sign of ACTIVITY_EVENTS)
      window.addEventListener(sign, onTouch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, onTouch, { capture: true });
    };
  }, [isWatching]);

  return {
    stage,
    wake: () => {
      touchedAt.current = Date.now();
      setStage(AWAKE);
    },
    sleep: () => setStage(ASLEEP),
  };
}

/** Counts down from `seconds` to 0 and then calls `onEnd`, once. */
export function useCountdown(seconds: number, onEnd: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    const endsAt = Date.now() + seconds * 1_000;
    const timer = setInterval(() => {
      const remaining = secondsUntil(endsAt, Date.now());
      setLeft(Math.max(0, remaining));
      if (remaining > 0) return;
      clearInterval(timer);
      end.current();
    }, LOOK_INTERVAL);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
