import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Settings } from '#adapters/settings.ts';
import { fileStorage } from '#adapters/storage/file-storage.ts';
import { type FilesMoved, moveFiles } from '#adapters/storage/move-files.ts';
import { openDataDirectory } from '#data/directory/data-directory.ts';
import { type CommandContext, runCommand } from './run-command.ts';
import { CommandRefusedError } from './start-fault.ts';
import { print } from './welcome.ts';

// `npm run move-files -- --to s3|local [--delete-source]`: carries all files between DATA_DIR and the bucket of the settings. The
// server may run meanwhile on the place that they come from.

type Place = 's3' | 'local';

const USAGE = 'Where to? npm run move-files -- --to s3, or --to local (and --delete-source once all is well)';

interface Wanted {
  to: Place;
  isSourceDeleted: boolean;
}

async function move({ args, settings }: CommandContext): Promise<void> {
  const { to, isSourceDeleted } = wantedOf(args);
  const { names, places, close } = await openPlaces(settings);
  try {
    const from = to === 's3' ? 'local' : 's3';
    await print(`Moving files from ${names[from]} to ${names[to]}\n`);
    const moved = await moveFiles(places[from], places[to], {
      isSourceDeleted,
      tell: (line) => void print(`${line}\n`),
    });
    await print(`${reportOf(moved, { from: names[from], to: names[to], place: to }).join('\n')}\n`);
    if (moved.failed > 0) process.exitCode = 1;
  } finally {
    close();
  }
}

async function openPlaces({ s3, dataDir }: Settings) {
  if (!s3)
    throw new CommandRefusedError(
      'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set, whichever way the files go.',
    );
  await openDataDirectory(dataDir);
  const { s3Storage } = await import('#adapters/storage/s3-storage.ts');
  const bucket = s3Storage(s3);
  return {
    names: { local: `DATA_DIR ${dataDir}`, s3: `the bucket ${join(s3.bucket, s3.prefix)}` },
    places: { local: fileStorage(dataDir), s3: bucket },
    close: () => bucket.close(),
  };
}

function wantedOf(args: readonly string[]): Wanted {
  const options = { to: { type: 'string' }, 'delete-source': { type: 'boolean' } } as const;
  try {
    const { to, 'delete-source': isSourceDeleted = false } = parseArgs({ args: [...args], options }).values;
    if (to === 's3' || to === 'local') return { to, isSourceDeleted };
  } catch {
    // A word too many is asked about as well.
  }
  throw new CommandRefusedError(USAGE);
}

function reportOf(
  { copied, present, failed, deleted, others }: FilesMoved,
  { from, to, place }: { from: string; to: string; place: Place },
): string[] {
  const lines = [
    `${copied} files copied, ${present} were there already; all of these compared byte by byte.`,
  ];
  if (others > 0) lines.push(`${others} files are only in ${to}: nothing was done to them.`);
  if (failed > 0) return [...lines, `${failed} files were NOT moved. Nothing was deleted; run this again.`];
  if (deleted > 0) return [...lines, `${deleted} files deleted from ${from}.`];
  const setting = place === 's3' ? 'with S3_BUCKET' : 'without S3_BUCKET';
  return [
    ...lines,
    `Nothing was deleted from ${from}. Now stop the server, run this once more for what came meanwhile, and start it ${setting}.`,
  ];
}

await runCommand('The files were not moved', move);
