import './storefront.css';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { apiGet } from '#web/lib/api.ts';
import { type InitEntry, type PageData, shopFromInit, shopFromPage } from '#web/lib/shop-data.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
const inlined = document.getElementById('theke-data')?.textContent;
if (root && inlined) {
  // Written by our own server into this very page.
  const data = JSON.parse(inlined) as PageData;
  hydrateRoot(
    root,
    <BrowserRouter>
      <App
        shop={shopFromPage(data.shop)}
        now={new Date(data.now)}
        publicUrl={data.publicUrl}
        reload={async () => shopFromInit(await apiGet<InitEntry[]>('/init'))}
      />
    </BrowserRouter>,
  );
}
