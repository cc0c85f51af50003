import type { WebContents } from 'electron';
import type { ServerConnection } from './connection.ts';
import { SETUP_PAGE, UNREACHABLE_PAGE } from './local-pages.ts';
import { isBoardServed } from './server-check.ts';
import * as texts from './texts.ts';
import { recoverFromCrashes } from './upkeep/crash-recovery.ts';

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 15_000;
/** Chromium's code for a load replaced by another one. */
const ABORTED = -3;

/**
 * What the window shows: the first-run screen without a valid key, the board, or why there is no board. The key is
 * checked before the board is loaded, so that a foreign network's page never stands in for it (F22). Without any answer it is
 * the board that the page's service worker keeps, where there is one.
 */
export class Screens {
  readonly #page: WebContents;
  readonly #connection: ServerConnection;
  #retry: NodeJS.Timeout | null = null;
  #failures = 0;
  /** When the outage began that is not over yet; null = none. */
  #lostAt: number | null = null;
  #isEnded = false;
  /** Whether the board that the page's own worker keeps was tried in this outage. */
  #hasTriedKept = false;
  /** The user asked for the first-run screen; it may still be loading. */
  #isAtSetup = false;

  constructor(page: WebContents, connection: ServerConnection, log: (message: string) => void) {
    this.#page = page;
    this.#connection = connection;
    page.on('did-fail-load', (_event, code, _text, url, isMainFrame) => {
      if (isMainFrame && code !== ABORTED && url.startsWith('http')) {
        this.#showUnreachable(texts.serverUnreachable);
      }
    });
    page.on('did-navigate', (_event, url, status) => {
      if (!url.startsWith('http')) return;
      if (status >= 500) this.#showUnreachable(texts.serverBroken({ status }));
      else this.#recover();
    });
    page.on('will-navigate', ({ url }) => {
      if (url.startsWith(SETUP_PAGE)) this.#isAtSetup = true;
    });
    recoverFromCrashes(page, { reopen: (delayMs) => this.#openLater(delayMs), log });
  }

  /** Shows whatever the connection requires. */
  async open(): Promise<void> {
    this.#cancelRetry();
    const check = await this.#connection.check();
    if (this.#isEnded) return;
    const serverUrl = this.#connection.credentials?.serverUrl;
    if (!check || !serverUrl || check.kind === 'refused') return this.#load(SETUP_PAGE);
    if (check.kind === 'unreachable') {
      if (!check.isSilent || this.#hasTriedKept || this.#isAtSetup)
        return this.#showUnreachable(check.problem);
      // Where nobody answers only the board that was kept here can appear, with the last known orders.
      this.#hasTriedKept = true;
      return this.#load(`${serverUrl}/backend`);
    }
    // A user typing another address must not lose it to a board that is still broken.
    if (this.#failures > 0 && this.#isAtSetup && !(await isBoardServed(serverUrl))) return this.#tryAgain();
    await this.#load(`${serverUrl}/backend`);
  }

  /** The settings of this computer: printers, sound, connection. */
  async openDeviceSettings(): Promise<void> {
    const serverUrl = this.#connection.credentials?.serverUrl;
    await (serverUrl ? this.#load(`${serverUrl}/backend#/device`) : this.#load(SETUP_PAGE));
  }

  end(): void {
    this.#isEnded = true;
    this.#cancelRetry();
  }

  #recover(): void {
    this.#failures = 0;
    this.#lostAt = null;
    this.#hasTriedKept = false;
  }

  #showUnreachable(problem: string): void {
    this.#lostAt ??= Date.now();
    const address = `${UNREACHABLE_PAGE}#${new URLSearchParams({ problem, since: String(this.#lostAt) })}`;
    // Nor to the message why there is no board. It rings after a while, unless it is loaded anew.
    if (!this.#isAtSetup && this.#page.getURL() !== address) void this.#load(address);
    this.#tryAgain();
  }

  #tryAgain(): void {
    this.#openLater(Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS));
    this.#failures += 1;
  }

  #openLater(delayMs: number): void {
    this.#cancelRetry();
    this.#retry = setTimeout(() => void this.open(), delayMs);
  }

  #cancelRetry(): void {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
  }

  /** did-fail-load reports a failed load. */
  async #load(url: string): Promise<void> {
    this.#isAtSetup = url === SETUP_PAGE;
    if (!this.#page.isDestroyed()) await this.#page.loadURL(url).catch(() => {});
  }
}
