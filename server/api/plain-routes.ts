import type { PlainRoute } from './openapi.ts';

const ok = { '200': { description: 'Erfolg' } };
const file = { ...ok, '404': { description: 'not-found' } };

/** The routes outside of the router, for the document. */
export const PLAIN_ROUTES: readonly PlainRoute[] = [
  {
    method: 'get',
    path: '/api/init',
    tag: 'Shop',
    summary: 'Alles, was der Shop zum Start braucht',
    responses: ok,
  },
  {
    method: 'get',
    path: '/api/health',
    tag: 'Betrieb',
    summary: 'Bereitschaft',
    responses: { ...ok, '503': { description: 'startet, endet oder ohne Datenbank' } },
  },
  {
    method: 'get',
    path: '/api/metrics',
    tag: 'Betrieb',
    summary: 'Messwerte für Prometheus; nur von dieser Maschine oder für Administratoren',
    responses: { ...ok, '401': { description: 'unauthenticated' } },
  },
  { method: 'get', path: '/api/openapi.json', tag: 'Betrieb', summary: 'Dieses Dokument', responses: ok },
  { method: 'get', path: '/api/docs', tag: 'Betrieb', summary: 'Dieses Dokument zum Lesen', responses: ok },
  {
    method: 'get',
    path: '/api/orders/stream',
    tag: 'Bestellungen',
    summary: 'Bestellungen live (Server-Sent Events)',
    responses: { ...ok, '401': { description: 'unauthenticated' } },
  },
  {
    method: 'get',
    path: '/api/print-jobs/stream',
    tag: 'Druck',
    summary: 'Neue Druckaufträge live (Server-Sent Events)',
    responses: { ...ok, '401': { description: 'unauthenticated' } },
  },
  { method: 'get', path: '/image/{file}', tag: 'Dateien', summary: 'Bild im Original', responses: file },
  {
    method: 'get',
    path: '/image/{size}/{file}',
    tag: 'Dateien',
    summary: 'Bild in einer Größe',
    responses: file,
  },
  {
    method: 'get',
    path: '/upload/{publicHash}/{file}',
    tag: 'Dateien',
    summary: 'Hochgeladene Datei',
    responses: file,
  },
];
