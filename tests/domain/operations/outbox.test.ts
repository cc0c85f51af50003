import { expect, it } from 'vitest';
import { judgeOutbox, latestDates } from '#domain/operations/outbox.ts';
import { retryDelay } from '#use-cases/messages/outbox-row.ts';

const NOW = new Date('2026-11-27T18:00:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

it.each([
  [0, null, 0, 'ok', 'fine'],
  [3, 119, 0, 'ok', 'fine'],
  [3, 120, 0, 'notice', 'late'],
  [3, 899, 5, 'notice', 'late'],
  [3, 900, 5, 'fault', 'stuck'],
  [0, null, 1, 'notice', 'given-up'],
  [3, 5, 1, 'notice', 'given-up'],
] as const)(
  'R362 %d waiting, the oldest for %s s, %d given up: %s, %s',
  (waiting, oldest, dead, level, state) => {
    const facts = {
      waiting,
      oldest: oldest === null ? null : ago(oldest),
      dead,
      deadSince: dead > 0 ? ago(60) : null,
    };
    expect(judgeOutbox(facts, NOW)).toMatchObject({ level, state });
  },
);

it('R362 says since when and for how long', () => {
  const late = judgeOutbox({ waiting: 2, oldest: ago(300), dead: 0, deadSince: null }, NOW);
  expect(late).toMatchObject({ since: ago(300), facts: { waiting: 2, age: { seconds: 300 } } });
});

it('F17 what is dated later than clocks are apart, or than any pause lasts, was dated by a wrong clock', () => {
  const { created, retried } = latestDates(NOW);
  expect(created).toEqual(ago(-60));
  expect(retried).toEqual(ago(-37 * 60));
  expect(retryDelay(200, () => 1)).toBeLessThan(retried.getTime() - NOW.getTime());
});
