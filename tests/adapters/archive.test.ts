import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ArchiveEntry, ArchiveError, HEAD_BYTES, PIECE_BYTES } from '#adapters/backup/archive-format.ts';
import { readArchive, readArchiveHead } from '#adapters/backup/archive-reader.ts';
import { writeArchive } from '#adapters/backup/archive-writer.ts';
import { typedPassword } from '#adapters/backup/backup-key.ts';

const PASSWORD = 'eine Semmel, zwei Semmeln';
const ORIGIN = {
  version: '1.2.3',
  migration: '20260101000000_first',
  takenAt: '2026-11-27T04:00:00.000Z',
} as const;
const STEP = PIECE_BYTES + 16;

let folder: string;
let file: string;
let whole: Buffer;
// Larger than three pieces, and nothing that packs.
const picture = randomBytes(3 * PIECE_BYTES + 1_000);
const entries: ArchiveEntry[] = [
  {
    kind: 'shape',
    shape: {
      migrations: ['20260101000000_first'],
      tables: [{ name: 'Order', key: null, columns: [{ name: 'id', type: 'integer' }] }],
      partitions: [],
    },
  },
  { kind: 'table', name: 'Order' },
  { kind: 'rows', rows: ['["1"]', '["ü\\n\\u2028"]', '[null]'] },
  { kind: 'table-end', rows: 3, sum: '0' },
  { kind: 'sequences', sequences: [{ name: 'Order_id_seq', value: '9007199254740993', isCalled: true }] },
  { kind: 'file', path: 'files/images/1.webp' },
  { kind: 'bytes', bytes: picture },
  { kind: 'file-end', bytes: picture.length, sha256: createHash('sha256').update(picture).digest('hex') },
];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'theke-archive-'));
  file = join(folder, 'shop.backup');
  const archive = await writeArchive(file, PASSWORD, { ...ORIGIN, database: 'embedded' });
  for (const entry of entries) await archive.add(entry);
  await archive.finish();
  whole = await readFile(file);
});
afterAll(() => rm(folder, { recursive: true }));

async function read(bytes: Uint8Array | null, password = PASSWORD): Promise<ArchiveEntry[]> {
  const path = bytes ? join(folder, 'changed.backup') : file;
  if (bytes) await writeFile(path, bytes);
  const found: ArchiveEntry[] = [];
  for await (const entry of readArchive(path, password)) found.push(entry);
  return found;
}

describe('a backup file', () => {
  it('gives back what was put in, and tells anybody what it is', async () => {
    const found = await read(null);
    expect(found.at(-1)).toMatchObject({ kind: 'end' });
    const bytes = found.flatMap((entry) => (entry.kind === 'bytes' ? [entry.bytes] : []));
    expect(Buffer.concat(bytes).equals(picture)).toBe(true);
    expect(found.filter(({ kind }) => kind !== 'bytes' && kind !== 'end')).toEqual(
      entries.filter(({ kind }) => kind !== 'bytes'),
    );
    expect(await readArchiveHead(file)).toMatchObject({
      ...ORIGIN,
      tables: 1,
      rows: 3,
      files: 1,
      fileBytes: picture.length,
    });
    expect(whole.toString('latin1', 0, 15)).toBe('THEKE-BACKUP 1\n');
    expect((await stat(file)).mode & 0o077, 'for its owner only').toBe(0);
    expect(whole.includes('9007199254740993')).toBe(false);
  });

  it('opens with its password only', async () => {
    await expect(read(null, 'eine Semmel, drei Semmeln')).rejects.toThrow(
      /^The password does not open .*backup/,
    );
  });

  const length = HEAD_BYTES + 3 * STEP + 2_000;
  it.each([
    ['the first line', 3],
    ['the format', 13],
    ['the time in the head', 130],
    ['the padding of the head', HEAD_BYTES - 10],
    ['the first piece', HEAD_BYTES],
    ['the tag of a piece', HEAD_BYTES + STEP - 1],
    ['the middle', HEAD_BYTES + STEP + 7_000],
    ['the third piece', HEAD_BYTES + 2 * STEP + 1],
    ['the last piece', length - 1_000],
  ])('with one bit changed in %s is refused', async (_place, at) => {
    const changed = Buffer.from(whole);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(read(changed)).rejects.toThrow(ArchiveError);
  });

  it('refuses every changed byte of the head, and every changed bit at the end', async () => {
    const head = await readArchiveHead(file);
    const used = 15 + JSON.stringify(head).length;
    // The salt and the check belong to the password: a few of the rest stand for all, as each takes a key derivation.
    for (let at = 0; at < used; at += 37) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 2, at);
      await expect(read(changed), `byte ${at}`).rejects.toThrow(ArchiveError);
    }
  });

  it.each([
    0,
    10,
    HEAD_BYTES - 1,
    HEAD_BYTES,
    HEAD_BYTES + 5,
    HEAD_BYTES + STEP,
    HEAD_BYTES + STEP + 9,
    -1,
    -16,
    -17,
  ])('cut off at %d is refused', async (at) => {
    await expect(read(whole.subarray(0, at < 0 ? whole.length + at : at))).rejects.toThrow(ArchiveError);
  });

  it('with pieces exchanged, repeated, left out or added is refused', async () => {
    const head = whole.subarray(0, HEAD_BYTES);
    const [a, b] = [0, 1].map((n) => whole.subarray(HEAD_BYTES + n * STEP, HEAD_BYTES + (n + 1) * STEP));
    const rest = whole.subarray(HEAD_BYTES + 2 * STEP);
    if (!a || !b) throw new Error('too short');
    for (const parts of [
      [b, a, rest],
      [a, a, b, rest],
      [a, rest],
      [b, rest],
      [a, b, rest, b],
      [a, b, rest, Buffer.from('x')],
    ])
      await expect(read(Buffer.concat([head, ...parts]))).rejects.toThrow(ArchiveError);
  });

  it('of a newer format, or of something else, says so', async () => {
    const newer = Buffer.from(whole);
    newer.write('THEKE-BACKUP 2\n');
    await expect(read(newer)).rejects.toThrow(/format 2, which this Theke does not know/);
    await expect(read(Buffer.from('PK\u0003\u0004'))).rejects.toThrow(/is no backup of Theke/);
    await expect(readArchiveHead(join(folder, 'none'))).rejects.toThrow(/There is no file/);
  });

  it('that is not finished leaves nothing', async () => {
    const archive = await writeArchive(join(folder, 'half.backup'), PASSWORD, {
      ...ORIGIN,
      database: 'embedded',
    });
    for (const entry of entries.slice(0, 3)) await archive.add(entry);
    await archive.abandon();
    expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
  });
});

it('a key copied from paper may come in small letters and with other gaps', () => {
  expect(typedPassword('abcde fghjk 01234 56789 mnpqr-stvwx')).toBe('ABCDE-FGHJK-01234-56789-MNPQR-STVWX');
  expect(typedPassword('eine Semmel')).toBe('eine Semmel');
});
