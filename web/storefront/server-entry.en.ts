export { addressOf, renderPage, renderTestPayment } from './server-entry.tsx';
