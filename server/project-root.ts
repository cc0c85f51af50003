import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, whether this runs from source or from dist/. */
export function projectRoot(directory = import.meta.dirname): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('package.json of Theke not found');
  return projectRoot(parent);
}
