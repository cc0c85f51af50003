import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as texts from './texts.ts';

const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** Thrown with a German sentence if Electron's binary is neither installed nor downloadable. */
export class NoElectron extends Error {}

/** The path of Electron's binary; null if it has not been downloaded. ELECTRON_OVERRIDE_DIST_PATH names another place. */
export function findElectron(): string | null {
  const pathFile = join(home, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron';
  const program = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(home, 'dist'), name);
  return existsSync(program) ? program : null;
}

/**
 * Finds or downloads Electron: npm installs the package without its binary (some 100 MB from github.com, or from
 * ELECTRON_MIRROR). Throws NoElectron.
 */
export function ensureElectron(): string {
  const found = findElectron();
  if (found) return found;
  process.stdout.write(`${texts.downloading}\n`);
  const { status, stderr } = spawnSync(process.execPath, [join(home, 'install.js')], { encoding: 'utf8' });
  const fetched = findElectron();
  if (fetched) return fetched;
  const reason =
    stderr?.split('\n').find((line) => line.trim() !== '') ?? texts.endedWith({ status: String(status) });
  throw new NoElectron([texts.notDownloaded({ reason: reason.trim() }), ...texts.OTHER_SOURCES].join('\n'));
}
