import './signage.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Player } from './player.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no element #root');
const [, , key = ''] = window.location.pathname.split('/');
createRoot(root).render(
  <StrictMode>
    <Player signageKey={decodeURIComponent(key)} />
  </StrictMode>,
);
