import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The only form in which tokens and keys are stored: a stolen database opens nothing. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** 256 random bits. */
export function newDeviceKey(): string {
  return randomBytes(32).toString('base64url');
}

/** A password to be typed once: about 100 random bits in groups without look-alikes. */
export function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const groups = Array.from({ length: 4 }, () =>
    // 31 letters: bytes from 248 on are redrawn, so that no letter is likelier than another.
    Array.from({ length: 5 }, () => letters[drawBelow248() % letters.length]).join(''),
  );
  return groups.join('-');
}

/** Compares in constant time, whatever the lengths. */
export function isSameSecret(given: string, kept: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(kept)) && kept !== '';
}

function drawBelow248(): number {
  for (;;) {
    const [byte = 255] = randomBytes(1);
    if (byte < 248) return byte;
  }
}
