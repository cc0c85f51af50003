import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#tests/source-files.ts';

export const MIGRATIONS = join(ROOT, 'prisma/migrations');

/** A copy of the directory, to which a test may add some. */
export async function copyOfMigrations(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'theke-migrations-'));
  await cp(MIGRATIONS, directory, { recursive: true });
  return directory;
}
