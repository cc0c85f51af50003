export { renderPage } from './server-entry.tsx';
