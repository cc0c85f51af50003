import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const home = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** Thrown with a German sentence when Electron's program is neither here nor to be had. */
export class NoElectron extends Error {}

/** The path of Electron's program; null when it has not been fetched. ELECTRON_OVERRIDE_DIST_PATH names another place. */
export function findElectron(): string | null {
  const pathFile = join(home, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron';
  const program = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(home, 'dist'), name);
  return existsSync(program) ? program : null;
}

/**
 * Finds Electron or fetches it: npm installs the package without its program (some 100 MB from github.com, or from
 * ELECTRON_MIRROR). Throws NoElectron.
 */
export function ensureElectron(): string {
  const found = findElectron();
  if (found) return found;
  process.stdout.write('Electron wird heruntergeladen (einmalig, etwa 100 MB) ...\n');
  const { status, stderr } = spawnSync(process.execPath, [join(home, 'install.js')], { encoding: 'utf8' });
  const fetched = findElectron();
  if (fetched) return fetched;
  const reason = stderr?.split('\n').find((line) => line.trim() !== '') ?? `Ende mit ${status}`;
  throw new NoElectron(
    [
      `Electron ließ sich nicht herunterladen (${reason.trim()}).`,
      'Es kommt von github.com. Ist dieser Rechner dort nicht zugelassen, helfen:',
      '  ELECTRON_MIRROR=<Adresse eines Spiegels> npm run desktop',
      '  ELECTRON_OVERRIDE_DIST_PATH=<Ordner eines entpackten Electron> npm run desktop',
      'Bis dahin läuft die Bestelltafel auch im Browser unter /backend, und gedruckt wird mit npm run print-agent.',
    ].join('\n'),
  );
}
