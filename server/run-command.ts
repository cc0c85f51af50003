import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLog } from '#adapters/log.ts';
import { readSettings, type Settings } from '#adapters/settings.ts';
import { handToOwner } from '#data/directory/data-directory.ts';
import type { Log } from '#use-cases/ports.ts';
import { projectRoot } from './project-root.ts';
import { startFault } from './start-fault.ts';

export interface CommandContext {
  /** With the whole path of DATA_DIR. */
  settings: Settings;
  /** What was written after the name of the command. */
  args: readonly string[];
  /** Those of them that are no options. */
  words: readonly string[];
  /** Whether an option like `--replace` was given. */
  has(option: string): boolean;
  /** Of this program. */
  version: string;
  migrationsDir: string;
  log: Log;
}

/** Runs a command of the server: one clear line and exit code 1 when it cannot do what was asked. `failed` begins it. */
export async function runCommand(
  failed: string,
  command: (context: CommandContext) => Promise<void>,
): Promise<void> {
  try {
    const root = projectRoot();
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const settings = readSettings(process.env);
    const args = process.argv.slice(2);
    const dataDir = resolve(settings.dataDir);
    try {
      await command({
        settings: { ...settings, dataDir },
        args,
        words: args.filter((value) => !value.startsWith('--')),
        has: (option) => args.includes(option),
        ...{ version, migrationsDir: join(root, 'prisma/migrations'), log: createLog(settings.logLevel) },
      });
    } finally {
      await handToOwner(dataDir);
    }
  } catch (error) {
    for (const line of startFault(error, failed)) console.error(line);
    process.exitCode = 1;
  }
}
