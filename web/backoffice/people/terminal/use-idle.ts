import { useEffect, useRef, useState } from 'react';

/** Counts down in seconds while there is no input; returns the rest. `onOver` is called at the end. */
export function useIdle(seconds: number, onOver: () => void): number {
  const [left, setLeft] = useState(seconds);
  const latest = useRef(onOver);
  latest.current = onOver;
  useEffect(() => {
    setLeft(seconds);
    const again = () => setLeft(seconds);
    const timer = setInterval(() => setLeft((before) => before - 1), 1_000);
    window.addEventListener('pointerdown', again);
    window.addEventListener('keydown', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pointerdown', again);
      window.removeEventListener('keydown', again);
    };
  }, [seconds]);
  useEffect(() => {
    if (left <= 0) latest.current();
  }, [left]);
  return Math.max(0, left);
}
