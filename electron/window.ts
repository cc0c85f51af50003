import { join } from 'node:path';
import { app, BrowserWindow, type WebPreferences } from 'electron';
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

/** The window of the order board. Closing it only hides it; `mayClose` says when it may really close. */
export class BoardWindow {
  readonly window: BrowserWindow;

  constructor({ mayClose }: { mayClose: () => boolean }) {
    this.window = new BrowserWindow({
      title: texts.theke,
      width: 1440,
      height: 900,
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
  }

  get pageId(): number | null {
    return this.window.isDestroyed() ? null : this.window.webContents.id;
  }

  show(): void {
    if (this.window.isDestroyed()) return;
    if (this.window.isMinimized()) this.window.restore();
    this.window.show();
    this.window.focus();
  }
}
