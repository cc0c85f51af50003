import { expect, it } from 'vitest';
import { judgeRetention, overdueSince } from '#domain/operations/retention.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const before = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

it('R379 leaves a server that was off two days', () => {
  expect(overdueSince(NOW)).toEqual(before(2));
});

it.each([
  [{ orders: 0, forms: 0, since: null }, 'fine', 'ok'],
  [{ orders: 1, forms: 0, since: before(3) }, 'overdue', 'notice'],
  [{ orders: 0, forms: 2, since: before(13.9) }, 'overdue', 'notice'],
  [{ orders: 1_000, forms: 0, since: before(14) }, 'neglected', 'fault'],
] as const)('R379 %o is %s', (facts, state, level) => {
  const since = level === 'ok' ? null : facts.since;
  expect(judgeRetention(facts, NOW)).toMatchObject({ state, level, since });
});
