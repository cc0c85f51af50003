import { app } from 'electron';

/** True for the first Theke on this computer. A second one quits and brings the first to the front. */
export function isOnlyInstance(onSecond: () => void): boolean {
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return false;
  }
  app.on('second-instance', onSecond);
  return true;
}
