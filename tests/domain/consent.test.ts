import { describe, expect, it } from 'vitest';
import { CONSENT_GIVEN, hasConsent } from '#domain/consent.ts';

describe('consent', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['necessary', false],
    ['true', false],
    [CONSENT_GIVEN, true],
  ])('a cookie of %s: %s', (cookie, expected) => {
    expect(hasConsent(cookie)).toBe(expected);
  });
});
