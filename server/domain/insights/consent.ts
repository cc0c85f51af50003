/** The cookie in which the banner stores the visitor's decision. */
export const CONSENT_COOKIE = 'theke_consent';
/** Its value when the visitor accepted; any other value is no consent. */
export const CONSENT_GIVEN = 'accepted';
/** Its value after 'Nur notwendige'. */
export const CONSENT_REFUSED = 'declined';
/** How long the decision is kept (R132). */
export const CONSENT_DAYS = 365;

/** Whether the consent cookie's value allows what is not strictly necessary; a missing cookie does not. */
export function hasConsent(cookie: string | undefined): boolean {
  return cookie === CONSENT_GIVEN;
}

/** Whether the consent cookie holds no decision yet, so that the banner has to ask. */
export function isUndecided(cookie: string | undefined): boolean {
  return cookie !== CONSENT_GIVEN && cookie !== CONSENT_REFUSED;
}
