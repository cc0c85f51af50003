import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { apiGet } from '#web/lib/api.ts';
import { type InitEntry, type PageData, shopFromInit, shopFromPage } from '#web/lib/shop-data.ts';
import { App } from './app.tsx';
import { preloadScreen } from './lazy-screens.tsx';
import { pageOf } from './pages.ts';
import { preloadSections } from './preload-sections.ts';
import { ShopRouter } from './shop-router.tsx';

/** Makes the page that the server sent answer. A page without the shop's data stays as it is. */
export async function takeOver(): Promise<void> {
  const container = document.getElementById('root');
  const json = document.getElementById('theke-data')?.textContent;
  if (!container || !json) return;
  await nextTask();
  // Written by our own server into this very page.
  const data = JSON.parse(json) as PageData;
  const initial = { shop: shopFromPage(data.shop, data.offsets), content: data.content };
  preloadScreen(pageOf(location.pathname, initial));
  await preloadSections(location.pathname, initial);
  await nextTask();
  // Offline the service worker may show this address with the document of another one, without its content.
  const isShell = document.documentElement.dataset.shell !== undefined;
  const app = (
    <ShopRouter>
      <App
        initial={initial}
        now={new Date(data.now)}
        publicUrl={data.publicUrl}
        isConsentAsked={data.isConsentAsked && !isShell}
        version={data.version}
        reload={async () => shopFromInit(await apiGet<InitEntry[]>('/init'), data.offsets)}
      />
    </ShopRouter>
  );
  // In slices: whoever taps meanwhile does not wait until the whole menu is taken over.
  startTransition(() => void (isShell ? createRoot(container).render(app) : hydrateRoot(container, app)));
}

/** Ends this piece of work, so that the browser draws and answers a tap before the next one. */
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
