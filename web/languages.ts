import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

const ENGLISH = '?en';
/** Entry points of the English build: `boot.en.ts`, `server-entry.en.ts`, `english-words.en.ts`. */
const ENTRY = /\.en\.tsx?$/;
/** What differs between the languages. */
const TRANSLATED = /(?:(?:^|[/-])texts|\/language)\.ts$/;
/** Loaded by its own name, without words, and large. */
const SHARED = /\/node_modules\/mapbox-gl\//;

/**
 * The storefront in English, from the same sources: everything that a module `….en.ts` imports, at any depth, is a copy of
 * its own (`?en`), in which each catalogue is the `.en.ts` beside it. A page loads the code of one language, and neither
 * can tell that there is another. Packages are copied as well for the browser, and shared on the server, where they are
 * external.
 */
export const languages: Plugin = {
  name: 'languages',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !(importer.endsWith(ENGLISH) || ENTRY.test(importer))) return null;
    const found = await this.resolve(source, importer.replace(/\?en$/, ''), { ...options, skipSelf: true });
    if (!found || found.external || !/\.m?[jt]sx?$/.test(found.id) || found.id.startsWith('\0')) return found;
    if (SHARED.test(found.id) || ENTRY.test(found.id)) return found;
    const translation = found.id.replace(/\.ts$/, '.en.ts');
    const isTranslated = TRANSLATED.test(found.id) && translation !== importer.replace(/\?en$/, '');
    return { ...found, id: (isTranslated && existsSync(translation) ? translation : found.id) + ENGLISH };
  },
  // A text that has no English yet is shown in German: better than a page that breaks. `tests/text/english.test.ts` finds it.
  transform: {
    filter: { id: /texts\.en\.ts\?en$/ },
    handler: (code, id) => {
      const german = id.slice(id.lastIndexOf('/') + 1).replace(/\.en\.ts\?en$/, '.ts');
      return { code: `${code}\nexport * from './${german}';`, map: null };
    },
  },
};
