import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// JavaScript, checked by tsc like all else: `npm start` asks this before anything is built and must not load a compiler for it.

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/build.json');

const GENERATED_CLIENT = 'prisma/generated/client.ts';
const CLIENT_SOURCES = ['prisma/schema', 'prisma/prisma.config.ts', 'package-lock.json'];
const OUTPUTS = [
  GENERATED_CLIENT,
  'dist/web/.vite/manifest.json',
  'dist/server/main.js',
  'dist/server/run-agent.js',
];

/** What the builds are made from: a change in any of it makes them old. */
const SOURCES = ['web', 'server', 'printers', 'prisma', 'package.json', 'package-lock.json', 'tsconfig.json'];
const NOT_SOURCES = new Set(['generated', 'node_modules', 'README.md', 'screenshots']);

/** Whether dist/ was built from the sources as they are now. */
export function isBuildCurrent() {
  if (!OUTPUTS.every((file) => existsSync(join(root, file)))) return false;
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')).sources === hashOfSources();
  } catch {
    // No stamp, or half a stamp of an interrupted build.
    return false;
  }
}

/**
 * Whether Prisma's client was generated after the last change of what it follows from; a change that was pulled has the time
 * of the pull.
 */
export function isClientCurrent(at = root) {
  const client = statSync(join(at, GENERATED_CLIENT), { throwIfNoEntry: false });
  return (
    client !== undefined &&
    CLIENT_SOURCES.flatMap((path) => filesBelow(path, at)).every(
      (file) => statSync(join(at, file)).mtimeMs <= client.mtimeMs,
    )
  );
}

/** Before a build writes its first file: one that ends half way leaves nothing that passes for a build. */
export function forgetBuild() {
  rmSync(stamp, { force: true });
}

/**
 * Notes that dist/ is built from these sources.
 * @param {string} sources what hashOfSources() said before the build
 */
export function noteBuild(sources) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sources }));
}

/** One hash over names and contents of all sources. */
export function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => filesBelow(path)))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/**
 * All files of a source folder (or the file itself), relative to the root, in a fixed order.
 * @param {string} path
 * @param {string} at the root
 * @returns {string[]}
 */
function filesBelow(path, at = root) {
  if (!existsSync(join(at, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(at, path), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`, at) : [`${path}/${entry.name}`],
    );
}
