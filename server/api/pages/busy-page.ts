import { escapeHtml } from '#text/escape-html.ts';
import * as texts from './texts.ts';

/** What people see instead of a page that cannot be rendered right now; costs nothing, and needs no script. */
export const BUSY_PAGE = [
  '<!doctype html><html lang="de"><head><meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
  `<title>${escapeHtml(texts.busyTitle)}</title>`,
  '<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem}',
  'a{color:inherit}</style></head>',
  `<body><main><h1>${escapeHtml(texts.busyTitle)}</h1><p>${escapeHtml(texts.busyText)}</p>`,
  // An empty address is the page itself.
  `<p><a href="">${escapeHtml(texts.busyRetry)}</a></p></main></body></html>`,
].join('');
