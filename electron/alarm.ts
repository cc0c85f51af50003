import { app, BrowserWindow, Notification, nativeImage, shell } from 'electron';
import type { Desktop } from './ipc.ts';
import { CHIME_PAGE } from './local-pages.ts';
import * as texts from './texts.ts';
import { PAGE_PREFERENCES, shellFile } from './window.ts';

type WaitingOrder = Parameters<Desktop['alarm']>[0][number];

interface AlarmDeps {
  board: BrowserWindow;
  /** The user clicked an order's notification. */
  onShowOrder: (orderId: number) => void;
  onChange: () => void;
}

/**
 * Rings until no order is waiting, from a hidden page of our own: it also sounds while the window is minimised, hidden or
 * has crashed. Every new order also shows a notification, and the window flashes in the task bar.
 */
export class Alarm {
  readonly #deps: AlarmDeps;
  readonly #announced = new Map<number, Notification>();
  #waiting: readonly WaitingOrder[] = [];
  #chime: BrowserWindow | null = null;
  #fallback: NodeJS.Timeout | null = null;

  constructor(deps: AlarmDeps) {
    this.#deps = deps;
  }

  get count(): number {
    return this.#waiting.length;
  }

  /** Takes the orders waiting for a person, as the board currently sees them. */
  update(waiting: readonly WaitingOrder[]): void {
    const isMore = waiting.length > this.#waiting.length;
    this.#waiting = waiting;
    const ids = new Set(waiting.map(({ id }) => id));
    for (const [id, notification] of this.#announced) {
      if (ids.has(id)) continue;
      notification.close();
      this.#announced.delete(id);
    }
    for (const order of waiting) if (!this.#announced.has(order.id)) this.#announce(order);
    if (waiting.length > 0) this.#ring();
    else this.#fallSilent();
    this.#askForAttention(isMore);
    this.#deps.onChange();
  }

  end(): void {
    this.#waiting = [];
    this.#fallSilent();
  }

  #announce({ id, ticketNumber, summary }: WaitingOrder): void {
    const notification = new Notification({
      title: texts.newOrder({ number: ticketNumber }),
      body: summary,
      // The chime already sounds, and for longer.
      silent: true,
      urgency: 'critical',
      timeoutType: 'never',
    });
    notification.on('click', () => this.#deps.onShowOrder(id));
    notification.show();
    this.#announced.set(id, notification);
  }

  #askForAttention(isMore: boolean): void {
    const { board } = this.#deps;
    const count = this.#waiting.length;
    if (process.platform !== 'win32') app.setBadgeCount(count);
    if (board.isDestroyed()) return;
    if (process.platform === 'win32') {
      const badge = count > 0 ? nativeImage.createFromPath(shellFile('icons/badge.png')) : null;
      board.setOverlayIcon(badge, count > 0 ? texts.waitingOrders({ count }) : '');
    }
    if (count === 0) board.flashFrame(false);
    else if (isMore && !board.isFocused()) board.flashFrame(true);
  }

  #ring(): void {
    if (this.#chime && !this.#chime.isDestroyed()) return;
    const chime = new BrowserWindow({ show: false, skipTaskbar: true, webPreferences: PAGE_PREFERENCES });
    this.#chime = chime;
    // If the page fails to load or crashes, the computer's own beep is better than silence.
    const again = (): void => {
      if (this.#chime !== chime) return;
      this.#chime = null;
      if (!chime.isDestroyed()) chime.destroy();
      shell.beep();
      if (this.#fallback) clearTimeout(this.#fallback);
      this.#fallback = setTimeout(() => this.#waiting.length > 0 && this.#ring(), 2_000);
    };
    chime.webContents.on('render-process-gone', again);
    chime.loadURL(CHIME_PAGE).catch(again);
  }

  #fallSilent(): void {
    if (this.#fallback) clearTimeout(this.#fallback);
    const chime = this.#chime;
    this.#chime = null;
    if (chime && !chime.isDestroyed()) chime.destroy();
  }
}
