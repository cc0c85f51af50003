import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The only form in which tokens and keys are stored: a stolen database opens nothing. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** 256 random bits. */
export function newDeviceKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares in constant time, whatever the lengths. */
export function isSameSecret(given: string, kept: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(kept)) && kept !== '';
}
