import type { Page } from 'playwright';
import type { Visitor } from './visitor.ts';

/** Waits until the service worker has precached everything and controls the page. */
export async function isApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

export async function loseNetwork(visitor: Visitor): Promise<void> {
  // The page's own requests fail then.
  visitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await visitor.context.setOffline(true);
}
