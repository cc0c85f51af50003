/** The cookie in which the banner keeps what a visitor decided. */
export const CONSENT_COOKIE = 'theke_consent';
/** Its value when the visitor accepted; every other value, for example of 'Nur notwendige', is no consent. */
export const CONSENT_GIVEN = 'accepted';
/** How long the decision is kept (specification 9). */
export const CONSENT_DAYS = 365;

/** Whether the value of the consent cookie allows what is not necessary; a missing cookie does not. */
export function hasConsent(cookie: string | undefined): boolean {
  return cookie === CONSENT_GIVEN;
}
