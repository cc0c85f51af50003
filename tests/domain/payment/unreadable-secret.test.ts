import { expect, it } from 'vitest';
import { UnreadableSecret } from '#domain/payment/unreadable-secret.ts';

it.each(['other-key', 'damaged'] as const)('says why a secret is unreadable: %s', (reason) => {
  const error = new UnreadableSecret(reason);
  expect(error.reason).toBe(reason);
  expect(String(error)).toBe(`UnreadableSecret: a stored secret is unreadable: ${reason}`);
});
