import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SUBJECTS } from '#domain/operations/subjects.ts';
import type { Checks } from '#use-cases/operations/checks.ts';
import { watchOperations } from '#use-cases/operations/watch-operations.ts';
import { FakeClock, portsOf } from '../fakes.ts';

const START = Date.parse('2026-11-27T18:00:00Z');
const clock = new FakeClock(START);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const deps = portsOf({ clock, log });
const fine = async () => ({ state: 'fine', level: 'ok', since: null, facts: {} });

/** Every check is fine but those given. */
function checksWith(given: Record<string, () => Promise<unknown>>): Checks {
  return Object.fromEntries(
    SUBJECTS.map((subject) => [subject, given[subject] ?? fine]),
  ) as unknown as Checks;
}

beforeEach(() => {
  clock.time = START;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it('R360 a check that throws, at once or later, is a notice and leaves the others alone', async () => {
  const disk = () => {
    throw new Error('at once');
  };
  const database = async () => Promise.reject(new Error('later'));
  const findings = await watchOperations(deps, checksWith({ disk, database })).read(null);
  const unsure = findings.filter(({ state }) => state === 'unchecked');
  expect(unsure.map(({ subject, level }) => [subject, level])).toEqual([
    ['database', 'notice'],
    ['disk', 'notice'],
  ]);
  expect(findings).toHaveLength(SUBJECTS.length);
});

it('R360 a check that hangs is a notice after three seconds, and is not started again while it does', async () => {
  let started = 0;
  let end = (_: unknown) => {};
  const disk = () => {
    started += 1;
    return new Promise((resolve) => {
      end = resolve;
    });
  };
  const watch = watchOperations(deps, checksWith({ disk }));
  const diskState = async () => (await watch.read(null)).find(({ subject }) => subject === 'disk')?.state;
  const first = diskState();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await Promise.race([first, 'open'])).toBe('open');
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toBe('unchecked');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await diskState()).toBe('unchecked');
  expect(started).toBe(1);
  end(await fine());
  await vi.advanceTimersByTimeAsync(20_000);
  const again = diskState();
  end(await fine());
  expect(await again).toBe('fine');
  expect(started).toBe(2);
});

it('asks at most every ten seconds, and remembers since when it is as it is', async () => {
  let level = 'notice';
  const disk = vi.fn(async () => ({ state: level, level, since: null, facts: {} }));
  const watch = watchOperations(deps, checksWith({ disk }));
  const since = async () => (await watch.read(null)).find(({ subject }) => subject === 'disk')?.since ?? null;
  expect(await since()).toEqual(new Date(START));
  await watch.read(null);
  expect(disk).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  clock.time += 10_000;
  expect(await since()).toEqual(new Date(START));
  expect(disk).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  clock.time += 10_000;
  level = 'fault';
  expect(await since()).toEqual(new Date(START + 20_000));
  vi.advanceTimersByTime(10_000);
  level = 'ok';
  expect(await since()).toBeNull();
});

it('asks anew for readers of some branches only, and for theirs', async () => {
  const printers = vi.fn(fine);
  const watch = watchOperations(deps, checksWith({ printers }));
  await watch.read([4]);
  await watch.read([5]);
  await watch.read(null);
  expect(printers.mock.calls.map(([given]: unknown[]) => (given as { branches: unknown }).branches)).toEqual([
    [4],
    [5],
    null,
  ]);
});
