import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as texts from './texts.ts';

const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** Thrown with a German sentence if Electron's binary is neither installed nor downloadable. */
export class NoElectron extends Error {}

/** Where the program is in an unpacked Electron. */
const PROGRAM =
  { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[String(process.platform)] ??
  'electron';

/**
 * The program of the Electron that ELECTRON_OVERRIDE_DIST_PATH names; null if it names none. A folder without one throws
 * NoElectron: whoever names it must not get something else.
 */
export function namedElectron(): string | null {
  const folder = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (!folder) return null;
  const program = join(folder, PROGRAM);
  if (!existsSync(program)) throw new NoElectron(texts.notInFolder({ program }));
  return program;
}

function installedElectron(): string | null {
  const program = join(home, 'dist', PROGRAM);
  return existsSync(program) ? program : null;
}

/**
 * Finds or downloads Electron: npm installs the package without its binary (some 100 MB from github.com, or from
 * ELECTRON_MIRROR). Throws NoElectron.
 */
export function ensureElectron(): string {
  const found = namedElectron() ?? installedElectron();
  if (found) return found;
  process.stdout.write(`${texts.downloading}\n`);
  const { status, stderr } = spawnSync(process.execPath, [join(home, 'install.js')], { encoding: 'utf8' });
  const fetched = installedElectron();
  if (fetched) return fetched;
  const reason =
    stderr?.split('\n').find((line) => line.trim() !== '') ?? texts.endedWith({ status: String(status) });
  throw new NoElectron([texts.notDownloaded({ reason: reason.trim() }), ...texts.OTHER_SOURCES].join('\n'));
}
