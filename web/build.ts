import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { forgetBuild, hashOfSources, isBuildCurrent, isClientCurrent, noteBuild } from './build-state.js';
import { compressAssets } from './compress-assets.ts';

export { isBuildCurrent };

const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds the browser apps to dist/web, compressed, and the server to dist/server, and records from what. */
export async function buildAll(): Promise<void> {
  const sources = hashOfSources();
  forgetBuild();
  ensurePrismaClient();
  // A test runner or a shell may set it otherwise, and React's development code breaks the built server.
  process.env.NODE_ENV = 'production';
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
  await Promise.all([
    compressAssets(join(root, 'dist/web/assets')),
    build({ configFile: join(root, 'web/vite.server.config.ts'), logLevel: 'warn' }),
  ]);
  noteBuild(sources);
}

/** Generates the Prisma client if it is missing or older than the schema. Throws if that fails. */
export function ensurePrismaClient(): void {
  if (isClientCurrent()) return;
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Exits if the waiting process (run-built.js) is killed: two builds at once would mix their files.
  if (process.connected === false) process.exit(1);
  process.once('disconnect', () => process.exit(1));
  await buildAll();
  process.exit(0);
}
