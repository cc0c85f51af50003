import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fileStorage } from '#adapters/storage/file-storage.ts';
import { moveFiles } from '#adapters/storage/move-files.ts';
import { s3Storage } from '#adapters/storage/s3-storage.ts';
import { type StorePeer, startObjectStore } from '#tests/peers/object-store.ts';
import { SCRATCH } from '#tests/scratch.ts';
import type { Storage } from '#use-cases/ports.ts';

let directory: string;
let peer: StorePeer;
let local: Storage;
let bucket: Storage;
beforeAll(async () => {
  directory = await mkdtemp(join(SCRATCH, 'theke-move-'));
  peer = await startObjectStore();
  peer.setPage(3);
});
beforeEach(async () => {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory);
  peer.objects.clear();
  local = fileStorage(directory);
  bucket = s3Storage({ ...peer.options, prefix: 'shop/' });
});
afterAll(async () => {
  await peer.stop();
  await rm(directory, { recursive: true, force: true });
});

const MAIL = 'outbox-mail/2026-11-27T12-00-00-000Z.shop.00000000000000000000000000000000.eml';

async function filled(storage: Storage, count = 6): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>([
    ['uploads/large.pdf', randomBytes(700_000)],
    [MAIL, Buffer.from('Subject: Hallo\r\n\r\n')],
  ]);
  for (let id = 1; id <= count; id += 1) files.set(`images/${id}-1.jpg`, randomBytes(1_000 + id));
  for (const [name, bytes] of files) await storage.write(name, bytes);
  return files;
}

async function contentOf(storage: Storage): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for await (const name of storage.list('')) files.set(name, Buffer.from((await storage.read(name)) ?? ''));
  return files;
}

/** Comparing them byte by byte takes seconds. */
const sorted = (files: Map<string, Buffer>) =>
  new Map(
    [...files]
      .map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')] as const)
      .sort(),
  );
const move = async (from: Storage, to: Storage, isSourceDeleted = false) => {
  const lines: string[] = [];
  const moved = await moveFiles(from, to, { isSourceDeleted, tell: (line) => lines.push(line) });
  return { moved, lines };
};

it.each(['to the bucket', 'back'])('carries all files %s, and leaves the source alone', async (way) => {
  const [from, to] = way === 'back' ? [bucket, local] : [local, bucket];
  const files = await filled(from);
  const { moved } = await move(from, to);
  expect(moved).toEqual({ copied: files.size, present: 0, failed: 0, deleted: 0, others: 0 });
  expect(sorted(await contentOf(to))).toEqual(sorted(files));
  expect(sorted(await contentOf(from))).toEqual(sorted(files));
});

it('goes on where it was stopped, and mends what is not equal', async () => {
  const files = await filled(local);
  await bucket.write('images/1-1.jpg', files.get('images/1-1.jpg') ?? Buffer.alloc(0));
  // As long as the right one.
  await bucket.write('images/2-1.jpg', randomBytes(1_002));
  await bucket.write('images/77-1.jpg', Buffer.from('of another shop?'));
  const { moved } = await move(local, bucket);
  expect(moved).toEqual({ copied: files.size - 1, present: 1, failed: 0, deleted: 0, others: 1 });
  expect(await bucket.read('images/2-1.jpg')).toEqual(files.get('images/2-1.jpg'));
  expect((await move(local, bucket)).moved).toMatchObject({ copied: 0, present: files.size });
});

it('deletes from the source when it is told to, and only what is certainly at the target', async () => {
  const files = await filled(local);
  const { moved } = await move(local, bucket, true);
  expect(moved).toMatchObject({ copied: files.size, deleted: files.size, failed: 0 });
  expect((await contentOf(local)).size).toBe(0);
  expect(sorted(await contentOf(bucket))).toEqual(sorted(files));
});

it('deletes nothing where one file did not arrive', async () => {
  const files = await filled(local);
  const forgetful: Storage = {
    ...bucket,
    write: async (name, bytes) => bucket.write(name, name === 'images/3-1.jpg' ? bytes.subarray(1) : bytes),
  };
  const { moved, lines } = await move(local, forgetful, true);
  expect(moved).toMatchObject({ failed: 1, deleted: 0 });
  expect(lines).toEqual(['images/3-1.jpg: the copy is not equal']);
  expect(sorted(await contentOf(local))).toEqual(sorted(files));
});

it('deletes nothing that the shop replaces meanwhile', async () => {
  const files = await filled(local, 3);
  let reads = 0;
  const busy: Storage = {
    ...local,
    open: async (name) => {
      // Once it has been copied.
      if (name === 'images/2-1.jpg') reads += 1;
      if (reads === 2) await local.write('images/2-1.jpg', Buffer.from('neu'));
      return local.open(name);
    },
  };
  const { moved, lines } = await move(busy, bucket, true);
  expect(moved).toMatchObject({ failed: 1, deleted: 0 });
  expect(lines).toEqual(['images/2-1.jpg: has changed meanwhile']);
  expect((await contentOf(local)).size).toBe(files.size);
});

it('does not bring back what the shop has deleted since', async () => {
  await filled(local, 3);
  await move(local, bucket);
  let isFirst = true;
  const busy: Storage = {
    ...local,
    open: async (name) => {
      if (isFirst) await local.remove('images/3-1.jpg');
      isFirst = false;
      return local.open(name);
    },
  };
  await move(busy, bucket);
  expect(await bucket.read('images/3-1.jpg')).toBeNull();
});

it('says why files did not go, and that is all it does', async () => {
  const files = await filled(local, 2);
  await peer.stop();
  try {
    await expect(move(local, bucket, true)).rejects.toMatchObject({ code: 'unavailable' });
  } finally {
    await peer.start();
  }
  expect((await contentOf(local)).size).toBe(files.size);
});
