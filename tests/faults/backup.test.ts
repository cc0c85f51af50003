import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { lchown, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventLoop } from '#adapters/event-loop.ts';
import { openDatabase } from '#data/database.ts';
import { copyTemplate, createTemplate, type Template, type TestDatabase } from '../api/support/databases.ts';
import { onSmallDisk } from '../api/support/small-disk.ts';
import { eventually } from '../api/support/waiting.ts';
import { everyFile, everyRow, MIGRATIONS, PASSWORD, quiet, withSession } from '../api/support/whole-shop.ts';
import { build } from '../built.ts';
import { SCRATCH } from '../scratch.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { ROOT } from '../source-files.ts';
import { acceptableOrder, place } from './demo-orders.ts';

// The commands as they are shipped, as processes that are killed.

const cleanUps: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

let folder: string;
let embedded: Template;
let postgres: Template;
beforeAll(async () => {
  build();
  folder = await mkdtemp(join(SCRATCH, 'theke-backups-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  for (const kind of ['embedded', 'postgres'] as const) {
    const { template, remove } = await createTemplate(kind);
    cleanUps.push(remove);
    if (kind === 'embedded') embedded = template;
    else postgres = template;
  }
}, 240_000);

type Place = TestDatabase['settings'];

async function shop(template: Template): Promise<Place> {
  const made = await copyTemplate(template);
  cleanUps.push(() => made.remove());
  const images = join(made.settings.dataDir, 'files', 'images');
  await mkdir(images, { recursive: true });
  for (let n = 0; n < 20; n += 1) await writeFile(join(images, `${n}.webp`), randomBytes(50_000));
  return made.settings;
}

/** Without anything in it. */
async function emptyPlace(template: Template): Promise<Place> {
  if (template.kind === 'postgres') {
    const made = await copyTemplate({ ...template, name: 'template1' });
    cleanUps.push(() => made.remove());
    return made.settings;
  }
  const dataDir = await mkdtemp(join(SCRATCH, 'theke-place-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir, databaseUrl: undefined };
}

const environment = ({ dataDir, databaseUrl = '' }: Place) => ({
  ...{
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    BACKUP_PASSWORD: PASSWORD,
    BACKUPS: 'off',
    LOG_LEVEL: 'warn',
  },
});

function start(command: string, at: Place, ...words: string[]): ChildProcess {
  const env = { ...process.env, ...environment(at) };
  return spawn(process.execPath, [`dist/server/${command}.js`, ...words], { cwd: ROOT, env, stdio: 'pipe' });
}

async function run(command: string, at: Place, ...words: string[]) {
  const child = start(command, at, ...words);
  const output = { out: '', err: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.err += chunk.toString();
  });
  const [code] = await once(child, 'close');
  return { code: code as number | null, ...output };
}

const OPENING = { migrationsDir: MIGRATIONS, turns: eventLoop, log: quiet, isExisting: true };
const file = (name: string) => join(folder, name);
const state = async (at: Place) => ({
  rows: await withSession(at, everyRow),
  files: await everyFile(join(at.dataDir, 'files')),
});

describe.each(['embedded', 'postgres'] as const)('backup and restore (%s)', (kind) => {
  const template = () => (kind === 'embedded' ? embedded : postgres);

  it('hold every order that a running server confirmed before, and a restored server goes on', async () => {
    const at = await shop(template());
    const server = await startServerProcess({ ...environment(at), RATE_LIMITS: 'off' });
    cleanUps.push(() => server.kill());
    const body = await acceptableOrder(server);
    const confirmed: number[] = [];
    let slowest = 0;
    let isPlacing = true;
    const placing = (async () => {
      for (let n = 0; isPlacing; n += 1) {
        const begin = performance.now();
        const order = await place(server, body, `during-backup-${n}`);
        slowest = Math.max(slowest, performance.now() - begin);
        if (order) confirmed.push(order.id);
        await sleep(30);
      }
    })();
    await eventually(async () => expect(confirmed.length).toBeGreaterThan(3));
    const before = [...confirmed];
    const taken = await run('backup', at, file(`${kind}.backup`));
    isPlacing = false;
    await placing;
    expect(taken).toMatchObject({ code: 0, err: '' });
    expect(confirmed.length).toBeGreaterThan(before.length);
    console.log(
      `${kind}: slowest order while a backup was taken: ${Math.round(slowest)} ms of ${confirmed.length}`,
    );
    expect((await run('verify-backup', at, file(`${kind}.backup`))).out).toContain('unversehrt');
    await server.stop();

    const target = await emptyPlace(template());
    expect(await run('restore', target, file(`${kind}.backup`))).toMatchObject({ code: 0, err: '' });
    const { rows } = await state(target);
    const ids = (rows.Order ?? []).map((row) => (JSON.parse(row) as { id: number }).id);
    expect(ids).toEqual(expect.arrayContaining(before));
    const again: ServerProcess = await startServerProcess({ ...environment(target), RATE_LIMITS: 'off' });
    cleanUps.push(() => again.kill());
    const next = await eventually(async () => {
      const order = await place(again, await acceptableOrder(again), 'after-restore');
      expect(order).not.toBeNull();
      return order;
    }, 20_000);
    expect(Math.max(...ids)).toBeLessThan(next?.id ?? 0);
    await again.stop();
  });

  it('killed at any moment leave the old state, or the new one', { timeout: 600_000 }, async () => {
    const at = await shop(template());
    const saved = file(`${kind}-kill.backup`);
    expect((await run('backup', at, saved)).code).toBe(0);
    const old = await state(at);
    // Something else to come back to, in the database and beside it.
    const own = join(at.dataDir, 'files', 'images', 'own.webp');
    const change = async () => {
      await withSession(at, ({ query }) => query(`UPDATE "User" SET "firstName" = 'anders'`));
      await writeFile(own, 'own');
    };
    await change();
    const changed = await state(at);
    expect(changed.rows).not.toEqual(old.rows);
    const begin = performance.now();
    expect((await run('restore', at, saved, '--replace')).code).toBe(0);
    const duration = performance.now() - begin;
    const outcomes = new Set<string>();
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.8, 0.85, 0.9, 0.92, 0.94, 0.96, 0.98, 1]) {
      await change();
      const child = start('restore', at, saved, '--replace');
      await sleep(duration * share);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      // The next start completes what was decided.
      await eventually(async () => (await openDatabase({ ...at, ...OPENING })).db.close(), 20_000);
      const now = await state(at);
      const isNew = !now.rows.User?.some((row) => row.includes('anders'));
      expect(now, `killed after ${share}`).toEqual(isNew ? old : changed);
      outcomes.add(isNew ? 'new' : 'old');
    }
    expect(outcomes).toContain('old');

    for (const share of [0.2, 0.5, 0.8]) {
      const target = file(`${kind}-cut.backup`);
      const child = start('backup', at, target);
      await sleep(duration * share * 0.5);
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      const isThere = await stat(target).catch(() => null);
      if (isThere) expect((await run('verify-backup', at, target)).code).toBe(0);
      await rm(target, { force: true });
    }
    const left = (await readdir(at.dataDir)).filter((name) => /^restore\./.test(name));
    expect((await run('backup', at, saved)).code, `after ${left}`).toBe(0);
  });
});

it('a move that is killed leaves the shop where it was, and can be repeated', {
  timeout: 300_000,
}, async () => {
  const from = await shop(embedded);
  const to = await emptyPlace(postgres);
  const both = { dataDir: from.dataDir, databaseUrl: to.databaseUrl };
  const before = await state(from);
  for (const wait of [500, 1_500, 2_500]) {
    const child = start('move-database', both, 'postgres');
    await sleep(wait);
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(await state(from)).toEqual(before);
  }
  const moved = await run('move-database', both, 'postgres');
  if (moved.code !== 0) expect(moved.err, 'the last kill came too late').toContain('not empty');
  expect(await withSession(to, everyRow)).toEqual(before.rows);
  const back = await emptyPlace(embedded);
  const backMove = { dataDir: back.dataDir, databaseUrl: to.databaseUrl };
  expect((await run('move-database', backMove, 'embedded')).err).toBe('');
  expect(await withSession(back, everyRow)).toEqual(before.rows);
});

it('on a full disk a backup says so in one line and leaves nothing behind', async () => {
  const made = await copyTemplate(embedded);
  const disk = await onSmallDisk(made, 400);
  cleanUps.push(() => disk.database.remove());
  const { settings } = disk.database;
  await disk.fill(10_000_000);
  const target = join(settings.dataDir, 'small.backup');
  const { code, err } = await run('backup', settings, target);
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(err).toMatch(/has \d+ MB left/);
  expect((await readdir(settings.dataDir)).filter((name) => name.startsWith('small'))).toEqual([]);
  await disk.empty();
});

/** 'nobody' of Linux. */
const NOBODY = 65_534;

it.runIf(process.geteuid?.() === 0)(
  'commands that root runs leave everything to the user of the server',
  async () => {
    const at = await shop(embedded);
    const { dataDir = '' } = at;
    const paths = async () =>
      ['', ...(await readdir(dataDir, { recursive: true }))].map((path) => join(dataDir, path));
    for (const path of await paths()) await lchown(path, NOBODY, NOBODY);
    expect((await run('backup', at, file('of-nobody.backup'))).code).toBe(0);
    expect((await run('restore', at, file('of-nobody.backup'), '--replace')).code).toBe(0);
    expect((await run('set-password', at)).code).toBe(0);
    const others: string[] = [];
    for (const path of await paths()) if ((await lstat(path)).uid !== NOBODY) others.push(path);
    expect(others).toEqual([]);
  },
);

it('refusals are one clear line', async () => {
  const at = await shop(embedded);
  const nobody = { ...at, dataDir: join(folder, 'nothing') };
  expect((await run('backup', nobody, file('x.backup'))).err).toMatch(/^DATA_DIR .* holds no shop\.\n$/);
  expect((await run('backup', at, join(folder, 'no', 'folder.backup'))).err).toMatch(
    /^There is no folder .*\n$/,
  );
  expect((await run('restore', at, file('none.backup'))).err).toMatch(/^There is no file .*\n$/);
  expect((await run('move-database', at, 'postgres')).err).toMatch(/^DATABASE_URL names .*\n$/);
  expect((await run('backup', at, file('y.backup'))).code).toBe(0);
  const other = spawn(process.execPath, ['dist/server/verify-backup.js', file('y.backup')], {
    cwd: ROOT,
    env: { ...process.env, BACKUP_PASSWORD: 'another password', DATA_DIR: at.dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  other.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(other, 'close');
  expect(said).toMatch(/^The password does not open .*\n$/);
  expect((await readFile(file('y.backup'))).length).toBeGreaterThan(10_000);
});
