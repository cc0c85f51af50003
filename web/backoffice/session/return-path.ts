const START = '/backend';

/** The parameter of the login page while somebody invited has no password yet. */
export const FIRST = 'passwort';
export const FIRST_PASSWORD = `/backend/login?${FIRST}`;

/**
 * Where to go after login: the requested path if it is in the backend of this server, else the start page. URL parameters
 * may come from anywhere; other sites, schemes and the login itself are not followed (open redirect).
 */
export function returnPath(wanted: string | null, origin: string): string {
  if (
    wanted === null ||
    !/^\/backend(?![\w-])/.test(wanted) ||
    /[\\\s]/.test(wanted) ||
    !URL.canParse(wanted, origin)
  ) {
    return START;
  }
  const url = new URL(wanted, origin);
  const isInside = url.origin === origin && /^\/backend(\/|$)/.test(url.pathname);
  const isLogin = /^\/backend\/log(in|out)(\/|$)/.test(url.pathname);
  return isInside && !isLogin ? url.pathname + url.search + url.hash : START;
}

/** The login page that leads back to the current page. */
export function loginPath(location: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const here = location.pathname + location.search + location.hash;
  return `/backend/login?to=${encodeURIComponent(here)}`;
}
