import { z } from 'zod';
import type { Access } from '#api/http/access.ts';
import { initSchema } from '#api/pages/init-view.ts';
import { contactFormParts } from '#inputs/contact-form.ts';
import { labelsInput } from '#inputs/labels.ts';
import { orderExportInput } from '#inputs/order-commands.ts';
import { FILE_ROUTES } from './file-routes.ts';
import type { PlainRoute } from './plain-route.ts';
import type { RestRoute } from './rest.ts';

const STAFF_AND_DEVICES: Access = ['ROLE_EMPLOYEE', 'device'];
const id = z.int().min(1).max(2_147_483_647);
/** The routes outside the router, for the document and for the test of who may call. */
export const PLAIN_ROUTES: readonly PlainRoute[] = [
  {
    method: 'GET',
    path: '/api/init',
    tag: 'Shop',
    summary: 'Alles, was der Shop zum Start braucht',
    description:
      'Konfiguration, Benutzer, Organisationen, Filialen, Produktkataloge, Kategorien, Produkte, Tags, Tische, Seiten, Navigationen, Inhalte und Spendenempfänger in einer Antwort, in dieser Reihenfolge. Jeder Eintrag nennt die Adresse, unter der es dieselben Daten einzeln gibt. Nur öffentliche Einträge und Felder.',
    access: 'public',
    answer: {
      type: 'application/json',
      schema: initSchema,
    },
    headers: ['If-None-Match', 'ETag', 'X-CSRF-Token'],
  },
  {
    method: 'GET',
    path: '/api/shop/changes',
    tag: 'Shop',
    summary: 'Änderungen des Shops live (Server-Sent Events)',
    description:
      'Ereignis „shop“ gleich zu Beginn und nach jeder Änderung: {"version": Nummer, "time": Uhrzeit des Servers}. Ist es eine andere als die bekannte, gibt es bei GET /api/init Neues. Alle 15 Sekunden ein Kommentar als Lebenszeichen; nach einer Stunde endet der Strom, und der Leser verbindet sich neu. Je Adresse und insgesamt ist die Zahl der Leser begrenzt.',
    access: 'public',
    answer: { type: 'text/event-stream' },
  },
  {
    method: 'GET',
    path: '/api/health',
    tag: 'Betrieb',
    summary: 'Bereitschaft',
    description: '503 (mit demselben Inhalt) beim Starten, beim Beenden und ohne Datenbank.',
    access: 'public',
    answer: {
      type: 'application/json',
      schema: z
        .strictObject({
          data: z.strictObject({
            status: z.enum(['ok', 'starting', 'stopping', 'no-database', 'disk-full']),
            version: z.string(),
          }),
        })
        .meta({ id: 'Health' }),
    },
  },
  {
    method: 'GET',
    path: '/api/metrics',
    tag: 'Betrieb',
    summary: 'Messwerte für Prometheus',
    description: 'Nur von derselben Maschine aus oder für die Administration.',
    access: 'public',
    answer: { type: 'text/plain', description: 'Messwerte im Textformat von Prometheus' },
    failures: ['unauthenticated', 'forbidden'],
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    tag: 'Betrieb',
    summary: 'Diese Beschreibung für Maschinen (OpenAPI 3.1)',
    access: 'public',
    answer: { type: 'application/json', schema: z.looseObject({ openapi: z.literal('3.1.0') }) },
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/api/docs',
    tag: 'Betrieb',
    summary: 'Diese Beschreibung zum Lesen',
    access: 'public',
    answer: { type: 'text/html' },
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/api/orders/stream',
    tag: 'Bestellungen',
    summary: 'Bestellungen live (Server-Sent Events)',
    description:
      'Ereignis „order“ je Änderung: {"sequence", "kind", "order"}; „order“ ist die Bestellung wie in GET /api/orders/{id}. Alle 15 Sekunden ein Kommentar als Lebenszeichen; nach einer Stunde endet der Strom, und der Leser verbindet sich neu.',
    access: STAFF_AND_DEVICES,
    input: z.strictObject({ branch: id.optional().describe('Nur diese Filiale') }),
    answer: { type: 'text/event-stream' },
    headers: ['Last-Event-ID'],
  },
  {
    method: 'GET',
    path: '/api/orders/export',
    tag: 'Bestellungen',
    summary: 'Bestellverlauf als Tabelle (CSV)',
    description:
      'Die Filter des Bestellverlaufs, eine Zeile je Bestellung, höchstens 20.000. UTF-8 mit BOM, Semikolon und Dezimalkomma für Excel; Texte, die eine Formel wären, beginnen mit einem Apostroph.',
    access: ['ROLE_EMPLOYEE'],
    input: orderExportInput,
    answer: { type: 'text/csv' },
    failures: ['day-invalid', 'ends-before-start', 'export-too-large'],
    headers: ['Content-Disposition'],
  },
  {
    method: 'POST',
    path: '/api/labels',
    tag: 'Produkte',
    summary: 'Etiketten als PDF (A4)',
    description:
      'compact passt auf Bögen mit 48 Etiketten zu 45,7 × 21,2 mm, detail auf solche mit 10 zu 99,1 × 57 mm.',
    access: ['ROLE_MANAGER'],
    limit: 'labels',
    body: labelsInput,
    answer: { type: 'application/pdf' },
    failures: ['not-found'],
    headers: ['Content-Disposition'],
  },
  {
    method: 'GET',
    path: '/api/print-jobs/stream',
    tag: 'Druck',
    summary: 'Neue Druckaufträge und Aufträge an das Gerät live (Server-Sent Events)',
    description:
      'Ereignis „jobs“: {"waiting": Anzahl}, abgeholt wird mit POST /api/print-jobs/claim. Ereignis „commands“: {"waiting": Anzahl}, abgeholt wird mit GET /api/devices/me/commands. Endet, wenn der Schlüssel nicht mehr gilt.',
    access: ['device'],
    answer: { type: 'text/event-stream' },
  },
  {
    method: 'GET',
    path: '/api/custom/forms/token',
    tag: 'Shop',
    summary: 'Zeichen eines geöffneten Kontaktformulars',
    description:
      'Wird mit dem Formular als `token` gesendet und gilt von der 2. Sekunde an 24 Stunden. Formulare ohne Zeichen werden angenommen, aber insgesamt nur wenige.',
    access: 'public',
    answer: {
      type: 'application/json',
      schema: z.strictObject({ data: z.strictObject({ token: z.string() }) }),
    },
  },
  {
    method: 'POST',
    path: '/api/custom/forms',
    tag: 'Shop',
    summary: 'Kontaktformular absenden',
    description:
      'Wird als E-Mail mit Anhängen an den Shop gesendet und 180 Tage aufbewahrt. Dateien heißen `upload` (oder `upload[]`).',
    access: 'public',
    limit: 'form-attempts',
    form: contactFormParts,
    answer: {
      status: 201,
      type: 'application/json',
      schema: z.strictObject({ data: z.strictObject({ id }) }),
    },
    failures: [
      'validation-failed',
      'form-unreadable',
      'form-refused',
      'file-too-large',
      'payload-too-large',
      'unsupported-media-type',
    ],
  },
  {
    method: 'GET',
    path: '/api/fonts/google/{family}/style-{variant}.embed.css',
    tag: 'Schriftarten',
    summary: 'Schriftart als Stylesheet, das keine weiteren Dateien braucht',
    description: 'Nur Familien und Varianten aus GET /api/fonts.',
    access: 'public',
    input: z.strictObject({
      family: z
        .string()
        .max(100)
        .describe('Name der Familie; statt der Leerzeichen auch + oder -')
        .meta({ examples: ['Playfair Display'] }),
      variant: z
        .string()
        .max(100)
        .describe('Variante')
        .meta({ examples: ['400', '700i'] }),
    }),
    answer: { type: 'text/css' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  ...FILE_ROUTES,
];

/** Also served, but not calls: the doors themselves and what browsers fetch. */
const UNLISTED = new Set(['/trpc/:path', '/assets/*']);

/**
 * Throws when a registered route is neither a procedure with its access nor listed above, so that nothing is served without
 * a decision on who may call it.
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
