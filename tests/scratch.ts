import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;

/**
 * Where short-lived test databases go: in memory if there is room, because copying and syncing them costs more than many
 * tests. What a power failure leaves behind is up to the fault tests, which stay on disk.
 */
export const SCRATCH = hasRoom() ? MEMORY : tmpdir();

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}
