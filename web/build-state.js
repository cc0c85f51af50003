import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// JavaScript, type-checked by tsc: `npm start` runs this before anything is built and must not load a compiler for it.

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/build.json');

const GENERATED_CLIENT = 'prisma/generated/client.ts';
const CLIENT_SOURCES = ['prisma/schema', 'prisma/prisma.config.ts', 'package-lock.json'];
const OUTPUTS = [
  GENERATED_CLIENT,
  'dist/web/.vite/manifest.json',
  'dist/server/main.js',
  'dist/server/run-agent.js',
  'dist/server/set-password.js',
  'dist/server/move-files.js',
  'dist/server/archive-orders.js',
];

/** The inputs of the builds: a change in any of them makes the builds stale. */
const SOURCES = ['web', 'server', 'printers', 'prisma', 'package.json', 'package-lock.json', 'tsconfig.json'];
const NOT_SOURCES = new Set(['generated', 'node_modules', 'README.md', 'screenshots']);

/** Whether dist/ was built from the current sources. */
export function isBuildCurrent() {
  if (!OUTPUTS.every((file) => existsSync(join(root, file)))) return false;
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')).sources === hashOfSources();
  } catch {
    // No stamp, or a partial one from an interrupted build.
    return false;
  }
}

/**
 * Whether the Prisma client was generated after the last change to its inputs; a pulled change has the time of the pull.
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

/** Called before a build writes its first file: an interrupted one must not pass for a complete build. */
export function forgetBuild() {
  rmSync(stamp, { force: true });
}

/**
 * Records that dist/ was built from these sources.
 * @param {string} sources the result of hashOfSources() before the build
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
