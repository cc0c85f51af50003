import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { checkOf, encryption, keyOf, newDerivation } from './archive-cipher.ts';
import { type ArchiveEntry, type ArchiveHead, HEAD_BYTES, MAGIC } from './archive-format.ts';

/** What is known before the content is read. */
export type ArchiveOrigin = Pick<ArchiveHead, 'version' | 'migration' | 'takenAt' | 'database'>;

export interface ArchiveWriter {
  add(entry: ArchiveEntry): Promise<void>;
  /** Writes the head, makes sure that all is on the disk, and gives the file its name. */
  finish(): Promise<{ head: ArchiveHead; bytes: number }>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/** Ends the names of files that are being written. */
export const UNFINISHED = '.unfinished';

export const FRAME = { note: 1, rows: 2, bytes: 3 } as const;

/** Begins `file` under another name: it appears complete or not at all. Only this user may read it. */
export async function writeArchive(
  file: string,
  password: string,
  origin: ArchiveOrigin,
): Promise<ArchiveWriter> {
  const draft = `${file}${UNFINISHED}`;
  const derivation = newDerivation();
  const key = await keyOf(password, derivation);
  await rm(draft, { force: true });
  const handle = await open(draft, 'wx', 0o600);
  const counts = { tables: 0, rows: 0, files: 0, fileBytes: 0 };
  const gzip = createGzip({ level: 4 });
  const out = intoFile(handle, HEAD_BYTES);
  let failure: Error | null = null;
  const cipher = encryption(key);
  for (const stream of [gzip, cipher, out])
    stream.on('error', (error: Error) => {
      failure ??= error;
      for (const each of [gzip, cipher, out]) each.destroy();
    });
  gzip.pipe(cipher).pipe(out);
  const closed = once(gzip, 'close');

  const write = async (kind: number, body: Buffer) => {
    if (failure) throw failure;
    const frame = Buffer.alloc(5);
    frame.writeUInt32BE(body.length, 0);
    frame.writeUInt8(kind, 4);
    gzip.write(frame);
    if (!gzip.write(body)) await Promise.race([once(gzip, 'drain'), closed]);
    if (failure) throw failure;
  };
  return {
    async add(entry) {
      if (entry.kind === 'rows') {
        counts.rows += entry.rows.length;
        return write(FRAME.rows, Buffer.from(entry.rows.join('\n')));
      }
      if (entry.kind === 'bytes') {
        counts.fileBytes += entry.bytes.length;
        return write(FRAME.bytes, Buffer.from(entry.bytes));
      }
      if (entry.kind === 'table') counts.tables += 1;
      if (entry.kind === 'file') counts.files += 1;
      return write(FRAME.note, Buffer.from(JSON.stringify(entry)));
    },
    async finish() {
      const head: ArchiveHead = {
        ...{ product: 'theke', ...origin, ...counts, key: derivation, check: checkOf(key) },
      };
      const text = headText(head);
      await write(FRAME.note, Buffer.from(JSON.stringify({ kind: 'end', head: hashOf(text) })));
      gzip.end();
      await finished(out).catch((error: unknown) => {
        throw failure ?? error;
      });
      await handle.write(text, 0, HEAD_BYTES, 0);
      await handle.sync();
      const { size } = await handle.stat();
      await handle.close();
      await rename(draft, file);
      await syncFolder(dirname(file));
      return { head, bytes: size };
    },
    async abandon() {
      failure ??= new Error('abandoned');
      for (const stream of [gzip, cipher, out]) stream.destroy();
      await handle.close().catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/** Writes from this position on; ends without closing the file, whose head is still to come. */
function intoFile(handle: FileHandle, start: number): Writable {
  let position = start;
  const writeAll = async (bytes: Buffer) => {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position);
      done += bytesWritten;
      position += bytesWritten;
    }
  };
  return new Writable({
    write: (chunk: Buffer, _encoding, done) => void writeAll(chunk).then(() => done(), done),
  });
}

function headText(head: ArchiveHead): Buffer {
  const text = Buffer.alloc(HEAD_BYTES, ' ');
  const length = text.write(`${MAGIC}${JSON.stringify(head)}\n`);
  if (length >= HEAD_BYTES - 1) throw new RangeError('the head of a backup is too long');
  text.write('\n', HEAD_BYTES - 1);
  return text;
}

/** By which the encrypted end vouches for the head. */
export function hashOf(text: Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The new name is on the disk as well; systems that know no such thing for folders refuse. */
async function syncFolder(folder: string): Promise<void> {
  let handle: FileHandle | null = null;
  try {
    handle = await open(folder, 'r');
    await handle.sync();
  } catch {
    // Windows.
  } finally {
    await handle?.close();
  }
}
