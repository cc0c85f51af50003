import { describe, expect, it } from 'vitest';
import { CONSENT_GIVEN, CONSENT_REFUSED, hasConsent, isUndecided } from '#domain/insights/consent.ts';

describe('consent', () => {
  it.each([
    [undefined, false, true],
    ['', false, true],
    ['necessary', false, true],
    ['true', false, true],
    [CONSENT_REFUSED, false, false],
    [CONSENT_GIVEN, true, false],
  ])('a cookie of %s: given %s, asked for %s', (cookie, isGiven, isAsked) => {
    expect(hasConsent(cookie)).toBe(isGiven);
    expect(isUndecided(cookie)).toBe(isAsked);
  });
});
