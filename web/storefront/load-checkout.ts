/** The code of checkout; fetched by its screen, and before that by whatever leads there. */
export const loadCheckout = () => import('./checkout/checkout-page.tsx');

/** Fetches it for a guest who is about to go there. */
export function preloadCheckout(): void {
  // If this fails, rendering retries and reports it.
  loadCheckout().catch(() => undefined);
}
