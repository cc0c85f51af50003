import { WebAuthnError } from '@simplewebauthn/browser';
import * as texts from './texts.ts';

/** Of the browser: this page is not at the address to which passkeys are bound. */
const ELSEWHERE: readonly string[] = ['ERROR_INVALID_DOMAIN', 'ERROR_INVALID_RP_ID'];

/** What to say when the device gave no answer, or somebody put its question away; null: it was something else that failed. */
export function declined(failure: unknown): string | null {
  if (failure instanceof WebAuthnError) {
    if (ELSEWHERE.includes(failure.code)) return texts.passkeyElsewhere;
    return failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? texts.passkeyKnown
      : texts.passkeyDeclined;
  }
  return failure instanceof DOMException && failure.name === 'NotAllowedError' ? texts.passkeyDeclined : null;
}
