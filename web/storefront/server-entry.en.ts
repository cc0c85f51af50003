export { renderPage, renderTestPayment } from './server-entry.tsx';
