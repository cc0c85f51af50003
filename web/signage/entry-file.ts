import type { SignageEntry, SignageProgram } from '#domain/devices/signage.ts';
import { imagePath } from '#domain/media/image.ts';

/** The file that an entry needs before it can be shown; null for words. */
export function fileOf(entry: SignageEntry): string | null {
  if (entry.type === 'video' || entry.type === 'template') return entry.src;
  return entry.type === 'image' ? imagePath(entry.image) : null;
}

/** All files of the programs, without duplicates. */
export function filesOf(programs: readonly SignageProgram[]): Set<string> {
  const files = programs.flatMap(({ entries }) => entries.map(fileOf));
  return new Set(files.filter((file) => file !== null));
}
