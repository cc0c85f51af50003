import { findElectron } from '#electron/binary.ts';
import type { DesktopDriver } from './driver.ts';
import { electronDriver } from './electron-driver.ts';
import { standInDriver } from './stand-in/stand-in.ts';

/** Electron where its program is present, else the stand-in. DESKTOP_DRIVER=stand-in chooses the latter. */
export function chooseDriver(): DesktopDriver {
  const program = process.env.DESKTOP_DRIVER === 'stand-in' ? null : findElectron();
  return program ? electronDriver(program) : standInDriver();
}
