import { BrowserWindow } from 'electron';
import * as texts from '../texts.ts';
import { PAGE_PREFERENCES, shellFile } from '../window.ts';
import { boundsOf } from './displays.ts';
import type { Place } from './window-place.ts';

const RETRY_MS = 10_000;

interface Wanted {
  display: number;
  /** The page's whole address. */
  url: string;
}

/** A page of the server over the whole of another display, for guests or the kitchen. It has no bridge to the shell. */
export class SecondScreen {
  #wanted: Wanted | null = null;
  #window: BrowserWindow | null = null;
  #retry: NodeJS.Timeout | null = null;

  /** Opens, moves or closes it; also after displays were plugged in or out. Null = none. */
  show(wanted: Wanted | null): void {
    const isSame = wanted?.url === this.#wanted?.url && wanted?.display === this.#wanted?.display;
    this.#wanted = wanted;
    const bounds = wanted && boundsOf(wanted.display);
    if (this.#window && isSame && bounds) this.#window.setBounds(bounds);
    else {
      this.#close();
      if (wanted && bounds) this.#open(wanted, bounds);
    }
  }

  end(): void {
    this.#wanted = null;
    this.#close();
  }

  #open({ url }: Wanted, bounds: Place): void {
    const window = new BrowserWindow({
      title: texts.theke,
      ...bounds,
      show: false,
      frame: false,
      fullscreen: true,
      skipTaskbar: true,
      backgroundColor: '#faf7f2',
      icon: shellFile('icons/icon.png'),
      webPreferences: PAGE_PREFERENCES,
    });
    this.#window = window;
    window.once('ready-to-show', () => window.showInactive());
    const load = (): void => void window.loadURL(url).catch(() => {});
    const again = (): void => {
      if (this.#retry) clearTimeout(this.#retry);
      this.#retry = setTimeout(() => !window.isDestroyed() && load(), RETRY_MS);
    };
    window.webContents.on('render-process-gone', again);
    window.webContents.on('did-fail-load', (_event, _code, _text, _url, isMainFrame) => {
      if (isMainFrame) again();
    });
    load();
  }

  #close(): void {
    if (this.#retry) clearTimeout(this.#retry);
    const window = this.#window;
    this.#window = null;
    if (window && !window.isDestroyed()) window.destroy();
  }
}
