import type { PlainRoute } from './openapi.ts';
import type { RestRoute } from './rest.ts';

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

/** Served as well, but no calls: the doors themselves and what browsers fetch. */
const UNLISTED = new Set(['/trpc/:path', '/assets/*', '/robots.txt']);

/**
 * Throws when a route was registered that is neither a procedure with its access nor listed above: nothing is served
 * that nobody has decided who may call.
 */
export function requireListedRoutes(registered: readonly string[], routes: readonly RestRoute[]): void {
  const listed = new Set([
    ...routes.map(({ rest }) => `/api${rest.path}`),
    ...PLAIN_ROUTES.map(({ path }) => path),
  ]);
  const unknown = registered.filter(
    (url) => !UNLISTED.has(url) && !listed.has(url.replaceAll(/:(\w+)/g, '{$1}')),
  );
  if (unknown.length > 0)
    throw new Error(`Routes without a place in the list: ${[...new Set(unknown)].join(', ')}`);
}
