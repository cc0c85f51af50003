import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { isKey, keyOf } from '#adapters/backup/archive-cipher.ts';
import type { ArchiveHead } from '#adapters/backup/archive-format.ts';
import { readBackupKey, typedPassword } from '#adapters/backup/backup-key.ts';
import type { Settings } from '#adapters/settings.ts';
import * as texts from '#text/backup-texts.ts';
import { CommandRefusedError } from '../start-fault.ts';

type Known = Pick<Settings, 'backupPassword' | 'dataDir'>;

/** What a new backup is encrypted with: BACKUP_PASSWORD, the key of DATA_DIR, or what is typed twice. */
export async function passwordForNew({ backupPassword, dataDir }: Known): Promise<string> {
  const known = backupPassword ?? (await readBackupKey(dataDir));
  if (known) return typedPassword(known);
  const password = await ask(texts.newPassword);
  if (password.length < 10) throw new CommandRefusedError('The password must have at least 10 characters.');
  if ((await ask(texts.samePassword)) !== password)
    throw new CommandRefusedError('The two passwords differ.');
  return typedPassword(password);
}

/** What opens that backup: BACKUP_PASSWORD, the key of DATA_DIR if it is the one, or what is typed. */
export async function passwordFor(
  { key, check }: ArchiveHead,
  { backupPassword, dataDir }: Known,
): Promise<string> {
  if (backupPassword) return typedPassword(backupPassword);
  const kept = await readBackupKey(dataDir);
  if (kept && isKey(await keyOf(kept, key), check)) return kept;
  return typedPassword(await ask(texts.password));
}

/** Asks at the terminal, without showing what is typed. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CommandRefusedError('Which password? Name it in BACKUP_PASSWORD, or start this at a terminal.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write(`${question} `);
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
