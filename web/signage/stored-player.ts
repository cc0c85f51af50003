/** Scripts and styles linked by a page; fonts are named in its styles. */
const LINKED = /\/assets\/[\w.-]+\.(?:js|css)(?=["'])/g;
const FONTS = /\/assets\/[\w.-]+\.woff2/g;

/** Whether a response is the player: an unknown key gets the shop's page that says so, which must not be cached. */
export function isPlayer({ status, headers, redirected }: Response): boolean {
  return status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Whether the server, or the proxy before it, is unable to answer: then the cached player continues. */
export function isOutOfOrder({ status }: Response): boolean {
  return status >= 500;
}

/** The scripts and styles of the player's page. */
export function filesOf(page: string): string[] {
  return [...new Set(page.match(LINKED))];
}

/** The fonts that its styles may request. */
export function fontsOf(style: string): string[] {
  return [...new Set(style.match(FONTS))];
}
