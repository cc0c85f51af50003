import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Storage } from '#use-cases/ports.ts';

export interface FilesMoved {
  copied: number;
  /** Were at the target with the same content. */
  present: number;
  /** Could not be read, written or found equal. */
  failed: number;
  /** From the source. */
  deleted: number;
  /** Are at the target only. */
  others: number;
}

export interface MoveOptions {
  /** Whether the source is emptied of what was moved, once all of it is at the target. */
  isSourceDeleted: boolean;
  /** One line on what happens. */
  tell: (line: string) => void;
}

/** Files at the same time: a far store is slow to answer, not to take. */
const PARALLEL = 4;
const TOLD_AFTER = 500;

/**
 * Copies all files of `source` that `target` does not have with the same content, and compares each by its SHA-256 as the
 * target gives it back. It can be stopped at any point and run again: a file appears at the target whole or not at all, and
 * the source keeps everything unless `isSourceDeleted`, which deletes only after a second pass has found every file equal.
 */
export async function moveFiles(source: Storage, target: Storage, options: MoveOptions): Promise<FilesMoved> {
  const moved: FilesMoved = { copied: 0, present: 0, failed: 0, deleted: 0, others: 0 };
  const names = await namesOf(source);
  let done = 0;
  await forEach(names, async (name) => {
    try {
      moved[await moveFile(source, target, name)] += 1;
    } catch (error) {
      moved.failed += 1;
      options.tell(`${name}: ${error instanceof Error ? reasonOf(error) : String(error)}`);
    }
    done += 1;
    if (done % TOLD_AFTER === 0) options.tell(`${done} of ${names.length} files`);
  });
  const known = new Set(names);
  moved.others = (await namesOf(target)).filter((name) => !known.has(name)).length;
  if (options.isSourceDeleted && moved.failed === 0)
    await empty(source, target, names, { moved, ...options });
  return moved;
}

async function moveFile(source: Storage, target: Storage, name: string): Promise<'copied' | 'present'> {
  const hash = await hashOf(source, name);
  if (hash === null) {
    // The shop has deleted it meanwhile.
    await target.remove(name);
    return 'present';
  }
  if ((await hashOf(target, name)) === hash) return 'present';
  const bytes = await source.read(name);
  if (bytes) await target.write(name, bytes);
  if ((await hashOf(target, name)) !== hash) throw new Error('the copy is not equal');
  return 'copied';
}

async function empty(
  source: Storage,
  target: Storage,
  names: readonly string[],
  { moved, tell }: { moved: FilesMoved } & MoveOptions,
): Promise<void> {
  await forEach(names, async (name) => {
    const hash = await hashOf(source, name);
    if (hash !== null && hash !== (await hashOf(target, name))) {
      moved.failed += 1;
      tell(`${name}: has changed meanwhile`);
    }
  });
  if (moved.failed > 0) return;
  await forEach(names, async (name) => {
    await source.remove(name);
    moved.deleted += 1;
  });
}

async function hashOf(storage: Storage, name: string): Promise<string | null> {
  const content = (await storage.open(name))?.content;
  if (!content) return null;
  const hash = createHash('sha256');
  if (content instanceof Readable) for await (const chunk of content) hash.update(chunk as Buffer);
  else hash.update(content);
  return hash.digest('hex');
}

async function namesOf(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list('')) names.push(name);
  return names;
}

async function forEach(names: readonly string[], act: (name: string) => Promise<void>): Promise<void> {
  const rest = names.values();
  const work = async () => {
    for (const name of rest) await act(name);
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

function reasonOf(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
