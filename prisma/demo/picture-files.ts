import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoPicture } from './demo-picture.ts';
import { demoPictures } from './demo-shop.ts';

/** A picture's file name in prisma/demo/pictures/, as drawn by `npm run demo-pictures`. */
export function fileOf(picture: DemoPicture): string {
  return `${picture.id}.${picture.layout === 'logo' ? 'png' : 'webp'}`;
}

/** Passes every drawn picture of the demo shop to `write`; throws if a file is missing or cannot be written. */
export async function readDemoPictures(
  directory: string,
  write: (picture: DemoPicture, bytes: Buffer) => Promise<void>,
): Promise<void> {
  for (const picture of demoPictures) await write(picture, await readFile(join(directory, fileOf(picture))));
}
