import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileStorage } from '#adapters/storage/file-storage.ts';
import { type StorePeer, startObjectStore, storeEnvironment } from '../peers/object-store.ts';
import { SCRATCH } from '../scratch.ts';
import { NPM_MOVE_FILES } from '../server-process.ts';
import { ROOT } from '../source-files.ts';

const COUNT = 400;
const ROUNDS = 8;

let directory: string;
let peer: StorePeer;
beforeAll(async () => {
  directory = await mkdtemp(join(SCRATCH, 'theke-kill-move-'));
  peer = await startObjectStore();
});
afterAll(async () => {
  await peer.stop();
  await rm(directory, { recursive: true, force: true });
});

function command(
  args: readonly string[],
  DATA_DIR: string,
  env: Record<string, string> = storeEnvironment(peer),
) {
  const child = spawn(process.execPath, [...NPM_MOVE_FILES, ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output, errors }));
  return { child, ended };
}

it('kill -9 of npm run move-files at any moment leaves every file where it was, and the next run ends the work', async () => {
  const local = fileStorage(directory);
  const files = new Map(
    Array.from({ length: COUNT }, (_, id) => [`images/${id + 1}-1.jpg`, randomBytes(20_000 + id)]),
  );
  for (const [name, bytes] of files) await local.write(name, bytes);

  let killed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = peer.objects.size;
    const { child, ended } = command(['--to', 's3', '--delete-source'], directory);
    // While it copies: the first rounds are certain to be cut off.
    while (child.exitCode === null && peer.objects.size < before + 20 && peer.objects.size < COUNT)
      await sleep(2);
    child.kill('SIGKILL');
    if ((await ended).code === null) killed += 1;
    for (const [name, { bytes }] of peer.objects)
      expect(bytes.equals(files.get(name) ?? Buffer.alloc(0))).toBe(true);
    if (peer.objects.size < COUNT)
      for (const [name, bytes] of files)
        expect(bytes.equals((await local.read(name)) ?? Buffer.alloc(0))).toBe(true);
  }
  expect(killed).toBeGreaterThan(3);

  const last = await command(['--to', 's3', '--delete-source'], directory).ended;
  expect(last).toMatchObject({ code: 0, errors: expect.not.stringContaining('Error') });
  expect(last.output).toMatch(/files copied, \d+ were there already; all of these compared byte by byte\./);
  expect(peer.objects.size).toBe(COUNT);
  expect(await local.read('images/1-1.jpg')).toBeNull();

  const elsewhere = join(directory, 'other');
  const back = await command(['--to', 'local'], elsewhere).ended;
  expect(back).toMatchObject({ code: 0, output: expect.stringContaining(`${COUNT} files copied`) });
  for (const [name, bytes] of files)
    expect(bytes.equals((await fileStorage(elsewhere).read(name)) ?? Buffer.alloc(0))).toBe(true);
  expect(peer.objects.size).toBe(COUNT);
});

it.each([
  [
    'without a bucket',
    ['--to', 's3'],
    { S3_BUCKET: '' },
    'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set',
  ],
  [
    'with half a bucket',
    ['--to', 's3'],
    { S3_BUCKET: 'theke' },
    'S3_ACCESS_KEY_ID: is needed to store files in S3',
  ],
  ['without a direction', [], { S3_BUCKET: '' }, 'Where to? npm run move-files -- --to s3, or --to local'],
  ['with a wrong one', ['--to', 'mars'], { S3_BUCKET: '' }, 'Where to?'],
])('refuses %s in one line', async (_, args, env, line) => {
  const { code, errors } = await command(args, directory, env).ended;
  expect([code, errors.startsWith(line), /\n\s+at /.test(errors)]).toEqual([1, true, false]);
});
