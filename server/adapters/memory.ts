import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { Log } from '#use-cases/ports.ts';

/**
 * Call before the database's WebAssembly is loaded. By default it is compiled on every thread of the pool, and each keeps
 * the memory of its largest function: 10 to 40 MB a thread. Compiling sequentially makes no start slower.
 */
export function compileOnOneThread(): void {
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/** How long the process is watched before it counts as idle, at first and at last: each time twice as long. */
const WATCHED_MS = { first: 2_000, last: 64_000 };
/** Of one core. */
const IDLE_SHARE = 0.2;

/**
 * Returns to the system the memory that only the start needed (the demo shop, compiled queries, loaded sources): an idle
 * process would keep it, because garbage is only collected when more memory is needed. Waits until the process is idle: a
 * start goes on in the background for as long as the machine needs for it, and whoever asks for a page then waits for nothing
 * else. A start that waits for a busy machine or database looks idle too; so it is repeated in the first two minutes. Blocks
 * for a tenth of a second or two.
 */
export async function releaseMemoryWhenIdle(log: Log): Promise<void> {
  for (let watched = WATCHED_MS.first; watched <= WATCHED_MS.last; watched *= 2) {
    while (!(await wasIdle(watched)));
    await releaseMemory(log);
  }
}

async function wasIdle(ms: number): Promise<boolean> {
  const before = process.cpuUsage();
  await sleep(ms, null, { ref: false });
  const { user, system } = process.cpuUsage(before);
  return user + system <= ms * 1_000 * IDLE_SHARE;
}

async function releaseMemory(log: Log): Promise<void> {
  try {
    const { Session } = await import('node:inspector/promises');
    const session = new Session();
    session.connect();
    await session.post('HeapProfiler.collectGarbage');
    session.disconnect();
  } catch (error) {
    // A Node without inspector does not return it.
    log.info({ err: error }, 'memory of the start kept');
  }
}
