import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoPicture } from './demo-picture.ts';
import { demoPictures } from './demo-shop.ts';

/** Name of a picture's file in prisma/demo/pictures/, as `npm run demo-pictures` draws it. */
export function fileOf(picture: DemoPicture): string {
  return `${picture.id}.${picture.layout === 'logo' ? 'png' : 'webp'}`;
}

/** Hands every drawn picture of the demo shop to `write`; throws when a file is missing or cannot be written. */
export async function readDemoPictures(
  directory: string,
  write: (picture: DemoPicture, bytes: Buffer) => Promise<void>,
): Promise<void> {
  for (const picture of demoPictures) await write(picture, await readFile(join(directory, fileOf(picture))));
}
