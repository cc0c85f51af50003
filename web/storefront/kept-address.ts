import { formSubject } from '#domain/contact/contact-form.ts';
import type { ShopState } from '#web/lib/shop-data.ts';
import { mayHaveShortcuts } from './layout/shortcuts.ts';
import { type Page, pageOf } from './pages.ts';

/** Addresses of no page, which no page can be given (entities/shapes/content.ts). */
const MISSING = '/checkout';
const MISSING_WHILE_ORDERING = '/status';
/** The page of an order is the same for every order: the browser fetches what it shows. */
const ANY_ORDER = '/status/-/-';

/**
 * The one address under which the server renders and keeps what an address shows: the same HTML, however the address is
 * written. There are only as many as the shop has pages, so nobody can make the server render more by making some up, and
 * no secret reaches the renderer.
 */
export function keptAddress(url: string, state: ShopState): string {
  const [path = '/', query = ''] = url.split('#', 1).join().split('?');
  const page = pageOf(path, state);
  switch (page.kind) {
    case 'home':
      return `/${shownQuery(query, state)}`;
    case 'site':
      return encodeURI(page.site.path) + shownQuery(query, state);
    case 'status':
      return ANY_ORDER;
    case 'text':
      return page.text.href ?? MISSING;
    case 'branch':
      return (isOfKiosk(path) ? '/kiosk/' : '/store/') + encodeURIComponent(page.branch.identifier);
    case 'checkout':
      return checkoutOf(page);
    case 'missing':
      return mayHaveShortcuts(path) ? MISSING : MISSING_WHILE_ORDERING;
  }
}

function isOfKiosk(path: string): boolean {
  return /^\/+kiosk\//.test(path);
}

function checkoutOf({ branch, hasFailedPayment }: Extract<Page, { kind: 'checkout' }>): string {
  return `/store/${encodeURIComponent(branch.identifier)}/checkout${hasFailedPayment ? '/error' : ''}`;
}

/**
 * What a query changes in the HTML of a page: the chosen category of its product filter, the chosen subject of its form.
 * Everything else is read in the browser, or by nobody.
 */
function shownQuery(query: string, { shop }: ShopState): string {
  const asked = new URLSearchParams(query);
  const shown = new URLSearchParams();
  const category = Number(asked.get('kategorie'));
  if (shop.categories.some(({ id }) => id === category)) shown.set('kategorie', String(category));
  const subject = formSubject(asked.get('anliegen') ?? '');
  if (subject) shown.set('anliegen', subject);
  return shown.size > 0 ? `?${shown}` : '';
}
