import { expect, it } from 'vitest';
import { judgeVersion, type VersionFacts } from '#domain/operations/version.ts';

const FACTS: VersionFacts = {
  version: '1.2.0',
  node: '24.1.0',
  database: '17.2',
  migration: '20261127130700_outbox_trail',
  isEmbedded: false,
};

it.each([
  [{}, '2026-11-27', 'ok', 'fine'],
  [{ node: '20.20.2' }, '2026-04-30', 'notice', 'node-ending'],
  [{ node: '20.20.2' }, '2026-05-01', 'notice', 'node-ended'],
  [{ node: '22.12.0' }, '2027-01-30', 'ok', 'fine'],
  [{ node: '22.12.0' }, '2027-02-01', 'notice', 'node-ending'],
  [{ node: '99.0.0', database: '99.1' }, '2060-01-01', 'ok', 'fine'],
  [{ database: '14.9' }, '2026-11-12', 'notice', 'database-ending'],
  [{ database: '14.9' }, '2026-11-13', 'notice', 'database-ended'],
  [{ database: '14.9', isEmbedded: true }, '2026-11-13', 'ok', 'fine'],
  [{ node: '20.1.0', database: '14.9' }, '2026-11-27', 'notice', 'node-ended'],
])('R368 %j on %s is %s: %s', (changes, day, level, state) => {
  const found = judgeVersion({ ...FACTS, ...changes }, new Date(`${day}T12:00:00Z`));
  expect(found).toMatchObject({ level, state });
});
