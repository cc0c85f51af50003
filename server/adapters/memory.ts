import { setFlagsFromString } from 'node:v8';
import type { Log } from '#use-cases/ports.ts';

/**
 * Call before the database's WebAssembly is loaded. By default it is compiled on every thread of the pool, and each keeps
 * the memory of its largest function: 10 to 40 MB a thread. Compiling sequentially makes no start slower.
 */
export function compileOnOneThread(): void {
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/**
 * Returns to the system the memory that only the start needed (the demo shop, compiled queries, loaded sources): an idle
 * process would keep it, because garbage is only collected when more memory is needed. Blocks for a tenth of a second or
 * two.
 */
export async function releaseMemory(log: Log): Promise<void> {
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
