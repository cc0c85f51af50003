import { readdir } from 'node:fs/promises';
import { readArchive, readArchiveHead } from '#adapters/backup/archive-reader.ts';
import { loadDatabase } from '#data/backup/load-database.ts';
import { openDataDirectory } from '#data/data-directory.ts';
import * as texts from '#text/backup-texts.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { print } from '../welcome.ts';
import { requireRoom } from './disk-room.ts';
import { passwordFor } from './find-password.ts';
import { databaseParts, unpackFiles } from './read-content.ts';
import { type CommandContext, runCommand } from './run-command.ts';
import { type Fill, fillEmbedded, fillPostgres } from './target.ts';

// `npm run restore -- FILE [--replace]`: the shop of a backup, into the database of the settings and DATA_DIR. The file is read
// once: only when its end has proved it to be whole does anything that is there change.

async function restore({ settings, words, has, migrationsDir, log }: CommandContext): Promise<void> {
  const [file] = words;
  if (!file) throw new CommandRefusedError('Which file? As in: npm run restore -- theke.backup');
  const { databaseUrl, dataDir } = settings;
  const head = await readArchiveHead(file);
  if (!(await readdir(migrationsDir)).includes(head.migration))
    throw new CommandRefusedError(
      `The backup is of a newer Theke (${head.version}, migration ${head.migration}). Install that version, then restore.`,
    );
  const password = await passwordFor(head, settings);
  await openDataDirectory(dataDir);
  // A row takes about half a kilobyte with its indexes.
  await requireRoom(dataDir, head.fileBytes + (databaseUrl ? 0 : head.rows * 512), 'the restored shop');
  const fill: Fill = async (session, folder) => {
    const entries = readArchive(file, password);
    try {
      await loadDatabase(session, databaseParts(entries), migrationsDir);
      return { rows: head.rows, files: await unpackFiles(entries, folder) };
    } finally {
      await entries.return(undefined);
    }
  };
  const options = {
    ...{ dataDir, log, isReplacing: has('--replace'), isFilesToo: true, now: new Date() },
    advice: `To replace that shop: npm run restore -- ${file} --replace`,
  };
  const before = databaseUrl
    ? await fillPostgres(databaseUrl, options, fill)
    : await fillEmbedded(options, fill);
  const { tables, rows, files } = head;
  const lines = [
    texts.restored({ tables, rows, files }),
    ...(before ? [texts.before({ folder: before })] : []),
    texts.startNow,
  ];
  await print(`${lines.join('\n')}\n`);
}

await runCommand('Nothing was restored', restore);
