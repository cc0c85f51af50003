import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below those that systems give to clients. */
const RANGE: readonly [first: number, behind: number] = [20_000, 32_000];
const MOST_TRIES = 1_000;
const RESERVED = join(tmpdir(), `theke-test-ports-${process.getuid?.() ?? 'all'}`);

/**
 * A loopback port on which nobody listens, and which no other test is given before this process ends. A server takes seconds
 * until it listens: of two tests with the same port, one would talk to the server of the other. Throws when it finds none.
 */
export async function freePort([first, behind] = RANGE): Promise<number> {
  mkdirSync(RESERVED, { recursive: true });
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(first, behind);
    if (reserve(port) && (await isFree(port))) return port;
  }
  throw new Error(`no free port from ${first} to ${behind}`);
}

const own = new Set<string>();
process.on('exit', () => {
  for (const file of own) rmSync(file, { force: true });
});

/** False when somebody else has it. */
function reserve(port: number): boolean {
  const file = join(RESERVED, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (!isRunning(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
  own.add(file);
  return true;
}

/** NaN: it has just been created or given back. */
function holderOf(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

function isRunning(pid: number): boolean {
  if (Number.isNaN(pid)) return true;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isListening) return false;
  server.close();
  await once(server, 'close');
  return true;
}
