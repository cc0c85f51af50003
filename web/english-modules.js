import { existsSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// What web/languages.ts is to the build, for the sources that `npm run dev` runs: whatever a module `….en.ts` imports is a copy
// of its own (`?en`), in which each catalogue is the `.en.ts` beside it.

if (isMainThread) register(import.meta.url);

const ENGLISH = '?en';
const ENTRY = /\.en\.tsx?$/;
const SOURCE = /^file:(?!.*\/node_modules\/).*\.tsx?$/;
const TRANSLATED = /(?:(?:^|[/-])texts|\/language)\.ts$/;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, next) {
  const importer = context.parentURL ?? '';
  if (!importer.endsWith(ENGLISH) && !ENTRY.test(importer)) return next(specifier, context);
  const parentURL = importer.replace(/\?en$/, '');
  const found = await next(specifier, { ...context, parentURL });
  if (!SOURCE.test(found.url) || ENTRY.test(found.url)) return found;
  const translation = found.url.replace(/\.ts$/, '.en.ts');
  const isTranslated = TRANSLATED.test(found.url) && translation !== parentURL;
  const url = isTranslated && existsSync(fileURLToPath(translation)) ? translation : found.url;
  return { ...found, url: url + ENGLISH };
}

/**
 * A text that has no English yet is shown in German, as in the build.
 *
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  const [, german] = /\/([\w-]*texts)\.en\.ts\?en$/.exec(url) ?? [];
  if (!german || !loaded.source) return loaded;
  const code = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
  return { ...loaded, source: `${code}\nexport * from './${german}.ts';` };
}
