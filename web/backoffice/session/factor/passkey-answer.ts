import { WebAuthnError } from '@simplewebauthn/browser';

/** Whether somebody put the device's question away, or the device has nothing to answer with: no fault of the server. */
export function isDeclined(failure: unknown): boolean {
  return failure instanceof WebAuthnError || (failure instanceof DOMException && failure.name === 'NotAllowedError');
}
