import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, dialog } from 'electron';
import { AppImageUpdater, type AppUpdater, MacUpdater, NsisUpdater } from 'electron-updater';
import * as texts from '../texts.ts';

const CHECK_EVERY_MS = 4 * 60 * 60_000;
const LOOK_EVERY_MS = 10_000;

interface UpdatesDeps {
  /** No order and no ticket suffers from a restart now. */
  isIdle: () => boolean;
  /** None suffers if the person who restarts knows what is on the board. */
  mayInstallOnRequest: () => boolean;
  /** Ends the app's parts, then calls back. */
  endFor: (leave: () => void) => Promise<void>;
  onChange: () => void;
  log: (message: string) => void;
}

/**
 * Downloads updates from a generic address and installs them when nobody is at work with them. The address decides by
 * `stagingPercentage` how many computers get an update at first.
 */
export class Updates {
  readonly #deps: UpdatesDeps;
  readonly #timers: NodeJS.Timeout[];
  #updater: AppUpdater | null = null;
  #ready: string | null = null;

  constructor(deps: UpdatesDeps) {
    this.#deps = deps;
    this.#timers = [
      setInterval(() => this.#check(), CHECK_EVERY_MS),
      setInterval(() => this.#ready !== null && deps.isIdle() && this.install(), LOOK_EVERY_MS),
    ];
  }

  /** The version that is downloaded and waits; null = none. */
  get ready(): string | null {
    return this.#ready;
  }

  /** Where updates come from; null = from nowhere. What came from elsewhere is not installed any more. */
  async follow(address: string | null): Promise<void> {
    this.#updater = null;
    this.#setReady(null);
    if (address === null || !isPossible()) return;
    const updater = await createUpdater(address);
    // Installed when it disturbs nobody, not when the computer is being shut down.
    updater.autoInstallOnAppQuit = false;
    updater.logger = null;
    updater.on('error', ({ message }) => {
      this.#deps.log(texts.updateFailed({ reason: message.split('\n')[0] ?? '' }));
    });
    updater.on('update-downloaded', ({ version }) => {
      if (updater !== this.#updater) return;
      this.#deps.log(texts.updateDownloaded({ version }));
      this.#setReady(version);
    });
    this.#updater = updater;
    this.#check();
  }

  /** A person asks for it: also with orders on the board, but not while one rings or a ticket prints. */
  async installOnRequest(): Promise<void> {
    if (this.#deps.mayInstallOnRequest()) return this.install();
    await dialog.showMessageBox({
      type: 'info',
      title: texts.updateReady,
      message: texts.updateLater,
      buttons: [texts.keepWorking],
      noLink: true,
    });
  }

  install(): void {
    const updater = this.#updater;
    if (!updater || this.#ready === null) return;
    this.#deps.log(texts.updateInstalling({ version: this.#ready }));
    this.#ready = null;
    void this.#deps.endFor(() => {
      // Everything has ended: without the new version the old one starts again.
      updater.once('error', () => {
        app.relaunch();
        app.quit();
      });
      // The new version starts before this one is gone.
      app.releaseSingleInstanceLock();
      updater.quitAndInstall(true, true);
    });
  }

  end(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #check(): void {
    // Its 'error' has told already.
    this.#updater?.checkForUpdates().then(
      (result) => result?.downloadPromise?.catch(() => {}),
      () => {},
    );
  }

  #setReady(version: string | null): void {
    if (version === this.#ready) return;
    this.#ready = version;
    this.#deps.onChange();
  }
}

/** On Linux only an AppImage replaces itself; packages are the business of the system. */
function isPossible(): boolean {
  return process.platform === 'linux' ? process.env.APPIMAGE !== undefined : app.isPackaged;
}

async function createUpdater(address: string): Promise<AppUpdater> {
  const source = { provider: 'generic', url: address } as const;
  if (process.platform === 'win32') return new NsisUpdater(source);
  if (process.platform === 'darwin') return new MacUpdater(source);
  const updater = new AppImageUpdater(source);
  if (!app.isPackaged) {
    // A packaged app brings this file.
    const file = join(app.getPath('userData'), 'update-source.json');
    await writeFile(file, JSON.stringify({ ...source, updaterCacheDirName: 'theke-updater' }));
    updater.updateConfigPath = file;
    updater.forceDevUpdateConfig = true;
  }
  return updater;
}
