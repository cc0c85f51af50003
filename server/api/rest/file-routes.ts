import { z } from 'zod';
import { manifestSchema } from '#api/pages/manifest.ts';
import { APP_ICONS } from '#domain/drawing/app-icon.ts';
import { IMAGE_SIZES } from '#domain/media/image.ts';
import type { PlainRoute } from './plain-route.ts';

const id = z.int().min(1).max(2_147_483_647);
const icons = Object.keys(APP_ICONS).map((name) => `${name}.png`);
const sizes = ['original', 'product', 'category', ...Object.keys(IMAGE_SIZES)];
const file = z
  .string()
  .max(40)
  .describe('Nummer, Version und Endung: 12-1.jpg')
  .meta({ examples: ['12-1.jpg'] });

/** What browsers and search engines fetch apart from pages and calls: pictures, files, the shop's descriptions of itself. */
export const FILE_ROUTES: readonly PlainRoute[] = [
  {
    method: 'GET',
    path: '/sitemap.xml',
    tag: 'Shop',
    summary: 'Verzeichnis der öffentlichen Seiten für Suchmaschinen',
    description:
      'Startseite, Filialen, Rechtstexte und öffentliche Seiten, jeweils mit dem Tag der letzten Änderung.',
    access: 'public',
    answer: { type: 'application/xml' },
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/robots.txt',
    tag: 'Shop',
    summary: 'Regeln für Suchmaschinen mit der Adresse des Verzeichnisses',
    access: 'public',
    answer: { type: 'text/plain' },
  },
  {
    method: 'GET',
    path: '/manifest.webmanifest',
    tag: 'Shop',
    summary: 'Der Shop als App: Name, Farben und Symbole für Browser',
    description: 'Web App Manifest nach W3C. Nur wenn der Shop als App installierbar ist, sonst 404.',
    access: 'public',
    answer: { type: 'application/manifest+json', schema: manifestSchema },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/app-icon/{file}',
    tag: 'Dateien',
    summary: 'Symbol des Shops als App',
    description: 'Aus dem Logo; ohne Logo der erste Buchstabe des Namens auf der Hauptfarbe.',
    access: 'public',
    limit: 'renderings',
    input: z.strictObject({ file: z.enum(icons).describe('Verwendung und Kantenlänge') }),
    answer: { type: 'image/png' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/image/template/{file}',
    tag: 'Dateien',
    summary: 'Bild aus einer Bildvorlage',
    description: 'Ausgefüllt mit einem öffentlichen Produkt, einer öffentlichen Filiale oder beiden.',
    access: 'public',
    limit: 'renderings',
    input: z.strictObject({
      file: z
        .string()
        .max(20)
        .describe('Nummer der Vorlage und Endung: png, jpg oder webp')
        .meta({ examples: ['3.png'] }),
      product: id.optional().describe('Nummer des Produkts'),
      branch: id.optional().describe('Nummer der Filiale'),
    }),
    answer: { type: 'image/*' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/image/{file}',
    tag: 'Dateien',
    summary: 'Bild im Original',
    access: 'public',
    input: z.strictObject({ file }),
    answer: { type: 'image/*' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/image/{size}/{file}',
    tag: 'Dateien',
    summary: 'Bild in einer Größe',
    access: 'public',
    input: z.strictObject({ size: z.enum(sizes).describe('Größe'), file }),
    answer: { type: 'image/*' },
    failures: ['not-found'],
    headers: ['If-None-Match', 'ETag'],
  },
  {
    method: 'GET',
    path: '/upload/{publicHash}/{file}',
    tag: 'Dateien',
    summary: 'Hochgeladene Datei',
    description: 'Nur wer die Adresse kennt. Was kein Bild ist, wird als Anhang gesendet.',
    access: 'public',
    input: z.strictObject({
      publicHash: z
        .string()
        .length(43)
        .describe('Geheimer Teil der Adresse')
        .meta({ examples: ['Jb0nZ0h7m2r9aYxTfQe1sJb0nZ0h7m2r9aYxTfQe1sA'] }),
      file,
    }),
    answer: { type: 'application/octet-stream' },
    failures: ['not-found'],
    headers: ['Content-Disposition'],
  },
];
