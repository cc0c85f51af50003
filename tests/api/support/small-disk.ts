import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from './databases.ts';

export interface SmallDisk {
  /** The database with its DATA_DIR on the small disk. */
  database: TestDatabase;
  /** Fills all but that many bytes. */
  fill(left: number): Promise<void>;
  /** Frees what fill() took. */
  empty(): Promise<void>;
}

/** An in-memory file system, to which a test database moves. Without the right to mount it fails: nothing is skipped. */
export async function onSmallDisk(database: TestDatabase, megabytes: number): Promise<SmallDisk> {
  const mountPoint = await mkdtemp(join(tmpdir(), 'theke-small-disk-'));
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', mountPoint]);
  const dataDir = join(mountPoint, 'data');
  await cp(database.settings.dataDir, dataDir, { recursive: true });
  const ballast = join(mountPoint, 'ballast');
  return {
    database: {
      settings: { ...database.settings, dataDir },
      remove: async () => {
        await database.remove();
        run('umount', ['-l', mountPoint]);
        await rm(mountPoint, { recursive: true, force: true });
      },
    },
    fill: async (left) => {
      const { bavail, bsize } = await statfs(mountPoint);
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left))).catch(
        (error: NodeJS.ErrnoException) => {
          // The file system itself needs the last blocks.
          if (error.code !== 'ENOSPC') throw error;
        },
      );
    },
    empty: () => rm(ballast, { force: true }),
  };
}

function run(command: string, values: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [command, ...values] : ['sudo', '-n', command, ...values];
  const [program = '', ...rest] = asRoot;
  const { status, stderr } = spawnSync(program, rest, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${asRoot.join(' ')}: ${stderr}`);
}
