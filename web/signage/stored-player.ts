/** Scripts and styles that a page links; fonts are named by its styles. */
const LINKED = /\/assets\/[\w.-]+\.(?:js|css)(?=["'])/g;
const FONTS = /\/assets\/[\w.-]+\.woff2/g;

/** Whether an answer is the player: an unknown key gets the shop's page that says so, and it is not ours to keep. */
export function isPlayer({ status, headers, redirected }: Response): boolean {
  return status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html');
}

/** Whether the server, or what stands before it, is in no state to answer: then the stored player goes on. */
export function isOutOfOrder({ status }: Response): boolean {
  return status >= 500;
}

/** The scripts and styles of the player's page. */
export function filesOf(page: string): string[] {
  return [...new Set(page.match(LINKED))];
}

/** The fonts that its styles can ask for. */
export function fontsOf(style: string): string[] {
  return [...new Set(style.match(FONTS))];
}
