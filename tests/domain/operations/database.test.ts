import { expect, it } from 'vitest';
import { type DatabaseFacts, judgeDatabase } from '#domain/operations/database.ts';

const FACTS: DatabaseFacts = { milliseconds: 2, bytes: 1_000, connections: 5, most: 100, copy: null };

it.each([
  [{}, 'ok', 'fine'],
  [{ milliseconds: 499 }, 'ok', 'fine'],
  [{ milliseconds: 500 }, 'notice', 'slow'],
  [{ connections: 89 }, 'ok', 'fine'],
  [{ connections: 90 }, 'notice', 'crowded'],
  [{ connections: 90, milliseconds: 900 }, 'notice', 'crowded'],
])('R361 a database with %j is %s: %s', (changes, level, state) => {
  expect(judgeDatabase({ ...FACTS, ...changes })).toMatchObject({ level, state });
});

it.each([
  [{ ageMs: 60_000 }, 'ok', 'fine'],
  [{ ageMs: 60_001 }, 'notice', 'copy-old'],
  [{ ageMs: null }, 'notice', 'copy-away'],
])('R390 a database with the copy %j is %s: %s', (copy, level, state) => {
  expect(judgeDatabase({ ...FACTS, copy })).toMatchObject({ level, state });
  // What stops orders comes first.
  expect(judgeDatabase({ ...FACTS, milliseconds: 500, copy })).toMatchObject({ state: 'slow' });
});

it('R361 a database that does not answer is a fault', () => {
  expect(judgeDatabase(null)).toEqual({ level: 'fault', state: 'away', since: null, facts: {} });
});
