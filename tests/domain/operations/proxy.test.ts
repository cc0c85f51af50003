import { expect, it } from 'vitest';
import { judgeProxy } from '#domain/operations/proxy.ts';

const seen = { peer: '10.0.0.1', since: new Date('2026-11-27T08:00:00Z') };

it.each([
  [false, false, null, 'fine', 'ok'],
  [false, true, null, 'fine', 'ok'],
  [true, true, null, 'fine', 'ok'],
  [true, false, null, 'unnamed', 'notice'],
  [false, false, seen, 'untrusted', 'fault'],
  [true, true, seen, 'untrusted', 'fault'],
] as const)(
  'R339 TLS in front: %s, a proxy trusted: %s, seen: %o is %s',
  (isBehindTls, hasTrusted, sight, state, level) => {
    expect(judgeProxy({ isBehindTls, hasTrusted, seen: sight })).toMatchObject({ state, level });
  },
);

it('R339 says since when, and who it is', () => {
  expect(judgeProxy({ isBehindTls: true, hasTrusted: false, seen })).toMatchObject({
    since: seen.since,
    facts: { peer: '10.0.0.1' },
  });
});
