import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { SCRATCH } from '../scratch.ts';

export interface FailingDisk {
  /** Where it is mounted. */
  path: string;
  /** An error of the medium: the kernel makes the file system read-only at once, whoever has files open on it. */
  fail(): void;
  /** What a technician does then: no process may use it any more. */
  repair(): void;
  /**
   * What a power cut at this moment would leave of it; whoever writes to it must be stopped. Returns what puts that in its place, once
   * nobody uses it any more.
   */
  cutPower(): () => void;
  /** Writes everything to the medium, as time does. */
  settle(): void;
  remove(): void;
}

const MEGABYTES = 400;

/** Only root has disks that fail on command, and not everywhere. */
export const mayFail = existsSync('/dev/loop-control') && process.getuid?.() === 0;

/** A real file system (ext4) in a file; to be used as root. */
export function failingDisk(): FailingDisk {
  const directory = mkdtempSync(join(SCRATCH, 'theke-disk-'));
  const [image, path] = [join(directory, 'image'), join(directory, 'disk')];
  writeFileSync(image, '');
  truncateSync(image, MEGABYTES * 1_024 * 1_024);
  mkdirSync(path);
  run('mkfs.ext4', ['-q', image]);
  let device = '';
  const mount = () => {
    device = run('losetup', ['--find', '--show', image]);
    // The kernel commits its journal only when somebody asks for it: what nobody has asked for is lost with the power.
    run('mount', ['-o', 'errors=remount-ro,commit=600', device, path]);
  };
  const unmount = () => {
    run('umount', [path]);
    run('losetup', ['--detach', device]);
  };
  mount();
  return {
    path,
    fail: () => writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, '1'),
    repair: () => {
      unmount();
      // 1: there were errors, and they are mended.
      run('e2fsck', ['-f', '-y', image], [0, 1]);
      mount();
    },
    cutPower: () => {
      const left = join(directory, 'left');
      run('cp', ['--sparse=always', image, left]);
      return () => {
        unmount();
        renameSync(left, image);
        mount();
      };
    },
    settle: () => run('sync', ['-f', path]),
    remove: () => {
      unmount();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function run(program: string, values: readonly string[], fine: readonly number[] = [0]): string {
  try {
    return execFileSync(program, values, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (error) {
    const { status } = error as { status?: number };
    if (fine.includes(status ?? -1)) return '';
    throw error;
  }
}
