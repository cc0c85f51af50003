import { join } from 'node:path';
import { app, BrowserWindow, type WebPreferences } from 'electron';
import type { WindowMode } from './ipc.ts';
import type { Place } from './settings/window-place.ts';
import * as texts from './texts.ts';

/** Preferences of all our pages: no Node, an isolated world, no throttling, since a hidden board must still ring. */
export const PAGE_PREFERENCES = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  webviewTag: false,
  backgroundThrottling: false,
  spellcheck: false,
  autoplayPolicy: 'no-user-gesture-required',
} as const satisfies WebPreferences;

/** A file of the built shell; the same in the source tree and in the packaged app. */
export function shellFile(...path: string[]): string {
  return join(app.getAppPath(), 'dist/electron', ...path);
}

export type RememberedPlace = Place & { isMaximized: boolean };

interface BoardDeps {
  /** Closing the window only hides it, until this says that it may really close. */
  mayClose: () => boolean;
  mode: WindowMode;
  /** Where it was; null = nobody knows, or that display is gone. */
  place: RememberedPlace | null;
  onPlaced: (place: RememberedPlace) => void;
}

const SETTLE_MS = 500;

/** The window of the order board. */
export class BoardWindow {
  readonly window: BrowserWindow;
  readonly #onPlaced: BoardDeps['onPlaced'];
  #opensMaximized: boolean;
  #settling: NodeJS.Timeout | null = null;

  constructor({ mayClose, mode, place, onPlaced }: BoardDeps) {
    this.#onPlaced = onPlaced;
    this.#opensMaximized = place?.isMaximized ?? false;
    const { width = 1440, height = 900 } = place ?? {};
    this.window = new BrowserWindow({
      title: texts.theke,
      width,
      height,
      ...(place ? { x: place.x, y: place.y } : {}),
      fullscreen: mode !== 'window',
      kiosk: mode === 'kiosk',
      minWidth: 390,
      minHeight: 600,
      show: false,
      backgroundColor: '#faf7f2',
      icon: shellFile('icons/icon.png'),
      webPreferences: { ...PAGE_PREFERENCES, preload: shellFile('preload.js') },
    });
    this.window.on('close', (event) => {
      if (mayClose()) return;
      event.preventDefault();
      this.window.hide();
    });
    this.window.on('page-title-updated', (event) => event.preventDefault());
    this.window.on('move', () => this.#noteLater());
    this.window.on('resize', () => this.#noteLater());
    this.window.on('maximize', () => this.#noteLater());
    this.window.on('unmaximize', () => this.#noteLater());
  }

  get pageId(): number | null {
    return this.window.isDestroyed() ? null : this.window.webContents.id;
  }

  show(): void {
    if (this.window.isDestroyed()) return;
    if (this.window.isMinimized()) this.window.restore();
    // A hidden window that is maximised appears at once.
    if (this.#opensMaximized) this.window.maximize();
    this.#opensMaximized = false;
    this.window.show();
    this.window.focus();
  }

  setMode(mode: WindowMode): void {
    this.window.setKiosk(mode === 'kiosk');
    this.window.setFullScreen(mode !== 'window');
  }

  end(): void {
    if (this.#settling) clearTimeout(this.#settling);
  }

  /** A window that is dragged moves many times a second. */
  #noteLater(): void {
    if (this.#settling) clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#note(), SETTLE_MS);
  }

  #note(): void {
    const { window } = this;
    if (window.isDestroyed() || window.isMinimized() || window.isFullScreen() || window.isKiosk()) return;
    this.#onPlaced({ ...window.getNormalBounds(), isMaximized: window.isMaximized() });
  }
}
