import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  owesSecondFactor,
  RECOVERY_CODE_LENGTH,
  readCode,
  recoveryCode,
  shownRecoveryCode,
} from '#domain/access/second-factor.ts';

describe('R380 of whom a second factor is asked', () => {
  it.each([
    ['nobody', ['ROLE_ADMIN'], false],
    ['administrators', ['ROLE_ADMIN'], true],
    ['administrators', ['ROLE_MANAGER'], false],
    ['managers', ['ROLE_ADMIN'], true],
    ['managers', ['ROLE_MANAGER'], true],
    ['managers', ['ROLE_EMPLOYEE'], false],
    ['managers', [], false],
  ] as const)('%s, roles %j: %s', (rule, roles, isOwed) => {
    expect(owesSecondFactor(roles, rule)).toBe(isOwed);
  });
});

describe('codes as people type them', () => {
  it.each([
    ['123456', { kind: 'authenticator', code: '123456' }],
    [' 123 456 ', { kind: 'authenticator', code: '123456' }],
    ['abcde-fghjk', { kind: 'recovery', code: 'abcdefghjk' }],
    ['ABCDE FGHJK', { kind: 'recovery', code: 'abcdefghjk' }],
    ['12345', null],
    ['1234567', null],
    ['abcde-fghj', null],
    // Signs that no code has, for they look like others.
    ['abcde-fghj0', null],
    ['', null],
  ])('%j', (text, code) => {
    expect(readCode(text)).toEqual(code);
  });

  it('every recovery code is read as it is shown', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_CODE_LENGTH, maxLength: RECOVERY_CODE_LENGTH });
    fc.assert(
      fc.property(bytes, (random) => {
        const code = recoveryCode(random);
        expect(readCode(shownRecoveryCode(code))).toEqual({ kind: 'recovery', code });
      }),
    );
  });
});
