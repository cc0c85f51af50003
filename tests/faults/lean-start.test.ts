import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { build } from '#tests/built.ts';
import { startPostgres } from '#tests/postgres-server.ts';
import { descendantsOf, isAlive, loadedBy, residentMegabytes } from '#tests/processes.ts';
import { NPM_START, type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

function emptyDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `theke-${name}-`));
  cleanUps.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** What only a build needs: TypeScript loaders and compilers, bundlers, CSS compilers. */
const BUILD_TOOLS = /tsx|esbuild|vite|rolldown|rollup|lightningcss|oxide|typescript/;
/** Memory limit in MB when idle. */
const LIMIT = { embedded: 450, postgres: 230 };

async function start(env: Record<string, string>, cwd = ROOT): Promise<ServerProcess> {
  const server = await startServerProcess(env, { args: NPM_START, cwd });
  cleanUps.push(() => server.kill());
  return server;
}

/** The one remaining process is the built server, and it is small. */
async function expectLean({ child: { pid = 0 } }: ServerProcess, megabytes: number): Promise<void> {
  expect(loadedBy(pid).filter((file) => BUILD_TOOLS.test(file))).toEqual([]);
  expect(descendantsOf(pid)).toEqual([]);
  await expect.poll(() => residentMegabytes(pid), { timeout: 60_000 }).toBeLessThan(megabytes);
}

// The figures come from one operating system; others cannot be asked.
describe.runIf(process.platform === 'linux')('npm start leaves one small process', () => {
  beforeAll(build);

  it('with the demo shop on the embedded database, at the first start and later', async () => {
    const DATA_DIR = emptyDirectory('lean');
    const first = await start({ DATA_DIR });
    await expectLean(first, LIMIT.embedded);
    expect(await first.stop()).toBe(0);
    const second = await start({ DATA_DIR });
    await expectLean(second, LIMIT.embedded);
    expect(await second.stop()).toBe(0);
  });

  it('with the demo shop on PostgreSQL, at the first start and later', async () => {
    const postgres = await startPostgres();
    cleanUps.push(postgres.stop);
    const env = { DATA_DIR: emptyDirectory('lean'), DATABASE_URL: postgres.url };
    const first = await start(env);
    await expectLean(first, LIMIT.postgres);
    expect(await first.stop()).toBe(0);
    await expectLean(await start(env), LIMIT.postgres);
  });
});

describe.runIf(process.platform === 'linux')('npm start in a fresh checkout', () => {
  /** The current sources, without build output. */
  function checkout(): string {
    const directory = emptyDirectory('checkout');
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of listed.split('\n')) {
      if (file === '' || file.startsWith('tests/') || !existsSync(join(ROOT, file))) continue;
      cpSync(join(ROOT, file), join(directory, file), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
    return directory;
  }

  interface Building {
    child: ChildProcess;
    /** The build and its child processes end too, and leave no build behind that looks finished. */
    expectGone(): Promise<void>;
  }

  /** `npm start` in the middle of its build. */
  async function building(): Promise<Building> {
    const cwd = checkout();
    const child = spawn(process.execPath, NPM_START, { cwd, stdio: 'ignore' });
    cleanUps.push(() => child.kill('SIGKILL'));
    let helpers: number[] = [];
    await expect
      .poll(() => {
        helpers = descendantsOf(child.pid ?? 0);
        return helpers.length;
      })
      .toBeGreaterThan(1);
    return {
      child,
      expectGone: async () => {
        await expect.poll(() => helpers.filter(isAlive), { timeout: 60_000 }).toEqual([]);
        expect(existsSync(join(cwd, 'dist/build.json'))).toBe(false);
      },
    };
  }

  it('stopped during the build, it stops the build too', async () => {
    const { child, expectGone } = await building();
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([143, null]);
    await expectGone();
  });

  it('killed during the build, it takes the build down with it', async () => {
    const { child, expectGone } = await building();
    child.kill('SIGKILL');
    await expectGone();
  });

  // A build takes as long as many tests.
  if (process.env.THEKE_LONG === '1') {
    it('builds, and keeps no part of the build in memory', async () => {
      const cwd = checkout();
      const server = await start({ DATA_DIR: join(cwd, 'data') }, cwd);
      await expectLean(server, LIMIT.embedded);
      expect((await fetch(server.url)).status).toBe(200);
      expect(await server.stop()).toBe(0);
    });
  }
});
