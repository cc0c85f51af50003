/** How a link in the shop's records is followed. */
export type LinkTarget =
  /** A storefront page, followed by its router. */
  | { kind: 'page'; to: string }
  /** Mail, telephone, and paths handled by the server itself (backend, files). */
  | { kind: 'same-tab'; href: string }
  | { kind: 'new-tab'; href: string };

/** First path segments that are not storefront pages. */
const OF_THE_SERVER = /^\/(?:backend|api|trpc|image|upload|assets|signage)(?:[/?#]|$)/;

/**
 * Internal links stay in the tab, external ones open a new one, mailto and tel stay as they are. An absolute address of
 * this very shop is internal.
 */
export function linkTarget(href: string, publicUrl: string): LinkTarget {
  const own = ownPath(href, publicUrl) ?? href;
  if (/^(?:mailto|tel):/i.test(own)) return { kind: 'same-tab', href: own };
  if (!/^[/#?]/.test(own) || own.startsWith('//')) return { kind: 'new-tab', href: own };
  return OF_THE_SERVER.test(own) ? { kind: 'same-tab', href: own } : { kind: 'page', to: own };
}

function ownPath(href: string, publicUrl: string): string | null {
  if (!/^https?:/i.test(href) || !URL.canParse(href) || !URL.canParse(publicUrl)) return null;
  const { origin, pathname, search, hash } = new URL(href);
  return origin === new URL(publicUrl).origin ? pathname + search + hash : null;
}
