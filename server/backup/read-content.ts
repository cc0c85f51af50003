import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ArchiveEntry, ArchiveError } from '#adapters/backup/archive-format.ts';
import type { DatabasePart } from '#data/backup/read-database.ts';

/** The entries of the database, up to the sequences, which are its last; the files behind them stay unread. */
export async function* databaseParts(entries: AsyncIterator<ArchiveEntry>): AsyncGenerator<DatabasePart> {
  for (;;) {
    const next = await entries.next();
    const kind = next.done ? 'end' : next.value.kind;
    if (next.done || kind === 'end' || kind === 'bytes' || kind === 'file' || kind === 'file-end')
      throw new ArchiveError('The backup does not hold a whole database.');
    yield next.value as DatabasePart;
    if (kind === 'sequences') return;
  }
}

/** Writes the files of the archive below a folder, up to its end, which only a whole and genuine archive has. */
export async function unpackFiles(entries: AsyncIterator<ArchiveEntry>, folder: string): Promise<number> {
  let files = 0;
  let handle: FileHandle | null = null;
  try {
    for (;;) {
      const next = await entries.next();
      if (next.done) throw new ArchiveError('The backup ends too early.');
      const entry = next.value;
      if (entry.kind === 'end') break;
      if (entry.kind === 'file') {
        const path = join(folder, entry.path);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        handle = await open(path, 'wx', 0o600);
        files += 1;
      } else if (entry.kind === 'bytes') await handle?.writeFile(entry.bytes);
      else if (entry.kind === 'file-end') {
        await handle?.close();
        handle = null;
      }
    }
  } finally {
    await handle?.close();
  }
  // Reading on to the end is what proves that nothing follows.
  if (!(await entries.next()).done) throw new ArchiveError('The backup goes on after its end.');
  return files;
}
