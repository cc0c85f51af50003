import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Passkeys } from '#use-cases/factor/passkeys.ts';

/** How long a browser shows its question, in milliseconds. */
const TIMEOUT = 120_000;

/**
 * By SimpleWebAuthn. Whoever uses a passkey proves it to their device (finger, face, PIN): it counts as both factors. Nothing is
 * asked about the make of the device.
 */
export function passkeys(): Passkeys {
  return {
    async registration({ id, email, name }, known, { name: rpName, site }) {
      const options = await generateRegistrationOptions({
        ...{ rpName, rpID: site.host, userName: email, userDisplayName: name, timeout: TIMEOUT },
        userID: new TextEncoder().encode(String(id)),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { challenge: options.challenge, options };
    },
    async registered(answer, take, { host, origin }) {
      const verified = await verifyRegistrationResponse({
        response: answer as RegistrationResponseJSON,
        ...{ expectedChallenge: take, expectedOrigin: origin, expectedRPID: host },
        requireUserVerification: true,
      }).catch(() => null);
      if (!verified?.verified) return null;
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      return { id, publicKey, counter, transports };
    },
    async request({ host }) {
      const options = await generateAuthenticationOptions({
        ...{ rpID: host, timeout: TIMEOUT, userVerification: 'required' },
      });
      return { challenge: options.challenge, options };
    },
    async proven(answer, { id, publicKey, counter, transports }, take, { host, origin }) {
      const verified = await verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        ...{ expectedChallenge: take, expectedOrigin: origin, expectedRPID: host },
        credential: { id, publicKey: new Uint8Array(publicKey), counter, transports: [...transports] },
        requireUserVerification: true,
      }).catch(() => null);
      return verified?.verified ? { counter: verified.authenticationInfo.newCounter } : null;
    },
  };
}
