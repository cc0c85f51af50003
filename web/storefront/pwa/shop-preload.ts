import type { Language } from '#domain/text/language.ts';

/** Where visitors get the whole shop in a language. */
export const shopAddress = (language: Language) =>
  language === 'de' ? '/api/init' : `/api/init?language=${language}`;

/** For the head of a page that does not carry the shop: it is fetched along with the scripts. */
export const shopPreload = (language: Language) =>
  `<link rel="preload" as="fetch" crossorigin href="${shopAddress(language)}">`;

/** The address of the shop that a page preloads; null where the page carries the shop. */
export function preloadedShop(page: string): string | null {
  return /<link rel="preload" as="fetch" crossorigin href="([^"]+)">/.exec(page)?.[1] ?? null;
}
