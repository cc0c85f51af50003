import { existsSync, statSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedDatabase } from '../embedded-database.ts';

// The embedded database has one connection, and reading everything over it would keep orders waiting. So its files are copied
// instead, while it goes on writing: PostgreSQL's own base backup. The log of what was written meanwhile makes the copy whole
// when it is opened, elsewhere.

/** What the database says when the copy of its files is complete: the copy needs it to be opened. */
export interface CopyLabel {
  label: string;
  /** The first log file that belongs to the copy. */
  firstLog: string;
}

/** From now on the files may be copied. The shop waits as long as it takes to write what is in memory: at most 32 MB. */
export async function beginCopy({ pglite }: EmbeddedDatabase): Promise<void> {
  await pglite.query(`SELECT pg_backup_start('theke', true)`);
}

/** The files have been copied, or will not be. */
export async function endCopy({ pglite }: EmbeddedDatabase): Promise<CopyLabel> {
  const { rows } = await pglite.query<{ label: string; first: string }>(
    `SELECT "labelfile" AS "label", substring("labelfile" FROM 'file ([0-9A-F]{24})') AS "first" FROM pg_backup_stop(false)`,
  );
  const [row] = rows;
  if (!row) throw new Error('the embedded database gave no label for its copy');
  return { label: row.label, firstLog: row.first };
}

const LOG = 'pg_wal';
/** Of the running process; worthless in a copy. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label']);

/** Bytes of the database with its log. */
export async function sizeOfFiles(database: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(database, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

/** Between `beginCopy` and `endCopy`: everything but the log. */
export async function copyDatabaseFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) await copyIfThere(source, target);
    else if (entry.name === LOG) await copyFolders(source, target);
    else await copyDatabaseFiles(source, target);
  }
}

/** After `endCopy`: the log since it began, and the label. */
export async function completeCopy(from: string, to: string, { label, firstLog }: CopyLabel): Promise<void> {
  const names = (await readdir(join(from, LOG))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  if (!names.includes(firstLog)) throw new Error(`the log ${firstLog} of the embedded database is gone`);
  for (const name of names.sort())
    if (name >= firstLog) await copyIfThere(join(from, LOG, name), join(to, LOG, name));
  await writeFile(join(to, 'backup_label'), label);
}

async function copyFolders(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true }))
    if (entry.isDirectory()) await copyFolders(join(from, entry.name), join(to, entry.name));
}

/** A table may be dropped meanwhile: the log knows. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
  } catch (error) {
    if (existsSync(from)) throw error;
  }
}
