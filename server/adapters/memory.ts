import { setFlagsFromString } from 'node:v8';
import type { Log } from '#use-cases/ports.ts';

/**
 * Before the databases' WebAssembly is loaded. Left to itself it is compiled on every thread of the pool, and each keeps the
 * memory that its largest function took: 10 to 40 MB a thread. One after the other makes no start slower.
 */
export function compileOnOneThread(): void {
  setFlagsFromString('--wasm-num-compilation-tasks=1');
}

/**
 * Gives back to the system what the start needed and nothing needs any more (the demo shop, compiled queries, loaded sources):
 * an idle process would keep it, because memory is only cleared up where more of it is asked for. Stops the process for a
 * tenth of a second or two.
 */
export async function giveBackMemory(log: Log): Promise<void> {
  try {
    const { Session } = await import('node:inspector/promises');
    const session = new Session();
    session.connect();
    await session.post('HeapProfiler.collectGarbage');
    session.disconnect();
  } catch (error) {
    // A Node without inspector keeps it.
    log.info({ err: error }, 'memory of the start kept');
  }
}
