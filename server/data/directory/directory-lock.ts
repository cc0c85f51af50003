import { readFileSync, utimesSync } from 'node:fs';
import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';

export interface DirectoryLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  host: string;
  /** Tells a process from a later one with the same pid; null where the system does not say. */
  started: string | null;
  since: string;
  /** Where it runs, and what tells that folder from a copy of it; unknown to programs of before. */
  path?: string;
  folder?: string;
}

/** Another process is using the directory; the message says which. */
export class DirectoryLockedError extends Error {
  /** The first sentence of the message, without advice for servers. */
  readonly holder: string;

  constructor(directory: string, { pid, host, since }: Holder) {
    const holder = `DATA_DIR ${resolve(directory)} is in use by another Theke server: process ${pid} on ${host}, since ${since}.`;
    super(`${holder} Stop that one first, or give this one a DATA_DIR of its own.`);
    this.name = 'DirectoryLockedError';
    this.holder = holder;
  }
}

/**
 * The folder was copied while a server was running in the original: the lock came along. Its database may be of two moments, so
 * that it is not simply opened.
 */
export class CopiedDirectoryError extends DirectoryLockedError {
  constructor(directory: string, holder: Holder) {
    super(directory, holder);
    const [here, there] = [resolve(directory), holder.path ?? 'another folder'];
    this.name = 'CopiedDirectoryError';
    this.message = `DATA_DIR ${here} is a copy of ${there}, made while Theke was running there (process ${holder.pid}): its database may be of two moments. To be safe, delete the copy, run npm run backup -- FILE with DATA_DIR=${there}, and npm run restore -- FILE with DATA_DIR=${here}. If it was copied all at once (a snapshot of the file system), delete ${here}/server.lock and start again.`;
  }
}

const BEAT_MS = 4_000;
/** A holder on another machine that has been silent for this long is considered dead. */
const SILENT_MS = 20_000;

const heldHere = new Set<string>();

/**
 * Takes the exclusive lock of a directory: a file that names its holder. A lock whose holder no longer runs (kill -9,
 * power loss) is taken over at once; one of another machine after 20 s without its heartbeat.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = resolve(join(directory, 'server.lock'));
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    started: processStart(process.pid),
    since: new Date().toISOString(),
    ...(await placeOf(directory)),
  };
  if (heldHere.has(path)) throw new DirectoryLockedError(directory, me);
  heldHere.add(path);
  try {
    return await take(directory, path, me);
  } catch (error) {
    heldHere.delete(path);
    throw error;
  }
}

async function take(directory: string, path: string, me: Holder): Promise<DirectoryLock> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await create(path, me)) return hold(path, me);
    const content = await readFile(path, 'utf8').catch(() => null);
    if (content === null) continue;
    const holder = parse(content);
    if (holder && (await isAlive(path, holder))) throw await lockedError(directory, holder);
    await takeAway(path, content);
  }
  throw new Error(
    `DATA_DIR ${resolve(directory)} could not be locked: other servers are starting at the same time.`,
  );
}

/** Its real path and its number on the disk: mounted under another path it is still the same. */
async function placeOf(directory: string): Promise<Pick<Holder, 'path' | 'folder'>> {
  const { dev, ino } = await stat(directory);
  return { path: await realpath(directory), folder: `${dev}:${ino}` };
}

async function lockedError(directory: string, holder: Holder): Promise<DirectoryLockedError> {
  const { path, folder } = await placeOf(directory);
  const isCopy = holder.host === hostname() && holder.path !== undefined && holder.path !== path;
  return isCopy && holder.folder !== folder
    ? new CopiedDirectoryError(directory, holder)
    : new DirectoryLockedError(directory, holder);
}

async function create(path: string, me: Holder): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(JSON.stringify(me));
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function hold(path: string, me: Holder): DirectoryLock {
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(path, now, now);
    } catch {
      // The database's next write will report a failing disk.
    }
  }, BEAT_MS);
  beat.unref();
  return {
    release: async () => {
      clearInterval(beat);
      heldHere.delete(path);
      const content = await readFile(path, 'utf8').catch(() => '');
      if (content === JSON.stringify(me)) await rm(path, { force: true });
    },
  };
}

/** Moves a stale lock aside; if it changed hands in the meantime it is given back to its new owner. */
async function takeAway(path: string, stale: string): Promise<void> {
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await readFile(aside, 'utf8').catch(() => stale);
  if (moved === stale) await rm(aside, { force: true });
  else await rename(aside, path);
}

function parse(content: string): Holder | null {
  try {
    const value: unknown = JSON.parse(content);
    return value !== null && typeof value === 'object' && 'pid' in value && 'host' in value
      ? (value as Holder)
      : null;
  } catch {
    // Half written when the power failed: nobody holds it.
    return null;
  }
}

async function isAlive(path: string, holder: Holder): Promise<boolean> {
  if (holder.host !== hostname()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
    return Date.now() - mtimeMs < SILENT_MS;
  }
  // In a container the new process often has the pid of the dead one.
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return holder.started === null || holder.started === processStart(holder.pid);
}

/** Linux: boot and clock tick at which a process started; null elsewhere. A zombie has none. */
function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? null : `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}
