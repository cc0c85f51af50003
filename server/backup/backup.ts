import { basename } from 'node:path';
import * as texts from '#text/backup-texts.ts';
import { type CommandContext, runCommand } from '../run-command.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { print } from '../welcome.ts';
import { passwordForNew } from './find-password.ts';
import { openSource } from './open-source.ts';
import { requireTarget, takeBackup } from './take-backup.ts';

// `npm run backup -- FILE`: everything of the shop in one encrypted file, while the server goes on. The running server calls it
// itself with --daily.

async function backup({ settings, words, has, version, log }: CommandContext): Promise<void> {
  const [file] = words;
  if (!file) throw new CommandRefusedError('Into which file? As in: npm run backup -- /mnt/usb/theke.backup');
  // The server that started it has ended.
  if (has('--daily')) process.stdin.on('end', () => process.exit(1)).resume();
  await requireTarget(settings, file);
  const password = await passwordForNew(settings);
  const at = new Date();
  const source = await openSource(settings, log);
  try {
    const { head, bytes } = await takeBackup(source, settings, { file, password, version, now: at });
    const { tables, rows, files } = head;
    await source.record({
      ...{
        at,
        kind: has('--daily') ? 'daily' : 'command',
        name: basename(file),
        bytes,
        rows,
        files,
        problem: '',
      },
    });
    const size = (bytes / 1_000_000).toFixed(1).replace('.', ',');
    await print(`${texts.taken({ file, size, tables, rows, files })}\n${texts.keepKey}\n`);
  } finally {
    await source.close();
    process.stdin.pause();
  }
}

await runCommand('No backup was written', backup);
