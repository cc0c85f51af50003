import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readArchiveHead } from '#adapters/backup/archive-reader.ts';
import type { S3Options } from '#adapters/storage/s3-settings.ts';
import { openSource } from '#server/backup/open-source.ts';
import { restoreShop } from '#server/backup/restore-shop.ts';
import { takeBackup } from '#server/backup/take-backup.ts';
import { type StorePeer, startObjectStore } from '#tests/peers/object-store.ts';
import { copyTemplate, type TestDatabase, testSettings } from '../support/databases.ts';
import { everyRow, MIGRATIONS, PASSWORD, places, quiet, withSession } from '../support/whole-shop.ts';

/** A shop whose pictures and uploads are in a bucket: they are in its backup, and come back into a bucket. */

const place = places();
let shop: TestDatabase;
let bucket: StorePeer;
let other: StorePeer;
let file: string;
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const stored = ({ objects }: StorePeer) =>
  Object.fromEntries([...objects].map(([key, { bytes }]) => [key, hashOf(bytes)]).sort());

beforeAll(async () => {
  shop = await copyTemplate(inject('template'));
  bucket = await startObjectStore();
  other = await startObjectStore();
  file = join(await place.folder(), 'shop.backup');
  // A page of a list holds fewer than there are; one is larger than what is read at once, one is empty.
  bucket.setPage(4);
  const put = (key: string, bytes: Buffer) => void bucket.objects.set(key, { bytes, at: new Date() });
  for (let n = 0; n < 11; n += 1) put(`images/${n}.webp`, randomBytes(20_000));
  put('uploads/large.pdf', randomBytes(3_000_000));
  put('uploads/empty.txt', Buffer.alloc(0));
  put('outbox-mail/1.json', Buffer.from('with a login link'));
  // What lay here before the shop moved to the bucket is none of its files.
  const left = join(shop.settings.dataDir, 'files', 'images');
  await mkdir(left, { recursive: true });
  await writeFile(join(left, 'left.webp'), 'before the move');
}, 60_000);
afterAll(async () => {
  await bucket?.stop();
  await other?.stop();
  await shop?.remove();
  await place.remove();
});

/** The backup, into an empty place. */
async function restoreInto(target: TestDatabase['settings'], s3?: S3Options) {
  const head = await readArchiveHead(file);
  const into = { ...target, s3, isReplacing: false, migrationsDir: MIGRATIONS };
  await restoreShop({ file, head, password: PASSWORD, ...into, log: quiet, now: new Date() });
}

async function backUp(to: string) {
  const settings = { ...testSettings(shop.settings), s3: bucket.options };
  const source = await openSource(settings, quiet);
  try {
    return await takeBackup(source, settings, {
      file: to,
      password: PASSWORD,
      version: '1',
      now: new Date(),
    });
  } finally {
    await source.close();
  }
}

it('a store that is away or breaks off leaves no backup, and the former one as it is', async () => {
  await writeFile(file, 'the former');
  for (const mood of ['busy', 'broken'] as const) {
    bucket.setMood(mood);
    await expect(backUp(file), mood).rejects.toThrow();
    expect(await readdir(join(file, '..')), mood).toEqual(['shop.backup']);
  }
  bucket.setMood('well');
});

it('everything of the bucket comes back, byte for byte, but for mails that wait', async () => {
  const { head } = await backUp(file);
  expect(head.files).toBeGreaterThanOrEqual(13);
  const target = await place.empty();
  await restoreInto(target, other.options);
  const { 'outbox-mail/1.json': mail, ...files } = stored(bucket);
  expect(mail).toBeDefined();
  expect(stored(other)).toEqual(files);
  expect(existsSync(join(target.dataDir, 'files', 'images')), 'nothing is left beside it').toBe(false);
  expect(await withSession(target, everyRow)).toEqual(await withSession(shop.settings, everyRow));
});

it('and into DATA_DIR of a shop without a bucket', async () => {
  const target = await place.empty();
  await restoreInto(target);
  expect((await readdir(join(target.dataDir, 'files', 'images'))).length).toBe(11);
  expect((await readdir(join(target.dataDir, 'files', 'uploads'))).toSorted()).toEqual([
    'empty.txt',
    'large.pdf',
  ]);
});

it('a store that does not take the files leaves the place as it was', async () => {
  const target = await place.empty();
  other.setMood('busy');
  await expect(restoreInto(target, other.options)).rejects.toThrow();
  expect(existsSync(join(target.dataDir, 'files'))).toBe(false);
  other.setMood('well');
  await restoreInto(target, other.options);
  expect(await withSession(target, everyRow)).toEqual(await withSession(shop.settings, everyRow));
});
