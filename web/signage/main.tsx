import './signage.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PickupPage } from './pickup/pickup-page.tsx';
import { Player } from './player.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element #root');
// Browsers only have workers on secure pages; elsewhere a TV needs the network to start. Refusals (old TVs) change nothing.
if ('serviceWorker' in navigator)
  navigator.serviceWorker
    .register('/assets/signage-worker.js', { scope: '/signage/', updateViaCache: 'none' })
    .catch(() => undefined);

const [, , key = ''] = window.location.pathname.split('/');
const isPickup = key === 'pickup';
// Colours of the shop's own screens; what a TV shows has those that its owner chose.
document.documentElement.toggleAttribute('data-dark', isPickup);
createRoot(root).render(
  <StrictMode>
    {isPickup ? (
      <PickupPage branch={new URLSearchParams(window.location.search).get('branch')} />
    ) : (
      <Player signageKey={decodeURIComponent(key)} />
    )}
  </StrictMode>,
);
