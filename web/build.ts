import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compress-assets.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/build.json');
const outputs = ['dist/web/.vite/manifest.json', 'dist/server/main.js'];
const generatedClient = join(root, 'prisma/generated/client.ts');

/** What the builds are made from: a change in any of it makes them old. */
const SOURCES = ['web', 'server', 'printers', 'prisma', 'package.json', 'package-lock.json', 'tsconfig.json'];
const NOT_SOURCES = new Set(['generated', 'node_modules', 'README.md', 'screenshots']);

/** Whether dist/ was built from the sources as they are now. */
export function isBuildCurrent(): boolean {
  if (!existsSync(generatedClient) || !outputs.every((file) => existsSync(join(root, file)))) return false;
  try {
    const { sources } = JSON.parse(readFileSync(stamp, 'utf8')) as { sources?: string };
    return sources === hashOfSources();
  } catch {
    // No stamp, or half a stamp of an interrupted build.
    return false;
  }
}

/** Builds the browser's apps to dist/web, compressed, and the server to dist/server, and notes from what. */
export async function buildAll(): Promise<void> {
  const sources = hashOfSources();
  ensurePrismaClient();
  // A test runner or a shell may say otherwise, and React's development code breaks the built server.
  process.env.NODE_ENV = 'production';
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  await Promise.all([
    compressAssets(join(root, 'dist/web/assets')),
    build({ configFile: join(root, 'web/vite.server.config.ts'), logLevel: 'warn' }),
  ]);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, JSON.stringify({ sources }));
}

/** Generates Prisma's client when it is missing (a fresh checkout). Throws if that fails. */
export function ensurePrismaClient(): void {
  if (existsSync(generatedClient)) return;
  const prisma = createRequire(import.meta.url).resolve('prisma/build/index.js');
  const { status } = spawnSync(
    process.execPath,
    [prisma, 'generate', '--config', 'prisma/prisma.config.ts'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('prisma generate failed');
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesBelow))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** All files of a source folder (or the file itself), relative to the root, in a fixed order. */
function filesBelow(path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(`${path}/${entry.name}`) : [`${path}/${entry.name}`],
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll();
