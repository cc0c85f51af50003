import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { jsonOf } from '../json.ts';
import { decryption, isKey, keyOf } from './archive-cipher.ts';
import {
  type ArchiveEntry,
  ArchiveError,
  type ArchiveHead,
  archiveHead,
  archiveNote,
  HEAD_BYTES,
  MAGIC,
} from './archive-format.ts';
import { FRAME, hashOf } from './archive-writer.ts';

/** What anybody can read. Throws ArchiveError for what is no backup, and for one of a newer format. */
export async function readArchiveHead(file: string): Promise<ArchiveHead> {
  const handle = await openArchive(file);
  try {
    return parseHead(file, await headBytes(handle));
  } finally {
    await handle.close();
  }
}

/**
 * All entries, the last being 'end'. Everything is checked on the way, but for the sums of tables: throws
 * ArchiveError as soon as something is not as it was written, at the latest before 'end' is given. Holds one piece at a time.
 */
export async function* readArchive(file: string, password: string): AsyncGenerator<ArchiveEntry> {
  const handle = await openArchive(file);
  try {
    const text = await headBytes(handle);
    const head = parseHead(file, text);
    const key = await keyOf(password, head.key);
    if (!isKey(key, head.check))
      throw new ArchiveError(`The password does not open ${file} (or the head of the file is damaged).`);
    const { size } = await handle.stat();
    const pieces = decryption(key, size, (position, length) => readFully(handle, position, length));
    yield* checked(framesOf(unpacked(pieces)), head, hashOf(text));
  } finally {
    await handle.close();
  }
}

async function openArchive(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new ArchiveError(`There is no file ${file}.`);
    throw new ArchiveError(`${file} cannot be read (${String(code)}).`, { cause: error });
  }
}

async function headBytes(handle: FileHandle): Promise<Buffer> {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const { bytesRead } = await handle.read(bytes, 0, HEAD_BYTES, 0).catch(() => ({ bytesRead: 0 }));
  return bytes.subarray(0, bytesRead);
}

function parseHead(file: string, bytes: Buffer): ArchiveHead {
  const text = bytes.toString();
  const format = /^THEKE-BACKUP (\d+)\n/.exec(text);
  if (!format) throw new ArchiveError(`${file} is no backup of Theke.`);
  if (!text.startsWith(MAGIC))
    throw new ArchiveError(
      `${file} has format ${format[1]}, which this Theke does not know. Take a newer one.`,
    );
  const head = archiveHead.safeParse(jsonOf(text.slice(MAGIC.length)));
  if (bytes.length < HEAD_BYTES || !head.success) throw new ArchiveError(`The head of ${file} is damaged.`);
  return head.data;
}

async function readFully(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const { bytesRead } = await handle.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw new ArchiveError('The backup became shorter while it was read.');
    done += bytesRead;
  }
  return bytes;
}

async function* unpacked(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const source = Readable.from(pieces, { objectMode: false });
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip) yield chunk as Buffer;
  } catch (error) {
    throw error instanceof ArchiveError ? error : unreadable(error);
  } finally {
    source.destroy();
  }
}

interface Frame {
  kind: number;
  body: Buffer;
}

async function* framesOf(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Frame> {
  let waiting: Buffer[] = [];
  let size = 0;
  let needed = 5;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < needed) continue;
    let all = Buffer.concat(waiting, size);
    for (;;) {
      needed = all.length < 5 ? 5 : 5 + all.readUInt32BE(0);
      if (all.length < needed) break;
      yield { kind: all.readUInt8(4), body: all.subarray(5, needed) };
      all = all.subarray(needed);
    }
    waiting = [all];
    size = all.length;
  }
  if (size > 0) throw unreadable(new Error('a part of an entry is left over'));
}

/** Follows the counts and sums that the content states about itself. */
async function* checked(
  frames: AsyncGenerator<Frame>,
  head: ArchiveHead,
  headHash: string,
): AsyncGenerator<ArchiveEntry> {
  const counts = { tables: 0, rows: 0, files: 0, fileBytes: 0 };
  const open: { hash: Hash | null; bytes: number; rows: number | null } = {
    ...{ hash: null, bytes: 0, rows: null },
  };
  const demand = (isRight: boolean) => {
    if (!isRight) throw unreadable(new Error('counts or sums differ'));
  };
  let isEnded = false;
  for await (const { kind, body } of frames) {
    demand(!isEnded);
    const entry = entryOf(kind, body);
    if (entry.kind === 'table') {
      counts.tables += 1;
      open.rows = 0;
    } else if (entry.kind === 'rows') {
      demand(open.rows !== null);
      open.rows = (open.rows ?? 0) + entry.rows.length;
      counts.rows += entry.rows.length;
    } else if (entry.kind === 'table-end') {
      demand(open.rows === entry.rows);
      open.rows = null;
    } else if (entry.kind === 'file') {
      counts.files += 1;
      Object.assign(open, { hash: createHash('sha256'), bytes: 0 });
    } else if (entry.kind === 'bytes') {
      demand(open.hash !== null);
      open.hash?.update(entry.bytes);
      open.bytes += entry.bytes.length;
      counts.fileBytes += entry.bytes.length;
    } else if (entry.kind === 'file-end') {
      demand(open.bytes === entry.bytes && open.hash?.digest('hex') === entry.sha256);
      open.hash = null;
    } else if (entry.kind === 'end') {
      isEnded = true;
      demand(entry.head === headHash && open.rows === null && open.hash === null);
      demand(Object.entries(counts).every(([name, count]) => head[name as keyof typeof counts] === count));
    }
    yield entry;
  }
  demand(isEnded);
}

function entryOf(kind: number, body: Buffer): ArchiveEntry {
  if (kind === FRAME.bytes) return { kind: 'bytes', bytes: body };
  if (kind === FRAME.rows) return { kind: 'rows', rows: body.toString().split('\n') };
  const note = archiveNote.safeParse(jsonOf(body.toString()));
  if (kind !== FRAME.note || !note.success) throw unreadable(note.error);
  return note.data;
}

function unreadable(cause: unknown): ArchiveError {
  return new ArchiveError('The content of the backup is not what was written.', { cause });
}
