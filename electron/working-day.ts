import type { ServerConnection } from './connection.ts';
import { ShopHours } from './shop-hours.ts';
import { mayInstall } from './upkeep/update-moment.ts';
import { Wakefulness } from './wakefulness.ts';

const REFRESH_MS = 30 * 60_000;

interface WorkingDayDeps {
  connection: ServerConnection;
  /** Orders waiting for a person. */
  waiting: () => number;
  /** Jobs that printers are printing. */
  printing: () => number;
}

/** Whether anybody needs this computer now: it stays awake as long as so, and restarts with updates when not. */
export class WorkingDay {
  readonly #deps: WorkingDayDeps;
  readonly #hours = new ShopHours();
  readonly #awake: Wakefulness;
  readonly #timer: NodeJS.Timeout;
  #openOrders: number | null = null;

  constructor(deps: WorkingDayDeps) {
    this.#deps = deps;
    // While the hours are unknown it stays awake: a sleeping computer misses orders, an awake one only costs power.
    this.#awake = new Wakefulness(
      () => deps.waiting() > 0 || (this.#openOrders ?? 0) > 0 || this.#hours.isStaffed(new Date()) !== false,
    );
    this.#timer = setInterval(() => void this.refresh(), REFRESH_MS);
  }

  /** Neither an order nor a ticket suffers if the app restarts now. */
  get isIdle(): boolean {
    const now = new Date();
    return mayInstall({
      waiting: this.#deps.waiting(),
      open: this.#openOrders,
      printing: this.#deps.printing(),
      isStaffed: this.#hours.isStaffed(now),
      hour: now.getHours(),
    });
  }

  /** As the board counts them. */
  setOpenOrders(count: number): void {
    this.#openOrders = count;
    this.update();
  }

  update(): void {
    this.#awake.update();
  }

  /** Asks the server for the hours, also after connecting. */
  async refresh(): Promise<void> {
    const { credentials, state } = this.#deps.connection;
    if (credentials) await this.#hours.refresh(credentials.serverUrl, state.branch?.id ?? null);
    else {
      this.#hours.forget();
      this.#openOrders = null;
    }
    this.update();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#awake.end();
  }
}
