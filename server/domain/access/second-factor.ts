/** Of whom the shop asks for a second factor (R380). */
export type SecondFactorRule = 'nobody' | 'administrators' | 'managers';

/** Whether somebody with these roles must have a second factor (R380). */
export function owesSecondFactor(roles: readonly string[], rule: SecondFactorRule): boolean {
  if (rule === 'nobody') return false;
  return roles.includes('ROLE_ADMIN') || (rule === 'managers' && roles.includes('ROLE_MANAGER'));
}

/** What can change about somebody's second factor. The names are stored in the outbox and never change. */
const FACTOR_CHANGE_NAMES = [
  'on',
  'off',
  'reset',
  'codes-renewed',
  'passkey-added',
  'passkey-removed',
] as const;
export type FactorChange = (typeof FACTOR_CHANGE_NAMES)[number];

export function isFactorChange(name: unknown): name is FactorChange {
  return FACTOR_CHANGE_NAMES.some((known) => known === name);
}

/** Seconds for which a code of an authenticator stands (RFC 6238), and how many codes before and after are taken too (R381). */
export const STEP_SECONDS = 30;
export const STEPS_APART = 1;

/** How many recovery codes somebody has, of how many signs each (R382). */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_LENGTH = 10;

/** Without signs that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`);

export type GivenCode = { kind: 'authenticator' | 'recovery'; code: string };

/** What somebody has typed, without the gaps that people put into it; null if it is no code of either kind. */
export function readCode(text: string): GivenCode | null {
  const code = text.replaceAll(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code };
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null;
}

/** A recovery code from random bytes, one for each sign. */
export function recoveryCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, RECOVERY_CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(
    '',
  );
}

/** As it is shown and written down: 'abcde-fghjk'. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, RECOVERY_CODE_LENGTH / 2)}-${code.slice(RECOVERY_CODE_LENGTH / 2)}`;
}
