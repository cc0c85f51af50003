import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { BrowserContext } from 'playwright';
import { StandInContents } from './contents.ts';
import { refusable } from './events.ts';

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
  #isMaximized = false;
  #isFullScreen = false;
  #isKiosk = false;
  #bounds: Rectangle;
  #isDestroyed = false;

  constructor(system: WindowSystem, options: BrowserWindowConstructorOptions) {
    super();
    const { show = true, icon, webPreferences = {}, x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = { x, y, width, height };
    this.#isFullScreen = options.fullscreen ?? false;
    this.#isKiosk = options.kiosk ?? false;
    // The real sandbox depends on these; here a page has no access anyway.
    const { preload, sandbox, contextIsolation, nodeIntegration } = webPreferences;
    if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false) {
      throw new Error('a window without sandbox or isolation');
    }
    if (typeof icon === 'string' && !existsSync(icon)) throw new Error(`the window has no picture ${icon}`);
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

  showInactive(): void {
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

  setOverlayIcon(_picture: { isEmpty(): boolean } | null, _text: string): void {}

  getBounds(): Rectangle {
    return this.#bounds;
  }

  getNormalBounds(): Rectangle {
    return this.#bounds;
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    this.emit('move', {});
    this.emit('resize', {});
  }

  maximize(): void {
    this.#isMaximized = true;
    this.emit('maximize', {});
  }

  unmaximize(): void {
    this.#isMaximized = false;
    this.emit('unmaximize', {});
  }

  isMaximized(): boolean {
    return this.#isMaximized;
  }

  setFullScreen(isOn: boolean): void {
    this.#isFullScreen = isOn;
  }

  isFullScreen(): boolean {
    return this.#isFullScreen;
  }

  setKiosk(isOn: boolean): void {
    this.#isKiosk = isOn;
  }

  isKiosk(): boolean {
    return this.#isKiosk;
  }

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
