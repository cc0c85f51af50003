import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDemoPicture } from './demo/compose-picture.ts';
import { demoPictures } from './demo/demo-shop.ts';
import { fileOf } from './demo/picture-files.ts';

/**
 * `npm run demo-pictures`: redraws every picture of the demo shop, in a few minutes. They are kept in the
 * repository, because otherwise every first start would wait for them.
 */
const directory = join(import.meta.dirname, 'demo/pictures');
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
const drawn = new Map<string, Promise<string>>();
for (const picture of demoPictures)
  writeFileSync(join(directory, fileOf(picture)), await renderDemoPicture(picture, drawn));
