import { app, dialog } from 'electron';
import * as texts from './texts.ts';

interface QuittingDeps {
  /** Orders waiting for a person. */
  waiting: () => number;
  /** Shuts everything down; takes a few seconds at most. */
  end: () => Promise<void>;
}

/** Quitting: asks while orders are waiting, lets the printers finish, then quits. */
export class Quitting {
  readonly #deps: QuittingDeps;
  #state: 'running' | 'asking' | 'ending' | 'done' = 'running';

  constructor(deps: QuittingDeps) {
    this.#deps = deps;
    app.on('before-quit', (event) => {
      if (this.#state === 'done') return;
      event.preventDefault();
      void this.#quit();
    });
    // The window hides instead of closing; without windows the app stays in the tray.
    app.on('window-all-closed', () => {});
  }

  /** True when windows may really close. */
  get isOver(): boolean {
    return this.#state === 'done';
  }

  /** Ends everything without asking; then `leave` quits the app. */
  async endFor(leave: () => void): Promise<void> {
    if (this.#state !== 'running') return;
    await this.#end();
    leave();
  }

  async #quit(): Promise<void> {
    if (this.#state !== 'running') return;
    this.#state = 'asking';
    if (!(await this.#isMeant())) {
      this.#state = 'running';
      return;
    }
    await this.#end();
    app.quit();
  }

  async #end(): Promise<void> {
    this.#state = 'ending';
    await this.#deps.end().catch(() => {});
    this.#state = 'done';
  }

  async #isMeant(): Promise<boolean> {
    const waiting = this.#deps.waiting();
    if (waiting === 0) return true;
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      title: texts.quitTheke,
      message: texts.stillWaiting({ count: waiting }),
      detail: texts.quitConsequence,
      buttons: [texts.keepWorking, texts.quitAnyway],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    return response === 1;
  }
}
