import { join, normalize, sep } from 'node:path';
import { APP_ORIGIN, originOf, SHELL_ORIGIN } from './origins.ts';

/** The file for one of our own addresses; null if it would be outside its directory. */
export function localFile(url: string, directories: { app: string; shell: string }): string | null {
  const origin = originOf(url);
  const directory =
    origin === APP_ORIGIN ? directories.app : origin === SHELL_ORIGIN ? directories.shell : null;
  if (directory === null) return null;
  let path: string;
  try {
    path = decodeURIComponent(new URL(url).pathname);
  } catch {
    return null;
  }
  const file = normalize(join(directory, path));
  const isInside = file.startsWith(directory.endsWith(sep) ? directory : directory + sep);
  return isInside && !path.includes('\0') && !path.includes('\\') ? file : null;
}
