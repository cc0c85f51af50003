import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ArchiveEntry } from '#adapters/backup/archive-format.ts';
import type { Settings } from '#adapters/settings.ts';
import { openStorage } from '#adapters/storage/open-storage.ts';
import type { S3Options } from '#adapters/storage/s3-settings.ts';
import { SHOP_FILES } from '#data/backup/restored-folder.ts';

/** Keys given by the environment are kept as the files that would hold them: a restored shop needs them as well. */
export type FileSettings = Pick<Settings, 'secretsKey' | 'vapid' | 's3'>;

/** All files of a shop, as entries of an archive. One that disappears meanwhile was deleted by the shop. */
export async function* shopFiles(
  dataDir: string,
  { secretsKey, vapid, s3 }: FileSettings,
): AsyncGenerator<ArchiveEntry> {
  const given = new Map<string, string>();
  if (secretsKey) given.set('secrets.key', `${secretsKey}\n`);
  if (vapid) given.set('vapid-keys.json', `${JSON.stringify(vapid)}\n`);
  for (const [path, text] of given) yield* entries(path, [Buffer.from(text)]);
  for (const name of SHOP_FILES) {
    if (given.has(name)) continue;
    if (name === 'files' && s3) {
      yield* filesInBucket(s3);
      continue;
    }
    for await (const path of filesBelow(dataDir, name)) {
      const stream = createReadStream(join(dataDir, path), { highWaterMark: 256 * 1_024 });
      try {
        yield* entries(path, stream as AsyncIterable<Buffer>);
      } finally {
        stream.destroy();
      }
    }
  }
}

/** Pictures and uploads of several servers, as they would lie in DATA_DIR; mails that wait there belong to no backup. */
async function* filesInBucket(s3: S3Options): AsyncGenerator<ArchiveEntry> {
  const { storage, close } = await openStorage(s3, { dataDir: '' });
  try {
    for await (const name of storage.list('')) {
      const found = name.startsWith('outbox-mail/') ? null : await storage.open(name);
      if (!found) continue;
      const { content } = found;
      const chunks =
        content instanceof Uint8Array ? [Buffer.from(content)] : (content as AsyncIterable<Buffer>);
      yield* entries(`files/${name}`, chunks);
    }
  } finally {
    close();
  }
}

/** Bytes of these files, but for those in a bucket. */
export async function sizeOfShopFiles(dataDir: string): Promise<number> {
  let bytes = 0;
  for (const name of SHOP_FILES)
    for await (const path of filesBelow(dataDir, name))
      bytes += await lstat(join(dataDir, path)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}

async function* entries(
  path: string,
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
): AsyncGenerator<ArchiveEntry> {
  const hash = createHash('sha256');
  let bytes = 0;
  let isOpen = false;
  try {
    for await (const chunk of chunks) {
      if (!isOpen) yield { kind: 'file', path };
      isOpen = true;
      hash.update(chunk);
      bytes += chunk.length;
      yield { kind: 'bytes', bytes: chunk };
    }
  } catch (error) {
    if (!isOpen && error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  if (!isOpen) yield { kind: 'file', path };
  yield { kind: 'file-end', bytes, sha256: hash.digest('hex') };
}

/** A file, or all in a folder; what is being written is left out. */
async function* filesBelow(dataDir: string, path: string): AsyncGenerator<string> {
  const found = await lstat(join(dataDir, path)).catch(() => null);
  if (found?.isFile() && !path.endsWith('.tmp')) yield path;
  if (!found?.isDirectory()) return;
  const names = await readdir(join(dataDir, path)).catch(() => []);
  for (const name of names.sort()) yield* filesBelow(dataDir, `${path}/${name}`);
}
