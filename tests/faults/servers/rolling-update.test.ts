import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTemplate, createTemplate } from '#tests/api/support/databases.ts';
import { readSse } from '#tests/api/support/sse.ts';
import { eventually } from '#tests/api/support/waiting.ts';
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts';
import { ROOT } from '#tests/source-files.ts';
import { acceptableOrder, allOrders, STAFF } from '../demo-orders.ts';

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
  // The former version may have come with packages of its own.
}, 600_000);

function scratch(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `theke-${name}-`));
  cleanUps.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** The next version: this one, with one more migration, which changes tables that are busy meanwhile. */
function nextVersion(): string {
  const directory = scratch('next');
  for (const part of ['dist/server', 'dist/web', 'prisma/migrations', 'prisma/demo/pictures', 'package.json'])
    cpSync(join(ROOT, part), join(directory, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(directory, 'node_modules'));
  const migration = join(directory, 'prisma/migrations/20990101000000_pager');
  mkdirSync(migration);
  writeFileSync(
    join(migration, 'migration.sql'),
    `-- expand
ALTER TABLE "Branch" ADD COLUMN "pager" TEXT NOT NULL DEFAULT '';
ALTER TABLE "Order" ADD COLUMN "pager" TEXT NOT NULL DEFAULT '';
CREATE INDEX "Order_pager_idx" ON "Order" ("pager");
`,
  );
  return directory;
}

interface Failure {
  what: string;
  status: number | string;
}

/** As a proxy with health checks does: whoever is there and ready gets the request; one that refuses the connection is passed over. */
async function ask(
  servers: readonly ServerProcess[],
  method: string,
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<number | string> {
  let fault = 'nobody is there';
  for (const server of servers) {
    const answer = await new Promise<number | string>((resolve) => {
      const sent = request(
        server.url + path,
        {
          method,
          agent: false,
          headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        },
        (response) => {
          response.resume().on('end', () => resolve(response.statusCode ?? 0));
          response.on('error', (error) => resolve(error.message));
        },
      );
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      sent.end(body && JSON.stringify(body));
    });
    if (answer !== 'ECONNREFUSED') return answer;
    fault = answer;
  }
  return fault;
}

it('F21 an update of two servers, one after the other, with a migration, fails no request', async () => {
  const { template, remove } = await createTemplate('postgres');
  cleanUps.push(remove);
  const shop = await copyTemplate(template);
  cleanUps.push(() => shop.remove());
  const { dataDir, databaseUrl = '' } = shop.settings;
  const env = (index: number) => ({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, String(index)), RATE_LIMITS: 'off' },
    ...{ SECRETS_KEY: 'ab'.repeat(32) },
  });
  const next = nextVersion();
  const all: ServerProcess[] = [];
  cleanUps.push(() => Promise.all(all.map((server) => server.kill())));
  const start = async (index: number, cwd = ROOT) => {
    const server = await startServerProcess(env(index), { cwd, args: [join(cwd, 'dist/server/main.js')] });
    all.push(server);
    return server;
  };
  let ready = [await start(0), await start(1)];
  const [first] = ready as [ServerProcess];
  const body = await acceptableOrder(first);

  const failures: Failure[] = [];
  const keys: string[] = [];
  const counted = new Map<string, number>();
  let isOver = false;
  const users = Array.from({ length: 4 }, async (_, user) => {
    for (let turn = user; !isOver; turn += 1) {
      const servers = turn % 2 ? ready : ready.toReversed();
      const key = randomUUID();
      const calls = [
        ['menu', 200, () => ask(servers, 'GET', '/api/init')],
        ['page', 200, () => ask(servers, 'GET', '/')],
        ['board', 200, () => ask(servers, 'GET', '/api/orders/current', { headers: STAFF })],
        [
          'order',
          201,
          () => ask(servers, 'POST', '/api/orders', { body, headers: { 'idempotency-key': key } }),
        ],
      ] as const;
      const [what, wanted, call] = calls[turn % calls.length] ?? calls[0];
      const status = await call();
      if (status !== wanted) failures.push({ what, status });
      else if (what === 'order') keys.push(key);
      counted.set(what, (counted.get(what) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

  for (const index of [0, 1]) {
    const [old, ...others] = ready as [ServerProcess, ...ServerProcess[]];
    const fresh = await start(2 + index, next);
    ready = [...others, fresh];
    // Its readiness turns red before it stops to listen: the proxy has stopped sending anything.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await old.stop()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  isOver = true;
  await Promise.all(users);
  expect(failures).toEqual([]);
  expect(Math.min(...counted.values())).toBeGreaterThan(5);
  expect(counted.size).toBe(4);
  const [updated] = ready as [ServerProcess];
  expect(await allOrders(updated)).toHaveLength(keys.length);

  // And back: a server of the former version comes up again on what the next one has only extended.
  const former = await start(4);
  const board = readSse(`${former.url}/api/orders/stream`, STAFF);
  expect(await board.opened).toBe(200);
  expect(await ask([updated], 'POST', '/api/orders', { body })).toBe(201);
  await eventually(() => expect(board.events.length).toBeGreaterThan(0), 10_000);
  await board.close();
}, 240_000);

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/**
 * The last state of this line without the newest migration, and with the others as they are now; null without history, or where that
 * version did not know of expansions yet.
 */
function formerVersion(): string | null {
  try {
    const newest = readdirSync(join(ROOT, 'prisma/migrations'))
      .filter((name) => /^\d/.test(name))
      .sort()
      .at(-1);
    const lacks = (commit: string) => git('ls-tree', commit, `prisma/migrations/${newest}`) === '';
    // Only what was never released may change; a server refuses a migration that is not the one it knows.
    const knows = (commit: string) =>
      git('diff', '--name-only', '--no-renames', '--diff-filter=MD', commit, '--', 'prisma/migrations') ===
      '';
    const former = git('rev-list', '--first-parent', 'HEAD')
      .split('\n')
      .find((commit) => lacks(commit) && knows(commit));
    if (!former) return null;
    git('cat-file', '-e', `${former}:server/data/migration-kind.ts`);
    return former;
  } catch {
    return null;
  }
}

const former = formerVersion();
/** What sells: the rest would take as long as a daily run. */
const FORMER_TESTS = [
  'tests/api/orders/orders-place',
  'tests/api/orders/order-commands',
  'tests/api/printing/print-jobs',
];

it.skipIf(former === null)(
  'F21 the former version passes its own tests on the schema of this one',
  () => {
    const directory = scratch('former');
    // Its PostgreSQL, a program in this folder, runs as another user where this one is root.
    chmodSync(directory, 0o755);
    const tree = join(directory, 'tree');
    git('worktree', 'add', '--detach', tree, former ?? '');
    cleanUps.push(() => git('worktree', 'remove', '--force', tree));
    const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, {
        ...{ cwd: tree, encoding: 'utf8', timeout: 600_000 },
        env: { ...process.env, THEKE_NEWER_MIGRATIONS: join(ROOT, 'prisma/migrations') },
      });
    if (lock(tree) === lock(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'));
    else run('npm', 'ci', '--no-audit', '--no-fund');
    run('node_modules/.bin/tsx', 'tests/check.ts', 'client');
    const said = run(
      'node_modules/.bin/vitest',
      ...['run', '--config', 'tests/vitest.config.ts', '--project', 'api postgres', ...FORMER_TESTS],
    );
    expect(said).toMatch(/Tests .*\d+ passed/);
  },
  900_000,
);
