/** Letters and digits that cannot be mistaken for each other: no I, L, O, 0, 1. */
export const PAIRING_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const PAIRING_LENGTH = 8;
/** How long a code stays valid. */
export const PAIRING_MINUTES = 10;

const CODE = new RegExp(`^[${PAIRING_LETTERS}]{${PAIRING_LENGTH}}$`);

/** 'km7x 2qpa' -> 'KM7X2QPA'; null if it is not a code. */
export function readPairingCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\u2010-\u2013-]/g, '').toUpperCase();
  return CODE.test(code) ? code : null;
}

/** For display: 'KM7X-2QPA'. */
export function formatPairingCode(code: string): string {
  return `${code.slice(0, PAIRING_LENGTH / 2)}-${code.slice(PAIRING_LENGTH / 2)}`;
}
