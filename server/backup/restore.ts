import { readArchiveHead } from '#adapters/backup/archive-reader.ts';
import * as texts from '#text/backup-texts.ts';
import { type CommandContext, runCommand } from '../run-command.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { print } from '../welcome.ts';
import { passwordFor } from './find-password.ts';
import { directUrl } from './open-source.ts';
import { requireKnown, restoreShop } from './restore-shop.ts';

// `npm run restore -- FILE [--replace]`: the shop of a backup, into the database of the settings and DATA_DIR.

async function restore({ settings, words, has, migrationsDir, log }: CommandContext): Promise<void> {
  const [file] = words;
  if (!file) throw new CommandRefusedError('Which file? As in: npm run restore -- theke.backup');
  const head = await readArchiveHead(file);
  await requireKnown(head, migrationsDir);
  const password = await passwordFor(head, settings);
  const { dataDir, s3 } = settings;
  const databaseUrl = directUrl(settings);
  const before = await restoreShop({
    ...{ file, head, password, databaseUrl, dataDir, s3, migrationsDir, log },
    ...{ isReplacing: has('--replace'), now: new Date() },
  });
  const { tables, rows, files } = head;
  const lines = [
    texts.restored({ tables, rows, files }),
    ...(before ? [texts.before({ folder: before })] : []),
    texts.eraseAgain,
    texts.startNow,
  ];
  await print(`${lines.join('\n')}\n`);
}

await runCommand('Nothing was restored', restore);
