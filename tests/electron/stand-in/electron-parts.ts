import type { Display, IpcMainInvokeEvent } from 'electron';
import type { StandInApp } from './app.ts';
import type { StandInSession } from './session.ts';
import {
  createClipboard,
  createPowerSaveBlocker,
  createSafeStorage,
  dialog,
  nativeImage,
  net,
  StandInAutoUpdater,
  StandInMenu,
  StandInNotification,
  StandInScreen,
  StandInTray,
  shell,
} from './system.ts';
import { StandInWindow, type WindowSystem } from './window.ts';

export type Handler = (event: IpcMainInvokeEvent, ...args: unknown[]) => unknown;

interface Start {
  app: StandInApp;
  session: StandInSession;
  windows: WindowSystem;
  handlers: Map<string, Handler>;
  hasKeyRing: boolean;
  displays: readonly Pick<Display, 'id' | 'label' | 'bounds' | 'workArea'>[];
}

/** What `require('electron')` gives to the main process of one start. */
export function electronParts({ app, session, windows, handlers, hasKeyRing, displays }: Start) {
  return {
    app,
    BrowserWindow: Object.assign(
      class extends StandInWindow {
        constructor(wanted: ConstructorParameters<typeof StandInWindow>[1] = {}) {
          super(windows, wanted);
        }
      },
      { getAllWindows: () => [...windows.windows] },
    ),
    ipcMain: { handle: (channel: string, handler: Handler) => void handlers.set(channel, handler) },
    session: { defaultSession: session, fromPartition: (_name: string, _options?: object) => session },
    protocol: { registerSchemesAsPrivileged: (_schemes: readonly object[]) => {} },
    safeStorage: createSafeStorage(hasKeyRing),
    powerSaveBlocker: createPowerSaveBlocker(),
    screen: new StandInScreen(displays),
    autoUpdater: new StandInAutoUpdater(),
    // Spies replace these: each start has its own.
    Notification: class extends StandInNotification {},
    Tray: class extends StandInTray {},
    Menu: StandInMenu,
    shell: { ...shell },
    dialog: { ...dialog },
    clipboard: createClipboard(),
    nativeImage,
    net,
  };
}

export type StandInElectron = ReturnType<typeof electronParts>;
