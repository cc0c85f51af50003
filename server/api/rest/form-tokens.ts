import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Longer than people leave a form open; in milliseconds. */
const LIFE_MS = 24 * 60 * 60_000;

export interface FormTokens {
  issue(): string;
  /** Milliseconds since a token was issued; null for one that is forged, expired or from another process. */
  ageOf(token: string): number | null;
}

/**
 * Signed times that show when a form was opened (R128). Neither the key nor the clock outlives the process: a form that loses
 * its token on a restart still counts, under the limit of those without one.
 */
export function formTokens(now: () => number = () => performance.now()): FormTokens {
  const key = randomBytes(32);
  const signatureOf = (time: string) => createHmac('sha256', key).update(time).digest('base64url');
  return {
    issue: () => {
      const time = Math.floor(now()).toString(36);
      return `${time}.${signatureOf(time)}`;
    },
    ageOf: (token) => {
      const [time = '', signature = ''] = token.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(time))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      const age = now() - Number.parseInt(time, 36);
      return age <= LIFE_MS ? age : null;
    },
  };
}
