import { expect, it } from 'vitest';
import { judgePayments } from '#domain/operations/payments.ts';

const NOW = new Date('2026-11-27T18:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const works = { name: 'Mollie', isRefused: false };
const refused = { name: 'Mollie (Graz)', isRefused: true };

it.each([
  [[], null, 'ok', 'none'],
  [[works], null, 'ok', 'fine'],
  [[works, refused], null, 'fault', 'refused'],
  [[works, refused], 40, 'fault', 'refused'],
  [[works], 4, 'ok', 'fine'],
  [[works], 5, 'notice', 'late'],
  [[works], 30, 'fault', 'silent'],
  [[], 30, 'fault', 'silent'],
] as const)('R369 accounts %j, waiting for %s minutes: %s, %s', (accounts, minutes, level, state) => {
  const oldest = minutes === null ? null : ago(minutes);
  expect(judgePayments({ accounts, waiting: oldest ? 2 : 0, oldest }, NOW)).toMatchObject({ level, state });
});

it('R369 names the accounts that are refused', () => {
  const { facts } = judgePayments({ accounts: [works, refused], waiting: 0, oldest: null }, NOW);
  expect(facts).toEqual({ names: 'Mollie (Graz)', count: 1 });
});
