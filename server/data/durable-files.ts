import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What the engine's file system tells of an open file: its descriptor in node, which folders lack. */
interface OpenFile {
  nfd?: number;
  node: object;
}

/** The parts of the engine's file system that are used here. */
interface Engine {
  NODEFS: {
    realPath(node: object): string;
    stream_ops: { fsync?: (file: OpenFile) => number };
  };
}

type Init = NodeFS['init'];

/** As the engine's C library counts: an error of the device. */
const EIO = 29;

/**
 * The database's files in a folder, where a write that the engine wants to be durable is: the one that PGlite brings says yes to
 * fsync and does nothing, and a power cut left databases that nothing could open.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (engine: unknown) => synced(engine as Engine)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

/** How the engine is told to ask for it: its default start turns fsync off, and fdatasync never reaches the file system. */
export function durableParameters(defaults: readonly string[]): string[] {
  return [...defaults.filter((parameter) => parameter !== '-F'), '-c', 'wal_sync_method=fsync'];
}

function synced({ NODEFS }: Engine): void {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      if (nfd === undefined) syncFolder(NODEFS.realPath(node));
      else fsyncSync(nfd);
      return 0;
    } catch {
      return EIO;
    }
  };
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
