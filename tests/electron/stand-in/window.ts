import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type { BrowserContext } from 'playwright';
import { StandInContents } from './contents.ts';
import { refusable } from './events.ts';

interface WindowOptions {
  show?: boolean;
  icon?: string;
  webPreferences?: {
    preload?: string;
    sandbox?: boolean;
    contextIsolation?: boolean;
    nodeIntegration?: boolean;
  };
}

/** The windows of one started app. */
export interface WindowSystem {
  context: BrowserContext;
  windows: StandInWindow[];
  onContents(contents: StandInContents): void;
}

/** Electron's `BrowserWindow`; its state on screen is only recorded, its page is real. */
export class StandInWindow extends EventEmitter {
  readonly webContents: StandInContents;
  readonly #system: WindowSystem;
  #isVisible: boolean;
  #isMinimized = false;
  #isDestroyed = false;

  constructor(system: WindowSystem, { show = true, icon, webPreferences = {} }: WindowOptions) {
    super();
    // The real sandbox depends on these; here a page has no access anyway.
    const { preload, sandbox, contextIsolation, nodeIntegration } = webPreferences;
    if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false) {
      throw new Error('a window without sandbox or isolation');
    }
    if (icon !== undefined && !existsSync(icon)) throw new Error(`the window has no picture ${icon}`);
    this.#system = system;
    this.#isVisible = show;
    this.webContents = new StandInContents(system.context, preload ?? null);
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show', {}));
    system.windows.push(this);
    system.onContents(this.webContents);
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  show(): void {
    this.#isVisible = true;
  }

  hide(): void {
    this.#isVisible = false;
  }

  focus(): void {}

  isFocused(): boolean {
    return false;
  }

  isVisible(): boolean {
    return this.#isVisible;
  }

  minimize(): void {
    this.#isMinimized = true;
  }

  restore(): void {
    this.#isMinimized = false;
  }

  isMinimized(): boolean {
    return this.#isMinimized;
  }

  flashFrame(_isOn: boolean): void {}

  setOverlayIcon(): void {}

  /** False when a listener prevented it. */
  close(): boolean {
    if (this.#isDestroyed) return true;
    const event = refusable({});
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    this.destroy();
    return true;
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#system.windows.splice(this.#system.windows.indexOf(this), 1);
    this.webContents.destroy();
    this.emit('closed');
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }
}
