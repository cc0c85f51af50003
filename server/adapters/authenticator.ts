import { generateSecret, generateURI, verify } from 'otplib';
import { STEP_SECONDS, STEPS_APART } from '#domain/access/second-factor.ts';
import type { Authenticator } from '#use-cases/factor/authenticator.ts';

/** By otplib, with what every authenticator app takes for granted: SHA-1, six digits, 30 seconds. */
export function authenticator(): Authenticator {
  return {
    newSecret: () => generateSecret(),
    address: (secret, { label, issuer }) => generateURI({ secret, label, issuer }),
    async stepOf(token, secret, at) {
      const epoch = Math.floor(at.getTime() / 1_000);
      const found = await verify({ token, secret, epoch, epochTolerance: STEPS_APART * STEP_SECONDS });
      return found.valid && 'timeStep' in found ? found.timeStep : null;
    },
  };
}
