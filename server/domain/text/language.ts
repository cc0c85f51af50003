/** The languages of the storefront. Staff, slips and the documented API are German. */
export const LANGUAGES = ['de', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language of the code that is running: the build replaces this module and all catalogues by their `.en.ts` for what
 * English guests get (web/languages.ts), and drops the branches of the other language.
 */
export const LANGUAGE: Language = 'de';

/** The path prefix of a language's pages: '' for German, '/en' for English. */
export function languageBase(language: Language): string {
  return language === 'de' ? '' : `/${language}`;
}

/** A page's path (without a language) in a language: '/store/linde' is '/en/store/linde' in English. */
export function addressIn(language: Language, path: string): string {
  const base = languageBase(language);
  return path === '/' && base !== '' ? base : base + path;
}

/** The address in the other languages' place: '/en/store/linde?x' is '/store/linde?x' in English. */
export function languageOfPath(url: string): { language: Language; url: string } {
  const [, language, rest = ''] = /^\/(en)((?:[/?#].*)?)$/s.exec(url) ?? [];
  if (language !== 'en') return { language: 'de', url };
  return { language, url: rest.startsWith('/') ? rest : `/${rest}` };
}
