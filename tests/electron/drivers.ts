import { findElectron } from '#electron/binary.ts';
import type { DesktopDriver } from './driver.ts';
import { electronDriver } from './electron-driver.ts';
import { standInDriver } from './stand-in/stand-in.ts';

/** Electron if its binary is installed, else the stand-in. DESKTOP_DRIVER=stand-in forces the latter. */
export function chooseDriver(): DesktopDriver {
  const program = process.env.DESKTOP_DRIVER === 'stand-in' ? null : findElectron();
  return program ? electronDriver(program) : standInDriver();
}
