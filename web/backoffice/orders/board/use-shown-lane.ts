import { useCallback, useEffect, useRef, useState } from 'react';
import type { LaneId } from '../lanes.ts';

/** Whoever has not touched the screen for as long is not at work on another lane. */
const IDLE_MS = 3_000;

/**
 * The lane of a screen that has room for one: it starts on the one that needs action, and a new order comes to the front by
 * itself, so that it is confirmed by one tap. It waits for a hand that is at work, and yields to the lane that somebody chooses.
 */
export function useShownLane(isLoaded: boolean, hasNew: boolean): [LaneId, (lane: LaneId) => void] {
  const [shown, setShown] = useState<LaneId>('new');
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startsQuiet = useRef(!hasNew);
  startsQuiet.current = !hasNew;
  useEffect(() => {
    if (isLoaded && startsQuiet.current) setShown('kitchen');
  }, [isLoaded]);

  useEffect(() => {
    const touched = () => {
      touchedAt.current = performance.now();
    };
    const events = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const event of events) document.addEventListener(event, touched, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, touched);
    };
  }, []);

  useEffect(() => {
    if (!isLoaded || !hasNew) return;
    const show = () => {
      const rest = touchedAt.current + IDLE_MS - performance.now();
      if (rest > 0) timer.current = setTimeout(show, rest);
      else setShown('new');
    };
    show();
    return () => clearTimeout(timer.current);
  }, [isLoaded, hasNew]);

  const choose = useCallback((lane: LaneId) => {
    clearTimeout(timer.current);
    setShown(lane);
  }, []);
  return [shown, choose];
}
