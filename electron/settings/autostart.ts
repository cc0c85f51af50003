import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { app } from 'electron';
import { autostartEntry } from './autostart-entry.ts';

/** Starts Theke in the tray when its user logs in. Linux knows no such setting, but a folder of desktop files. */
export const autostart = {
  get isOn(): boolean {
    if (process.platform === 'linux') return existsSync(entryPath());
    return app.getLoginItemSettings({ args: ['--hidden'] }).openAtLogin;
  },

  async set(isOn: boolean): Promise<void> {
    if (process.platform !== 'linux') {
      app.setLoginItemSettings({ openAtLogin: isOn, args: ['--hidden'] });
    } else if (isOn) {
      await mkdir(dirname(entryPath()), { recursive: true });
      await writeFile(entryPath(), autostartEntry(command()));
    } else await rm(entryPath(), { force: true });
  },
};

function entryPath(): string {
  return join(app.getPath('appData'), 'autostart', 'theke.desktop');
}

/** An AppImage runs from a folder that is gone after its end: what starts again is its file. */
function command(): string[] {
  const program = process.env.APPIMAGE ?? process.execPath;
  return [program, ...(app.isPackaged ? [] : [app.getAppPath()]), '--hidden'];
}
