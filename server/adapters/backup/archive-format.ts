import { z } from 'zod';

// One file: a head that anybody can read, then the content, packed and encrypted in pieces. The order inside: the shape of the
// database, its tables row by row, the numbers of its sequences, the files, and an end that counts it all.

/** Raised when a program of before could no longer read what is written. */
const FORMAT = 1;
/** The first bytes of the file. */
export const MAGIC = `THEKE-BACKUP ${FORMAT}\n`;
/** Bytes of the head, filled up with spaces: it is written last, when everything is counted. */
export const HEAD_BYTES = 4_096;
/** Bytes of content in one encrypted piece; only the last is shorter. */
export const PIECE_BYTES = 256 * 1_024;

/** The file is no backup, is damaged, or the password is another one; the message says which. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/** How the key is made of the password. Bounded: nobody is to stop us with a forged head. */
const derivation = z.strictObject({
  name: z.literal('scrypt'),
  cost: z.int().min(1_024).max(262_144),
  block: z.int().min(1).max(16),
  parallel: z.int().min(1).max(4),
  salt: z.base64().length(44),
});

export const archiveHead = z.strictObject({
  product: z.literal('theke'),
  /** Of the program that wrote it. */
  version: z.string().max(100),
  /** The newest migration of the database. */
  migration: z.string().max(200),
  takenAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgresql']),
  tables: z.int().min(0),
  rows: z.int().min(0),
  files: z.int().min(0),
  /** Of the files, before packing. */
  fileBytes: z.int().min(0),
  key: derivation,
  /** Recognises the password. */
  check: z.base64().length(24),
});
export type ArchiveHead = z.infer<typeof archiveHead>;
export type KeyDerivation = ArchiveHead['key'];

const name = z.string().min(1).max(200);

/** What a table is read into; rows follow it. */
const table = z.strictObject({
  name,
  key: z.string().nullable(),
  columns: z.array(z.strictObject({ name, type: name })),
});

const shape = z.strictObject({
  migrations: z.array(name),
  tables: z.array(table),
  partitions: z.array(
    z.strictObject({
      ...{ name, parent: name, bound: z.string(), key: z.string().nullable() },
      rules: z.array(z.strictObject({ name, definition: z.string() })).default([]),
    }),
  ),
});

const sequence = z.strictObject({ name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() });

/** A path below the data folder that stays in it. */
const path = z
  .string()
  .max(1_000)
  .refine((text) => text.split('/').every((part) => !/^\.{0,2}$|[\\\0]/.test(part)));

/** Entries of the content that are JSON; rows and bytes stand between them. */
export const archiveNote = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shape'), shape }),
  z.strictObject({ kind: z.literal('table'), name }),
  z.strictObject({ kind: z.literal('table-end'), rows: z.int().min(0), sum: z.string() }),
  z.strictObject({ kind: z.literal('sequences'), sequences: z.array(sequence) }),
  z.strictObject({ kind: z.literal('file'), path }),
  z.strictObject({ kind: z.literal('file-end'), bytes: z.int().min(0), sha256: z.string() }),
  z.strictObject({ kind: z.literal('end'), head: z.string() }),
]);
export type ArchiveNote = z.infer<typeof archiveNote>;

export type ArchiveEntry =
  | ArchiveNote
  /** Each row is a JSON array of texts and nulls, in the order of the table's columns. */
  | { kind: 'rows'; rows: readonly string[] }
  | { kind: 'bytes'; bytes: Uint8Array };
