import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as texts from './agent-texts.ts';

const HEARTBEAT_MS = 2_000;
const STALE_MS = 15_000;
/** The locks held by this process. */
const held = new Set<string>();

/** Another agent is using this queue. */
export class QueueInUse extends Error {
  constructor(directory: string) {
    super(texts.queueInUse({ directory }));
  }
}

/**
 * Locks a queue for one process: two would print everything twice. A lock only counts while its process lives and its
 * heartbeat continues, so that neither kill -9 nor a power cut with a reused process id keeps the shop from printing.
 * Returns the release. Throws QueueInUse.
 */
export async function lockQueue(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'agent.lock');
  const token = `${process.pid} ${randomUUID()}`;
  if (!(await claim(path, token))) {
    if (await isHeld(path)) throw new QueueInUse(directory);
    await rm(path, { force: true });
    if (!(await claim(path, token))) throw new QueueInUse(directory);
  }
  // If two find the same stale lock at once, the one whose token remains wins.
  await wait(50);
  if ((await content(path)) !== token) throw new QueueInUse(directory);
  held.add(token);
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => {});
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return async () => {
    clearInterval(heartbeat);
    held.delete(token);
    if ((await content(path)) === token) await rm(path, { force: true });
  };
}

async function claim(path: string, token: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(token);
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function content(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}

async function isHeld(path: string): Promise<boolean> {
  const [text, state] = await Promise.all([content(path), stat(path).catch(() => null)]);
  if (state === null || Date.now() - state.mtimeMs > STALE_MS) return false;
  const pid = Number(text.split(' ')[0]);
  // Within this process a second agent is a bug; in a fresh container the same pid is a dead predecessor's.
  if (pid === process.pid) return held.has(text);
  return isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
