import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { UNFINISHED } from '#adapters/backup/archive-writer.ts';
import type { Settings } from '#adapters/settings.ts';
import { surplusCopies } from '#domain/operations/backup.ts';
import type { DailyCopies } from '#use-cases/operations/backup-store.ts';
import { projectRoot } from '../project-root.ts';

/**
 * Copies of the embedded database's shop, each taken by the command in a process of its own, with low priority: packing and
 * encrypting must not keep orders waiting, and its memory goes with it. It ends when this process does.
 */
export function dailyCopies({ dataDir, backupDir, backupKeep }: Settings): DailyCopies {
  const folder = backupDir ?? join(dataDir, 'backups');
  return {
    async take(name) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (backupDir === undefined) await chmod(folder, 0o700);
      for (const found of await readdir(folder))
        if (found.startsWith('theke-') && found.endsWith(UNFINISHED))
          await rm(join(folder, found), { force: true });
      await runBackup(join(folder, name), dataDir);
      for (const old of surplusCopies(await readdir(folder), backupKeep)) await rm(join(folder, old));
    },
  };
}

/** From source when the server runs from source. */
function commandOf(): string[] {
  if (import.meta.filename.endsWith('.ts'))
    return ['--import', 'tsx', join(import.meta.dirname, 'backup.ts')];
  return [join(projectRoot(), 'dist/server/backup.js')];
}

async function runBackup(file: string, dataDir: string): Promise<void> {
  const child = spawn(process.execPath, [...commandOf(), file, '--daily'], {
    cwd: projectRoot(),
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    // Its input ends with this process.
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = `${said}${chunk.toString()}`.slice(-2_000);
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this user may not.
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(said.trim() || `the backup ended with ${code}`);
}
