import type { Language } from '#domain/text/language.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { metaTags } from './layout/show-meta.ts';
import type { PageMeta } from './page-meta.ts';
import type { Thing } from './structured-data-restaurant.ts';

/** Addresses of the built files; see assets.ts. */
export interface PageAssets {
  /** Modules, run in this order. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Fonts (woff2) and modules to be preloaded. */
  preloads: readonly string[];
  /** Modules that follow once the page is on screen. */
  later: readonly string[];
  icon?: string | undefined;
}

export interface DocumentParts {
  language: Language;
  meta: PageMeta;
  /** For the html element. */
  style: string;
  /** Whether the page is dark where the visitor's system is (ui/dark.css). */
  canBeDark?: boolean;
  assets: PageAssets;
  /** Additional link elements for the head. */
  links?: readonly string[];
  /** The rendered page. */
  content: string;
  /** The data that hydration needs. */
  data?: unknown;
  structured?: readonly Thing[];
}

/**
 * A complete document. Showing it needs no script: styles, fonts and the largest picture are fetched first. There are no
 * inline scripts: both kinds of data are data blocks, which no browser runs, so a policy of script-src 'self' holds
 * (https://html.spec.whatwg.org/multipage/scripting.html#data-block).
 */
export function documentOf(parts: DocumentParts): string {
  const {
    language,
    meta,
    style,
    canBeDark = false,
    assets,
    links = [],
    content,
    data,
    structured = [],
  } = parts;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Before any style is there, the browser's empty page is dark already.
    ...(canBeDark ? ['<meta name="color-scheme" content="light dark">'] : []),
    `<title>${escapeHtml(meta.title)}</title>`,
    ...metaTags(meta).map(
      (tag) =>
        `<meta ${tag.attribute}="${tag.name}" content="${escapeHtml(tag.content)}"${canBeDark && tag.name === 'theme-color' ? LIGHT_ONLY : ''}>`,
    ),
    ...(meta.canonical ? [`<link rel="canonical" href="${escapeHtml(meta.canonical)}">`] : []),
    ...meta.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    // Without an icon browsers would request /favicon.ico.
    `<link rel="icon" href="${escapeHtml(assets.icon ?? 'data:,')}">`,
    ...links,
    ...assets.preloads.map(preload),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
    // Behind everything that the first view needs, yet there when somebody taps.
    ...assets.later.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`,
    ),
  ];
  const body = [
    `<div id="root">${content}</div>`,
    ...(data === undefined
      ? []
      : [`<script type="application/json" id="theke-data">${inlineJson(data)}</script>`]),
    ...structured.map(
      (thing) =>
        `<script type="application/ld+json" data-page="${escapeHtml(meta.canonical)}">` +
        `${inlineJson({ '@context': 'https://schema.org', ...thing })}</script>`,
    ),
  ];
  const look = style ? ` style="${escapeHtml(style)}"` : '';
  return `<!doctype html><html lang="${language}"${canBeDark ? ' data-dark' : ''}${look}><head>${head.join('')}</head><body>${body.join('')}</body></html>`;
}

/** On a dark page the browser's bar follows the page, unless it has a colour of its own. */
const LIGHT_ONLY = ' media="(prefers-color-scheme: light)"';

function preload(href: string): string {
  if (href.endsWith('.woff2')) {
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`;
  }
  return `<link rel="modulepreload" href="${escapeHtml(href)}">`;
}

/** JSON that cannot close the script element around it. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
