import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import type { LoginItemSettings, LoginItemSettingsOptions, RelaunchOptions, Settings } from 'electron';
import { ROOT } from '#tests/source-files.ts';
import { refusable } from './events.ts';

/** Which app runs on which data directory, as the system knows it across processes. */
const instances = new Map<string, StandInApp>();

interface Closable {
  /** False when the window prevented it. */
  close(): boolean;
}

/** Electron's `app`. */
export class StandInApp extends EventEmitter {
  readonly #directory: string;
  readonly #windows: () => readonly Closable[];
  readonly #onEnd: () => void;
  readonly isPackaged = false;
  hasEnded = false;
  badgeCount = 0;
  #loginItem: Settings = { openAtLogin: false };

  constructor(directory: string, windows: () => readonly Closable[], onEnd: () => void) {
    super();
    this.#directory = directory;
    this.#windows = windows;
    this.#onEnd = onEnd;
  }

  requestSingleInstanceLock(): boolean {
    const first = instances.get(this.#directory);
    if (first && !first.hasEnded) {
      setImmediate(() => first.emit('second-instance', {}, [], ROOT, null));
      return false;
    }
    instances.set(this.#directory, this);
    return true;
  }

  async whenReady(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    if (this.hasEnded) await new Promise(() => {});
  }

  getPath(name: string): string {
    if (name === 'userData') return this.#directory;
    // What belongs to the user's system, not to one start of the app.
    if (name === 'appData') return join(this.#directory, 'app-data');
    throw new Error(`the stand-in has no path ${name}`);
  }

  getAppPath(): string {
    return ROOT;
  }

  getName(): string {
    return 'Theke';
  }

  getVersion(): string {
    return '0.1.0';
  }

  setBadgeCount(count = 0): boolean {
    this.badgeCount = count;
    return true;
  }

  getBadgeCount(): number {
    return this.badgeCount;
  }

  enableSandbox(): void {}

  relaunch(_options?: RelaunchOptions): void {}

  releaseSingleInstanceLock(): void {
    if (instances.get(this.#directory) === this) instances.delete(this.#directory);
  }

  setAppUserModelId(_id: string): void {}

  setLoginItemSettings(settings: Settings): void {
    this.#loginItem = settings;
  }

  getLoginItemSettings(_options?: LoginItemSettingsOptions): Pick<LoginItemSettings, 'openAtLogin'> {
    return { openAtLogin: this.#loginItem.openAtLogin ?? false };
  }

  quit(): void {
    if (this.hasEnded) return;
    const event = refusable({});
    this.emit('before-quit', event);
    if (event.defaultPrevented) return;
    if (!this.#windows().every((window) => window.close())) return;
    this.emit('will-quit', refusable({}));
    this.exit();
  }

  exit(_code?: number): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.emit('quit', {}, 0);
    this.#onEnd();
  }
}
