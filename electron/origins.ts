/** Scheme of the pages shipped with the shell. */
export const LOCAL_SCHEME = 'theke';
/** Pages of the web build (the first-run screen). */
export const APP_ORIGIN = `${LOCAL_SCHEME}://app`;
/** The shell's own small pages (chime, 'Server nicht erreichbar'): they may not use IPC. */
export const SHELL_ORIGIN = `${LOCAL_SCHEME}://shell`;

/**
 * Scheme, host and port of an address; also for our own scheme, where URL.origin says 'null'. Null if it is not an
 * address.
 */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, origin } = new URL(url);
  return protocol === `${LOCAL_SCHEME}:` ? `${protocol}//${host}` : origin;
}

/** Where the window may navigate: the server and our own pages. `serverUrl` is an origin. */
export function isOwnPage(url: string, serverUrl: string | null): boolean {
  const origin = originOf(url);
  return origin === APP_ORIGIN || origin === SHELL_ORIGIN || (serverUrl !== null && origin === serverUrl);
}

/** What a click may open in the system's browser, telephone or mail program. */
export function isForOutside(url: string, serverUrl: string | null): boolean {
  if (!URL.canParse(url)) return false;
  return (
    ['https:', 'tel:', 'mailto:'].includes(new URL(url).protocol) ||
    (serverUrl !== null && originOf(url) === serverUrl)
  );
}
