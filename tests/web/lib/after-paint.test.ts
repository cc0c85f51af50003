import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '#web/lib/after-paint.ts';

/** The browser's frames, called by hand. */
let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs in a task after the next frame, once', () => {
  const run = vi.fn();
  afterPaint(run);
  vi.advanceTimersByTime(16);
  expect(run, 'before the frame').not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(run, 'within the frame').not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('runs without frames in a tab that is not shown', () => {
  const run = vi.fn();
  afterPaint(run);
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(1);
});
