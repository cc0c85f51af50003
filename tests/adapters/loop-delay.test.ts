import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type LoopDelay, loopDelay } from '#adapters/loop-delay.ts';

let delay: LoopDelay | null = null;
afterEach(() => delay?.stop());

/** Longer than the second over which the delay is measured: such a loop never turns twice within it. */
const TURN_MS = 1_200;

it('what happened before the start is not measured', async () => {
  delay = loopDelay();
  for (let turns = 0; turns < 3; turns += 1) {
    block(TURN_MS);
    await turn();
    await pause(1);
  }
  expect(delay.ms()).toBe(0);
  delay.start();
  for (let seconds = 0; seconds < 3; seconds += 1) {
    await pause(TURN_MS);
    expect(delay.ms()).toBeLessThan(TURN_MS / 4);
  }
});

it('a loop that turns less than once a second is as late as its turns are long, not infinitely late', async () => {
  delay = loopDelay();
  delay.start();
  const seen: number[] = [];
  for (let turns = 0; turns < 6; turns += 1) {
    block(TURN_MS);
    await turn();
    await pause(1);
    seen.push(delay.ms());
  }
  // Nothing is known at first; a busy machine lengthens the turns, and may slip short ones in between.
  const known = seen.filter((ms) => ms > 0);
  expect(known.length).toBeGreaterThan(1);
  for (const ms of known) {
    expect(ms).toBeGreaterThan(TURN_MS / 10);
    expect(ms).toBeLessThan(5 * TURN_MS);
  }
  await expect.poll(() => delay?.ms(), { timeout: 10_000 }).toBeLessThan(TURN_MS / 4);
});

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
