import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { build } from '#tests/built.ts';
import { freePort } from '#tests/peers/free-port.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import {
  NPM_SET_PASSWORD,
  NPM_START,
  type ServerProcess,
  startServerProcess,
} from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';

/** Root, outside of a container that forbids it. */
function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'theke-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  if (status === 0) spawnSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}

const ROUNDS = process.env.THEKE_LONG === '1' ? 20 : 3;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

beforeAll(build);

function emptyDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'theke-refused-'));
  cleanUps.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

interface Attempt {
  child: ChildProcess;
  output: () => string;
  /** The exit code and everything that was printed to stderr. */
  ended: Promise<{ code: number | null; errors: string }>;
}

/** `npm start` or another script, whatever its outcome. */
function attempt(env: Record<string, string>, script: readonly string[] = NPM_START): Attempt {
  const child = spawn(process.execPath, script, {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'production', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  let errors = '';
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8');
  });
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, errors }));
  return { child, output: () => printed, ended };
}

/** One line that ends as a sentence, without a stack trace or internals. */
async function expectRefusal({ ended }: Attempt, line: RegExp): Promise<void> {
  const { code, errors } = await ended;
  expect(code).toBe(1);
  expect(errors.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
}

const passwordIn = (output: string) => /Passwort: +(\S+)/.exec(output)?.[1];

async function mayLogIn({ url }: ServerProcess, password: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin@theke.local', password }),
  });
  return answer.status === 200;
}

describe('a failed start', () => {
  it('on a port in use says so in one line and touches nothing; the next start shows the password', async () => {
    const DATA_DIR = emptyDirectory();
    const other = createServer().listen(0, '127.0.0.1');
    cleanUps.push(() => other.close());
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(address !== null && typeof address === 'object' ? address.port : 0);
    await expectRefusal(
      attempt({ DATA_DIR, PORT }),
      new RegExp(`^PORT ${PORT} of 127\\.0\\.0\\.1 is in use`),
    );
    expect(readdirSync(DATA_DIR)).toEqual([]);

    const server = await startServerProcess({ DATA_DIR, DEMO: '0' });
    cleanUps.push(() => server.kill());
    expect(await mayLogIn(server, passwordIn(server.output()) ?? '')).toBe(true);
  });

  it('with an unusable DATA_DIR says why in one line', async () => {
    const directory = emptyDirectory();
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const attempts: [string, RegExp][] = [
      [file, /^DATA_DIR .*file cannot be used: it is a file, not a folder \(EEXIST\)\.$/],
      [
        join(file, 'data'),
        /^DATA_DIR .*data cannot be used: a part of its path is a file, not a folder \(ENOTDIR\)\.$/,
      ],
    ];
    if (existsSync('/proc')) attempts.push(['/proc/theke', /^DATA_DIR \/proc\/theke cannot be used: .*\.$/]);
    for (const [DATA_DIR, line] of attempts) {
      await expectRefusal(attempt({ DATA_DIR, PORT: String(await freePort()) }), line);
    }
  });

  // Only a mount makes a folder read-only for root as well.
  it.runIf(mayMount())(
    'with a read-only DATA_DIR says so in one line, new or with a shop in it',
    async () => {
      const DATA_DIR = emptyDirectory();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', DATA_DIR]);
      cleanUps.push(() => execFileSync('umount', ['-l', DATA_DIR]));
      const readOnly = () => execFileSync('mount', ['-o', 'remount,ro', DATA_DIR]);
      const line = /^DATA_DIR \S+ cannot be used: the file system is read-only \(EROFS\)\.$/;
      readOnly();
      await expectRefusal(attempt({ DATA_DIR, PORT: String(await freePort()) }), line);
      execFileSync('mount', ['-o', 'remount,rw', DATA_DIR]);
      const server = await startServerProcess({ DATA_DIR, DEMO: '0' });
      await server.stop();
      readOnly();
      await expectRefusal(attempt({ DATA_DIR, PORT: String(await freePort()) }), line);
      await expectRefusal(attempt({ DATA_DIR }, NPM_SET_PASSWORD), line);
      execFileSync('mount', ['-o', 'remount,rw', DATA_DIR]);

      writeFileSync(join(DATA_DIR, 'db/global/pg_control'), 'damaged');
      const damaged = /^DATA_DIR \S+ cannot be used: its database cannot be opened \(.+\)\.$/;
      await expectRefusal(attempt({ DATA_DIR, PORT: String(await freePort()) }), damaged);
      await expectRefusal(attempt({ DATA_DIR }, NPM_SET_PASSWORD), damaged);
    },
  );

  it('with an address that is not of this machine says so in one line', async () => {
    const env = { DATA_DIR: emptyDirectory(), HOST: '192.0.2.1', PORT: String(await freePort()) };
    await expectRefusal(attempt(env), /^HOST 192\.0\.2\.1 is no address of this machine\.$/);
  });

  it('with an unreachable database waits for it, responds 503 in the meantime, then says so in one line', async () => {
    const PORT = String(await freePort());
    const away = await freePort();
    const DATABASE_URL = `postgresql://theke:geheim@127.0.0.1:${away}/theke`;
    const refused = attempt({ DATA_DIR: emptyDirectory(), DATABASE_URL, PORT });
    const health = () =>
      fetch(`http://127.0.0.1:${PORT}/api/health`).then(
        async (answer) => [answer.status, answer.headers.get('retry-after'), await answer.json()],
        () => null,
      );
    const starting = { data: { status: 'starting', version: expect.any(String) } };
    await expect.poll(health).toEqual([503, '2', starting]);
    expect((await fetch(`http://127.0.0.1:${PORT}/api/health/live`)).status).toBe(200);
    const page = await fetch(`http://127.0.0.1:${PORT}/`);
    expect(page.status).toBe(503);
    expect(((await page.json()) as { errors: { code: string }[] }).errors[0]?.code).toBe('unavailable');
    await expectRefusal(
      refused,
      new RegExp(
        `^DATABASE_URL: the database theke at 127\\.0\\.0\\.1:${away} does not answer: .*ECONNREFUSED`,
      ),
    );
    expect((await refused.ended).errors).not.toContain('geheim');
  });

  it('with a database that rejects the login says so in one line, at once and without the password', async () => {
    const postgres = await startPostgres();
    cleanUps.push(postgres.stop);
    const wrong = new URL(postgres.url);
    wrong.password = 'falsch';
    const missing = new URL(postgres.url);
    missing.pathname = '/keine';
    for (const [url, line] of [
      [wrong, /^DATABASE_URL: the database postgres at 127\.0\.0\.1:\d+ refuses: .*authentication failed/],
      [missing, /^DATABASE_URL: the database keine at 127\.0\.0\.1:\d+ refuses: .*does not exist/],
    ] as const) {
      const env = { DATA_DIR: emptyDirectory(), DATABASE_URL: url.href, PORT: String(await freePort()) };
      const refused = attempt(env);
      await expectRefusal(refused, line);
      expect((await refused.ended).errors).not.toContain('falsch');
    }
  });
});

describe('npm run set-password', () => {
  it('replaces a lost password of the embedded shop once its server has stopped', async () => {
    const DATA_DIR = emptyDirectory();
    const first = await startServerProcess({ DATA_DIR, DEMO: '0' });
    cleanUps.push(() => first.kill());
    const lost = passwordIn(first.output()) ?? '';
    await expectRefusal(
      attempt({ DATA_DIR }, NPM_SET_PASSWORD),
      /^DATA_DIR .* is in use by another Theke server: .*\. Stop it, set the password, and start it again\.$/,
    );
    await first.stop();
    const done = attempt({ DATA_DIR }, NPM_SET_PASSWORD);
    expect(await done.ended).toEqual({ code: 0, errors: '' });
    const server = await startServerProcess({ DATA_DIR, DEMO: '0' });
    cleanUps.push(() => server.kill());
    expect(await mayLogIn(server, lost)).toBe(false);
    expect(await mayLogIn(server, passwordIn(done.output()) ?? '')).toBe(true);
  });
});

describe('kill -9 of a first start', () => {
  it('never loses a password: the last one shown is the one that works', async () => {
    const DATA_DIR = emptyDirectory();
    let shown: string | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, output, ended } = attempt({ DATA_DIR, PORT: String(await freePort()) });
      const timer = setTimeout(() => child.kill('SIGKILL'), 500 + Math.random() * 4_000);
      // Often just when it is shown: that is when it is being stored.
      child.stdout?.on('data', () => {
        if (passwordIn(output())) setTimeout(() => child.kill('SIGKILL'), Math.random() * 20);
      });
      await ended;
      clearTimeout(timer);
      shown = passwordIn(output()) ?? shown;
    }
    const server = await startServerProcess({ DATA_DIR, DEMO: '0' });
    cleanUps.push(() => server.kill());
    shown = passwordIn(server.output()) ?? shown;
    expect(await mayLogIn(server, shown ?? '')).toBe(true);
  });
});
