import * as texts from '#text/backup-texts.ts';
import { type CommandContext, runCommand } from '../run-command.ts';
import { CommandRefusedError } from '../start-fault.ts';
import { print } from '../welcome.ts';
import { moveToEmbedded, moveToPostgres } from './move-shop.ts';
import { directUrl } from './open-source.ts';

// `npm run move-database -- postgres` (or `-- embedded`): the shop of DATA_DIR into the database of DATABASE_URL, or back.

async function move({ settings, words, migrationsDir, log }: CommandContext): Promise<void> {
  const { dataDir } = settings;
  const databaseUrl = directUrl(settings);
  const [target] = words;
  if (target !== 'postgres' && target !== 'embedded')
    throw new CommandRefusedError('Where to? npm run move-database -- postgres, or -- embedded.');
  if (!databaseUrl)
    throw new CommandRefusedError('DATABASE_URL names the PostgreSQL database; set it for this command.');
  const order = { databaseUrl, dataDir, migrationsDir, log, now: new Date() };
  const isToPostgres = target === 'postgres';
  const moved = await (isToPostgres ? moveToPostgres(order) : moveToEmbedded(order));
  const next = isToPostgres ? texts.nowPostgres : texts.nowEmbedded;
  await print(`${texts.moved({ ...moved })}\n${next({ directory: dataDir })}\n`);
}

await runCommand('The shop was not moved', move);
