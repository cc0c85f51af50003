import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileStorage } from '#adapters/storage/file-storage.ts';
import { s3Storage } from '#adapters/storage/s3-storage.ts';
import { type StorePeer, startObjectStore } from '#tests/peers/object-store.ts';
import { SCRATCH } from '#tests/scratch.ts';
import type { Storage } from '#use-cases/ports.ts';

/** Short enough for a test, long enough for a busy machine. */
const LIMITS = { connectMs: 500, answerMs: 700, writeMs: 1_500, idleMs: 1_500 };
const SMALL = Buffer.from('Grüß Gott');
const LARGE = randomBytes(3_000_000);

let directory: string;
let peer: StorePeer;
beforeAll(async () => {
  directory = await mkdtemp(join(SCRATCH, 'theke-storage-'));
  peer = await startObjectStore();
});
afterAll(async () => {
  await peer.stop();
  await rm(directory, { recursive: true, force: true });
});

async function named(storage: Storage, prefix: string): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list(prefix)) names.push(name);
  return names.sort();
}

async function opened(storage: Storage, name: string): Promise<Buffer | null> {
  const content = (await storage.open(name))?.content;
  if (!content) return null;
  return content instanceof Readable ? buffer(content) : Buffer.from(content);
}

const PLACES: [string, () => Storage][] = [
  ['files of the machine', () => fileStorage(directory)],
  ['a bucket', () => s3Storage(peer.options, LIMITS)],
  ['a part of a bucket', () => s3Storage({ ...peer.options, prefix: 'linz/mitte/' }, LIMITS)],
  ['a bucket without conditional writes', () => s3Storage(peer.options, LIMITS)],
];

describe.each(PLACES)('a storage in %s', (place, make) => {
  let storage: Storage;
  beforeEach(async () => {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory);
    peer.objects.clear();
    peer.setPage(2);
    peer.setMood(place.includes('without') ? 'old' : 'well');
    storage = make();
  });

  it.each([
    ['small', SMALL],
    ['large', LARGE],
    ['empty', Buffer.alloc(0)],
  ])('gives back what was written: a %s file', async (_, bytes) => {
    await storage.write('images/1-1.jpg', bytes);
    expect(bytes.equals((await storage.read('images/1-1.jpg')) ?? Buffer.from('nothing'))).toBe(true);
    expect(bytes.equals((await opened(storage, 'images/1-1.jpg')) ?? Buffer.from('nothing'))).toBe(true);
    expect(await storage.stat('images/1-1.jpg')).toMatchObject({ size: bytes.length, at: expect.any(Date) });
  });

  it('passes large files on as a stream, whose end nobody has to wait for', async () => {
    await storage.write('images/1-1.jpg', LARGE);
    const file = await storage.open('images/1-1.jpg');
    expect(file?.size).toBe(LARGE.length);
    expect(file?.content).toBeInstanceOf(Readable);
    if (file?.content instanceof Readable) file.content.destroy();
    await storage.write('images/1-1.jpg', SMALL);
    expect(await opened(storage, 'images/1-1.jpg')).toEqual(SMALL);
  });

  it('has nothing under a name that was never written', async () => {
    expect(await storage.read('images/1-1.jpg')).toBeNull();
    expect(await storage.open('images/1-1.jpg')).toBeNull();
    expect(await storage.stat('images/1-1.jpg')).toBeNull();
    await storage.remove('images/1-1.jpg');
    expect(await named(storage, '')).toEqual([]);
  });

  it('replaces by writing, and refuses to add under a name that is taken', async () => {
    expect(await storage.add('images/1-1.jpg', SMALL)).toBe(true);
    expect(await storage.add('images/1-1.jpg', LARGE)).toBe(false);
    expect(await storage.read('images/1-1.jpg')).toEqual(SMALL);
    await storage.write('images/1-1.jpg', Buffer.from('neu'));
    expect(await storage.read('images/1-1.jpg')).toEqual(Buffer.from('neu'));
  });

  it.skipIf(place.includes('without'))('lets one of many add a name', async () => {
    const added = await Promise.all(
      Array.from({ length: 8 }, (_, index) => storage.add('images/1-2.jpg', Buffer.from(`${index}`))),
    );
    expect(added.filter((isMine) => isMine)).toHaveLength(1);
    expect((await storage.read('images/1-2.jpg'))?.toString()).toBe(String(added.indexOf(true)));
  });

  it('removes', async () => {
    await storage.write('images/1-1.jpg', SMALL);
    await storage.remove('images/1-1.jpg');
    expect(await storage.read('images/1-1.jpg')).toBeNull();
  });

  it('lists by the beginning of names, in folders of all depths', async () => {
    const names = [
      'images/1-1.jpg',
      'images/10-1.png',
      'image-copies/small/1-1.jpg',
      'deleted/images/3-1.jpg',
      'outbox-mail/2026-11-27T12-00-00-000Z.branch-2.00ff.eml',
      'uploads/AbC_-9.pdf',
    ];
    for (const name of names) await storage.write(name, SMALL);
    expect(await named(storage, '')).toEqual(names.toSorted());
    expect(await named(storage, 'images/')).toEqual(['images/1-1.jpg', 'images/10-1.png']);
    expect(await named(storage, 'images/1-')).toEqual(['images/1-1.jpg']);
    expect(await named(storage, 'outbox-mail/')).toHaveLength(1);
    expect(await named(storage, 'image')).toHaveLength(3);
    expect(await named(storage, 'fonts/')).toEqual([]);
  });

  it.each([
    '../a',
    'images/../../a',
    '/etc/passwd',
    'images',
    'images/.a',
    'images/a..b',
    'a\\b/c',
    'Images/1',
  ])('refuses %s as a name', async (name) => {
    await expect(storage.write(name, SMALL)).rejects.toThrow(RangeError);
    await expect((async () => storage.read(name))()).rejects.toThrow(RangeError);
  });
});

describe('files of the machine', () => {
  it('shows no file before it is whole', async () => {
    await mkdir(join(directory, 'files/images'), { recursive: true });
    await writeFile(join(directory, 'files/images/1-1.jpg.0b1c.tmp'), 'half');
    expect(await named(fileStorage(directory), '')).toEqual([]);
    await fileStorage(directory).write('images/1-1.jpg', LARGE);
    expect((await readdir(join(directory, 'files/images'))).sort()).toEqual(['1-1.jpg', '1-1.jpg.0b1c.tmp']);
  });
});

describe('a bucket that is not to be used', () => {
  const unavailable = expect.objectContaining({ code: 'unavailable' });
  let storage: Storage;
  beforeEach(() => {
    peer.objects.clear();
    peer.setMood('well');
    storage = s3Storage(peer.options, LIMITS);
  });

  async function expectNothingWorks(): Promise<void> {
    await expect(storage.read('images/1-1.jpg')).rejects.toEqual(unavailable);
    await expect(storage.open('images/1-1.jpg')).rejects.toEqual(unavailable);
    await expect(storage.write('images/1-1.jpg', SMALL)).rejects.toEqual(unavailable);
    await expect(storage.add('images/1-1.jpg', SMALL)).rejects.toEqual(unavailable);
    await expect(storage.remove('images/1-1.jpg')).rejects.toEqual(unavailable);
    await expect(named(storage, '')).rejects.toEqual(unavailable);
  }

  it.each(['busy', 'silent'] as const)(
    'is unavailable while it is %s, and works afterwards',
    async (mood) => {
      peer.setMood(mood);
      const start = performance.now();
      await expectNothingWorks();
      // Six calls, one of them a write.
      expect(performance.now() - start).toBeLessThan(9_000);
      peer.setMood('well');
      await storage.write('images/1-1.jpg', SMALL);
      expect(await storage.read('images/1-1.jpg')).toEqual(SMALL);
    },
  );

  it('is unavailable while nobody listens, and works afterwards', async () => {
    await peer.stop();
    await expectNothingWorks();
    await peer.start();
    await storage.write('images/1-1.jpg', SMALL);
    expect(await storage.read('images/1-1.jpg')).toEqual(SMALL);
  });

  it.each([
    ['small', SMALL],
    ['large', LARGE],
  ])('never passes the half of a %s file off as the whole', async (_, bytes) => {
    await storage.write('images/1-1.jpg', bytes);
    peer.setMood('broken');
    await expect(storage.read('images/1-1.jpg')).rejects.toEqual(unavailable);
    await expect(opened(storage, 'images/1-1.jpg')).rejects.toThrow();
  });

  it.each([
    ['does not know the key', { accessKeyId: 'AKOTHER' }],
    ['finds the signature wrong', { secretAccessKey: 'something-else' }],
    ['has no such bucket', { bucket: 'other' }],
  ])('is unavailable, and not empty, where it %s', async (_, wrong) => {
    storage = s3Storage({ ...peer.options, ...wrong }, LIMITS);
    await expectNothingWorks();
  });
});
