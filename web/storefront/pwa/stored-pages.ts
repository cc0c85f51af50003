/** Addresses that are not storefront pages, or that must not be cached: orders, terminals, screens. */
export const NOT_PAGES =
  /^(?:\/en)?\/(api|trpc|backend|upload|image|assets|status|kiosk|signage|payment|test-payment)(\/|\?|$)/;

/** A short name for a set of built files, different for every build. */
export function buildName(files: readonly (string | { url: string })[]): string {
  let hash = 5381;
  for (const file of files) {
    for (const letter of typeof file === 'string' ? file : file.url) {
      hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
    }
  }
  return hash.toString(36);
}

/** Whether a response may be cached: what is for one person forbids it in its headers. */
export function isKept({ status, headers, redirected }: Response): boolean {
  return status === 200 && !redirected && !/no-store|private/.test(headers.get('cache-control') ?? '');
}

/** Whether a response is a page that may be cached. */
export function isKeptPage(response: Response): boolean {
  return isKept(response) && (response.headers.get('content-type') ?? '').startsWith('text/html');
}

/** The fonts that a page preloads. */
export function fontsOf(page: string): string[] {
  return [...new Set(page.match(/\/assets\/[\w.-]+\.woff2/g))];
}

const ROOT = /(<div id="root">).*(<\/div><script type="application\/json")/s;

/**
 * A cached page as served offline. It is marked (`data-stored` on the html element), so that the page can tell. As a
 * shell for another address it comes without its content, which the browser then renders (`data-shell`).
 */
export async function storedPage(response: Response, { isShell = false } = {}): Promise<Response> {
  const page = await response.text();
  const marks = isShell ? ' data-stored data-shell' : ' data-stored';
  const marked = page.replace(/<html\b/, `<html${marks}`);
  const headers = new Headers(response.headers);
  // The body is already decompressed, and longer now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(isShell ? marked.replace(ROOT, '$1$2') : marked, { status: response.status, headers });
}
