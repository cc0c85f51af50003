import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type LoopDelay, loopDelay } from '#adapters/loop-delay.ts';

let delay: LoopDelay | null = null;
afterEach(() => delay?.stop());

const WINDOW_MS = 500;
/** A loop with such turns never turns twice within a window. */
const TURN_MS = 600;

it('what happened before the start is not measured', async () => {
  delay = loopDelay(WINDOW_MS);
  for (let turns = 0; turns < 2; turns += 1) {
    block(TURN_MS);
    await turn();
    await pause(1);
  }
  expect(delay.ms()).toBe(0);
  delay.start();
  for (let seconds = 0; seconds < 2; seconds += 1) {
    await pause(TURN_MS);
    expect(delay.ms()).toBeLessThan(TURN_MS / 4);
  }
});

it('a loop that does not turn within a window is late by half of its turns, not infinitely', async () => {
  delay = loopDelay(WINDOW_MS);
  delay.start();
  const seen: number[] = [];
  for (let turns = 0; turns < 4; turns += 1) {
    block(TURN_MS);
    await turn();
    await pause(1);
    seen.push(delay.ms());
  }
  // Nothing is known at first; a busy machine lengthens the turns, and may slip short ones in between.
  const known = seen.filter((ms) => ms > 0);
  expect(known.length).toBeGreaterThan(1);
  for (const ms of known) {
    expect(ms).toBeGreaterThan(TURN_MS / 4);
    expect(ms).toBeLessThan(5 * TURN_MS);
  }
  await expect.poll(() => delay?.ms(), { timeout: 10_000 }).toBeLessThan(TURN_MS / 4);
});

it('a few short turns between long ones hardly make the loop less late: calls come during the long ones', async () => {
  delay = loopDelay(WINDOW_MS);
  delay.start();
  const seen: number[] = [];
  for (let stretches = 0; stretches < 4; stretches += 1) {
    block(TURN_MS);
    for (let turns = 0; turns < 5; turns += 1) await pause(5);
    seen.push(delay.ms());
  }
  const known = seen.filter((ms) => ms > 0);
  expect(known.length).toBeGreaterThan(1);
  for (const ms of known) expect(ms).toBeGreaterThan(TURN_MS / 4);
});

function block(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
