import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageOfPath } from '#domain/text/language.ts';
import { type PageData, type ShopState, shopFromPage } from '#web/lib/shop-data.ts';
import { App } from './app.tsx';
import { preloadScreen } from './lazy-screens.tsx';
import { pageOf } from './pages.ts';
import { preloadNextTaps, preloadParts } from './preload-parts.ts';
import { ShopRouter } from './shop-router.tsx';

/** Hydrates the page that the server sent. A page without the shop's data stays as it is. */
export async function hydratePage(): Promise<void> {
  const container = document.getElementById('root');
  const json = document.getElementById('theke-data')?.textContent;
  if (!container || !json) return;
  await nextTask();
  // Written into this very page by our own server.
  const data = JSON.parse(json) as PageData;
  await nextTask();
  const initial = data.whole
    ? { shop: shopFromPage(data.whole.shop, data.offsets), content: data.whole.content }
    : await loadShop(data.offsets);
  const path = languageOfPath(location.pathname).url;
  preloadScreen(pageOf(path, initial));
  await nextTask();
  await preloadParts(path, initial);
  await nextTask();
  // Offline the service worker may serve another page's document at this address, without its content.
  const isShell = document.documentElement.dataset.shell !== undefined;
  const app = (
    <ShopRouter>
      <App
        initial={initial}
        now={new Date(data.now)}
        publicUrl={data.publicUrl}
        isConsentAsked={data.isConsentAsked && !isShell}
        version={data.version}
        reload={() => reloaded(data.offsets)}
      />
    </ShopRouter>
  );
  // In slices: a tap must not wait until the whole menu is hydrated.
  startTransition(() => void (isShell ? createRoot(container).render(app) : hydrateRoot(container, app)));
  preloadNextTaps();
}

const reloaded = (offsets: PageData['offsets']) =>
  import('./reload-shop.ts').then(({ reloadShop }) => reloadShop(offsets));

/** In milliseconds; a shop that cannot be loaded now is asked for again, each time a little later. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 15_000;

/** The shop of a page that does not carry it. Until it is here the page can be read, but not used. */
async function loadShop(offsets: PageData['offsets']): Promise<ShopState> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await reloaded(offsets);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Yields to the browser, so that it can paint and handle a tap first. */
function nextTask(): Promise<void> {
  return new Promise((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      next();
    };
    port2.postMessage(null);
  });
}
