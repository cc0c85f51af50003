import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type LoopDelay, loopDelay } from '#adapters/loop-delay.ts';

let delay: LoopDelay | null = null;
afterEach(() => delay?.stop());

/** Longer than the second over which the delay is measured: such a loop never turns twice within it. */
const TURN_MS = 1_200;

it('a loop that turns less than once a second is as late as its turns are long, not infinitely late', async () => {
  delay = loopDelay();
  const seen: number[] = [];
  for (let turns = 0; turns < 6; turns += 1) {
    const end = performance.now() + TURN_MS;
    while (performance.now() < end);
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
