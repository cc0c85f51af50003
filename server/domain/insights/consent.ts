/** The cookie in which the banner keeps what a visitor decided. */
export const CONSENT_COOKIE = 'theke_consent';
/** Its value when the visitor accepted; every other value is no consent. */
export const CONSENT_GIVEN = 'accepted';
/** Its value after 'Nur notwendige'. */
export const CONSENT_REFUSED = 'declined';
/** How long the decision is kept (R132). */
export const CONSENT_DAYS = 365;

/** Whether the value of the consent cookie allows what is not necessary; a missing cookie does not. */
export function hasConsent(cookie: string | undefined): boolean {
  return cookie === CONSENT_GIVEN;
}

/** Whether the value of the consent cookie is no decision at all, so that the banner has to ask for one. */
export function isUndecided(cookie: string | undefined): boolean {
  return cookie !== CONSENT_GIVEN && cookie !== CONSENT_REFUSED;
}
