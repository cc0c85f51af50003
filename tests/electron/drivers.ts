import { namedElectron } from '#electron/binary.ts';
import type { DesktopDriver } from './driver.ts';
import { electronDriver } from './electron-driver.ts';
import { standInDriver } from './stand-in/stand-in.ts';

/** The Electron that ELECTRON_OVERRIDE_DIST_PATH names, else the stand-in: nothing else decides. */
export function chooseDriver(): DesktopDriver {
  const program = namedElectron();
  return program ? electronDriver(program) : standInDriver();
}
