import { expect, it } from 'vitest';
import { judgeCertificate } from '#domain/operations/certificate.ts';

const NOW = new Date('2026-11-27T18:00:00Z');
const host = 'theke.at';

it.each([
  [90, 'ok', 'fine', 90],
  [21, 'ok', 'fine', 21],
  [20.9, 'notice', 'ending', 20],
  [7, 'notice', 'ending', 7],
  [6.9, 'fault', 'urgent', 6],
  [0.1, 'fault', 'urgent', 0],
] as const)('R367 a certificate for %d more days is %s: %s', (days, level, state, shown) => {
  const validTo = new Date(NOW.getTime() + days * 86_400_000);
  const found = judgeCertificate({ kind: 'certificate', host, validTo }, NOW);
  expect(found).toMatchObject({ level, state, facts: { host, days: shown } });
});

it('R367 an expired one is a fault since its end', () => {
  const validTo = new Date(NOW.getTime() - 1_000);
  expect(judgeCertificate({ kind: 'certificate', host, validTo }, NOW)).toMatchObject({
    level: 'fault',
    state: 'expired',
    since: validTo,
  });
});

it.each([
  ['local', 'ok'],
  ['plain', 'notice'],
  ['unreachable', 'notice'],
  ['untrusted', 'fault'],
] as const)('R367 an address that is %s is %s', (kind, level) => {
  expect(judgeCertificate({ kind, host }, NOW)).toMatchObject({ level, state: kind });
});
