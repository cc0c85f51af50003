import { EventEmitter } from 'node:events';
import type { HandlerDetails, PrinterInfo, WindowOpenHandlerResponse } from 'electron';
import type { BrowserContext, Page } from 'playwright';
import { fromChromium, toChromium } from './addresses.ts';
import { MESSAGE, preloadScript } from './preload-world.ts';

type OpenHandler = (details: HandlerDetails) => WindowOpenHandlerResponse;

let lastId = 0;

/** Electron's `webContents` over a page of a real Chromium. */
export class StandInContents extends EventEmitter {
  readonly id: number;
  page: Page | null = null;
  /** URLs that the main process itself loads: those raise no will-navigate. */
  readonly expected = new Set<string>();
  openHandler: OpenHandler = () => ({ action: 'allow' });
  readonly #ready: Promise<Page>;
  #isDestroyed = false;

  constructor(context: BrowserContext, preload: string | null) {
    super();
    lastId += 1;
    this.id = lastId;
    this.#ready = this.#open(context, preload);
    // The window may be destroyed while its page opens.
    this.#ready.catch(() => {});
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.#ready;
    const target = toChromium(url);
    this.expected.add(target.split('#')[0] ?? target);
    try {
      await page.goto(target, { waitUntil: 'load' });
    } catch (error) {
      const reason = String(error);
      if (this.#isDestroyed || /ERR_ABORTED|interrupted by another/.test(reason)) throw error;
      this.emit('did-fail-load', {}, -102, reason, url, true);
      throw error;
    }
    this.emit('did-finish-load', {});
  }

  async getPrintersAsync(): Promise<PrinterInfo[]> {
    return [];
  }

  reload(): void {
    void this.loadURL(this.getURL()).catch(() => {});
  }

  getURL(): string {
    return fromChromium(this.page?.url() ?? '');
  }

  send(channel: string, ...args: unknown[]): void {
    this.page
      ?.evaluate(({ name, detail }) => void window.dispatchEvent(new CustomEvent(name, { detail })), {
        name: MESSAGE,
        detail: { channel, args: structuredClone(args) },
      })
      .catch(() => {});
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  /** How the main process sees a crash of the page's process. */
  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  }

  isDestroyed(): boolean {
    return this.#isDestroyed;
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#ready.then((page) => page.close()).catch(() => {});
  }

  async #open(context: BrowserContext, preload: string | null): Promise<Page> {
    const page = await context.newPage();
    if (preload !== null) await page.addInitScript(preloadScript(preload));
    this.page = page;
    page.on('response', (response) => {
      const request = response.request();
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
      this.emit('did-navigate', {}, fromChromium(response.url()), response.status(), response.statusText());
    });
    return page;
  }
}
