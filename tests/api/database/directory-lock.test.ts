import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CopiedDirectoryError, DirectoryLockedError, lockDirectory } from '#data/directory/directory-lock.ts';
import { ROOT } from '#tests/source-files.ts';
import { databaseKind, startServer } from '../support/harness.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'theke-lock-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const lockFile = () => join(directory, 'server.lock');
const holder = (overrides: object) =>
  JSON.stringify({ pid: 1, host: hostname(), started: null, since: '2026-11-21T00:00:00Z', ...overrides });

describe('F5 a second server on one DATA_DIR', () => {
  it('in this process is refused, and may start once the first one has ended', async () => {
    const first = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryLockedError);
    await first.release();
    await (await lockDirectory(directory)).release();
  });

  it.runIf(databaseKind() !== 'postgres')(
    'as a process of its own ends with exit code 1 and says who holds it',
    async () => {
      const server = await startServer();
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
        cwd: ROOT,
        env: {
          PATH: process.env.PATH,
          DATA_DIR: server.settings.dataDir,
          PORT: '0',
          HOST: '127.0.0.1',
          WEB_DEV: '1',
        },
      });
      let output = '';
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
      });
      const [code] = await once(child, 'exit');
      expect(code).toBe(1);
      expect(output).toContain(`process ${process.pid} on ${hostname()}`);
      expect(output).toContain(server.settings.dataDir);
      expect((await server.get('/api/health')).status).toBe(200);
      await server.stop();
    },
  );
});

describe('a copy of a folder in which a server runs', () => {
  it('is refused with a way on: a backup of the original, or the lock deleted if it was copied all at once', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'theke-lock-copy-'));
    const lock = await lockDirectory(directory);
    // The lock as a server of its own would have written it: this process may not hold two.
    const held = JSON.parse(await readFile(lockFile(), 'utf8'));
    await writeFile(join(copy, 'server.lock'), JSON.stringify({ ...held, pid: process.ppid, started: null }));
    const refusal = await lockDirectory(copy).catch((error: Error) => error);
    expect(refusal).toBeInstanceOf(CopiedDirectoryError);
    expect(String(refusal)).toContain(`is a copy of ${directory}, made while Theke was running there`);
    expect(String(refusal)).toMatch(/npm run backup .* npm run restore .* delete .*server\.lock/);
    await rm(join(copy, 'server.lock'));
    await (await lockDirectory(copy)).release();
    await lock.release();
    await rm(copy, { recursive: true });
  });
});

describe('F4 a stale lock', () => {
  it('of a dead process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await writeFile(lockFile(), holder({ pid: child.pid }));
    await (await lockDirectory(directory)).release();
  });

  it('with the number of a process that started later is taken over', async () => {
    await writeFile(lockFile(), holder({ pid: process.ppid, started: 'another boot/1' }));
    const lock = await lockDirectory(directory);
    expect(JSON.parse(await readFile(lockFile(), 'utf8')).pid).toBe(process.pid);
    await lock.release();
  });

  it('that is only half written is taken over', async () => {
    await writeFile(lockFile(), '{"pid":');
    await (await lockDirectory(directory)).release();
  });

  it('of a living process is respected', async () => {
    await writeFile(lockFile(), holder({ pid: process.ppid }));
    await expect(lockDirectory(directory)).rejects.toThrow(`process ${process.ppid}`);
  });

  it('of another machine is respected while its heartbeat continues, and then taken over', async () => {
    await writeFile(lockFile(), holder({ host: 'elsewhere' }));
    await expect(lockDirectory(directory)).rejects.toThrow('elsewhere');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(lockFile(), longAgo, longAgo);
    await (await lockDirectory(directory)).release();
  });
});
