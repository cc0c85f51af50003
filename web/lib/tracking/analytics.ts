import { type EventValue, PAGE_VIEW, pagePath } from '#domain/insights/analytics-event.ts';
import type { CartItem } from '#domain/ordering/item.ts';
import type { Branch } from '#domain/shop/branch.ts';
import { hasConsentNow } from '../consent.ts';
import { request } from '../http.ts';
import { useStaff } from '../staff.ts';
import { sendToPixel } from './pixel.ts';

interface AnalyticsEvent {
  type: string;
  action?: string;
  category?: string;
  /** Flat, and never personal data. */
  data?: Readonly<Record<string, EventValue>>;
}

type Place = Pick<Branch, 'id' | 'identifier'>;
type Counted = Pick<CartItem, 'product' | 'amount'>;

/** The longest text in an event's data (inputs/analytics.ts). */
const LONGEST_TEXT = 2_000;

/** Tracks only with consent, and never staff; waits until it is known who is signed in. */
function count(work: () => void): void {
  if (!hasConsentNow()) return;
  const { isKnown, staff } = useStaff.getState();
  if (isKnown) {
    if (!staff) work();
    return;
  }
  const stop = useStaff.subscribe((who) => {
    if (!who.isKnown) return;
    stop();
    if (!who.staff && hasConsentNow()) work();
  });
}

/** Writes an event to the shop's log; failure is ignored. */
function log(event: AnalyticsEvent): void {
  request('/api/analytics-log', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // Outlives the page: a purchase is often followed by a redirect to the payment.
    keepalive: true,
    body: JSON.stringify(event),
  }).catch(() => undefined);
}

/** A page view. For pages of single orders only the fact itself. */
export function trackPageView(pathname: string, branch: Place | null): void {
  const data = { path: pagePath(pathname), ...(branch ? { branch: branch.id } : {}) };
  count(() => {
    log({ type: PAGE_VIEW, category: branch?.identifier ?? '', data });
    sendToPixel('PageView');
  });
}

export function trackAddToCart(branch: Place, { product, amount }: Counted): void {
  count(() => {
    log({
      type: 'AddToCart',
      action: product.name,
      category: branch.identifier,
      data: { branch: branch.id, product: product.id, amount },
    });
    sendToPixel('AddToCart', { content_name: product.name, ...contents([{ product, amount }]) });
  });
}

/** Checkout was entered. */
export function trackInitiateCheckout(branch: Place, items: readonly Counted[], currency: string): void {
  count(() => {
    log({
      type: 'InitiateCheckout',
      category: branch.identifier,
      data: { branch: branch.id, items: items.length, currency },
    });
    sendToPixel('InitiateCheckout', { ...contents(items), num_items: items.length, currency });
  });
}

/** An order was placed. `gross` in currency units; null where the shop shows no total. */
export function trackPurchase(
  branch: Place,
  items: readonly Counted[],
  { gross, currency }: { gross: number | null; currency: string },
): void {
  const products = items.map(({ product, amount }) => `${product.id}x${amount}`).join(',');
  count(() => {
    log({
      type: 'Purchase',
      category: branch.identifier,
      data: {
        branch: branch.id,
        items: items.length,
        products: products.slice(0, LONGEST_TEXT),
        gross,
        currency,
      },
    });
    sendToPixel('Purchase', { ...contents(items), ...(gross === null ? {} : { value: gross }), currency });
  });
}

/** Products in the pixel's format. */
function contents(items: readonly Counted[]) {
  return {
    content_type: 'product',
    contents: items.map(({ product, amount }) => ({ id: String(product.id), quantity: amount })),
  };
}
