import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { ConnectionState, PrinterSetting } from '#electron/ipc.ts';
import type { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import type { DesktopApp, DesktopDriver, LaunchOptions } from './driver.ts';

/** What the spies in the main process have recorded. */
export interface Seen {
  notifications: { title: string; body: string }[];
  /** URLs passed to the system's browser. */
  outside: string[];
  questions: string[];
  toolTip: string;
}

/** One computer at the counter: a data directory on which the app is started, ended and restarted. */
export class Desk {
  readonly directory: string;
  readonly #driver: DesktopDriver;
  #app: DesktopApp | null = null;

  private constructor(driver: DesktopDriver, directory: string) {
    this.#driver = driver;
    this.directory = directory;
  }

  static async setUp(driver: DesktopDriver): Promise<Desk> {
    return new Desk(driver, await mkdtemp(join(tmpdir(), 'theke-desktop-')));
  }

  get app(): DesktopApp {
    if (!this.#app) throw new Error('the app is not started');
    return this.#app;
  }

  async start(options: Omit<LaunchOptions, 'directory'> = {}): Promise<void> {
    this.#app = await this.#driver.launch({ directory: this.directory, ...options });
    await watch(this.#app);
  }

  /** Allows this computer to use a loopback printer, which a shop's settings would forbid. */
  async allow(printer: EscPosPrinter): Promise<void> {
    const directory = join(this.directory, 'print-agent');
    await mkdir(directory, { recursive: true });
    const settings = {
      printers: [],
      allowLoopback: true,
      allowedPorts: [printer.port],
      retry: { firstSeconds: 0.2, longestSeconds: 0.5 },
    };
    await writeFile(join(directory, 'printers.json'), JSON.stringify(settings));
  }

  /** The page of the board window once its URL matches. */
  async page(address: RegExp): Promise<Page> {
    const page = await until(`page ${address}`, () => {
      const found = this.app.pages().find((entry) => address.test(this.app.addressOf(entry)));
      return found && !found.isClosed() ? found : null;
    });
    await page.waitForLoadState();
    return page;
  }

  /** The bell's page; null while silent. */
  get bell(): Page | null {
    return this.app.pages().find((page) => this.app.addressOf(page).endsWith('/chime.html')) ?? null;
  }

  /** Connects through the bridge of the first-run page and waits for the board. */
  async connect(serverUrl: string, deviceKey: string): Promise<Page> {
    const page = await this.page(/^theke:\/\/app\//);
    const state = await tryConnect(page, { serverUrl, deviceKey, keepUnencrypted: true });
    if (state.problem !== null) throw new Error(state.problem);
    const board = await this.page(new RegExp(`^${serverUrl}/backend`));
    await board.waitForLoadState();
    return board;
  }

  async seen(): Promise<Seen> {
    return this.app.inMain(({ app }) => {
      const { notifications, outside, questions, toolTip } = Reflect.get(app, 'seen');
      const shown = notifications.map(({ title, body }: { title: string; body: string }) => ({
        title,
        body,
      }));
      return { notifications: shown, outside, questions, toolTip };
    }, null);
  }

  /** The answer to the next dialogs: the index of the button. */
  async answerWith(button: number): Promise<void> {
    await this.app.inMain(({ app }, wanted) => {
      Reflect.get(app, 'seen').answer = wanted;
    }, button);
  }

  async clickNotification(title: string): Promise<void> {
    await this.app.inMain(({ app }, wanted) => {
      const { notifications } = Reflect.get(app, 'seen');
      notifications.find((entry: { title: string }) => entry.title === wanted).emit('click', {});
    }, title);
  }

  /** Chooses an item of the tray's menu. */
  async chooseInTray(label: string): Promise<void> {
    await this.app.inMain(({ app }, wanted) => {
      const { items } = Reflect.get(app, 'seen').trayMenu;
      items.find((item: { label: string }) => item.label === wanted).click();
    }, label);
  }

  async isVisible(): Promise<boolean> {
    return this.app.inMain(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows().some((window) => window.isVisible()),
      null,
    );
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    this.#app = null;
  }

  async clear(): Promise<void> {
    await this.stop();
    await rm(this.directory, { recursive: true, force: true });
  }
}

export function tryConnect(
  page: Page,
  connection: { serverUrl: string; deviceKey: string; keepUnencrypted?: boolean },
): Promise<ConnectionState> {
  return page.evaluate((wanted) => {
    if (!window.thekeDesktop) throw new Error('no bridge');
    return window.thekeDesktop.connect(wanted);
  }, connection);
}

/** A printer as the settings screen would save it. */
export function settingOf(printer: EscPosPrinter): PrinterSetting {
  return {
    id: 'theke',
    name: 'Theke',
    interface: 'tcp',
    host: printer.host,
    port: printer.port,
    columns: 48,
    codePage: 'PC858',
    layouts: ['receipt', 'kitchen'],
    stations: [],
    copies: 1,
    statusQuery: true,
    openDrawer: false,
  };
}

/** Polls until there is a result. */
export async function until<T>(
  what: string,
  ask: () => T | null | undefined | false | Promise<T | null | undefined | false>,
  timeoutMs = 20_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Spies in the main process on what would reach the user; works on Electron's own classes too. */
async function watch(app: DesktopApp): Promise<void> {
  await app.inMain(({ app: main, Notification, Tray, dialog, shell }) => {
    const seen = {
      notifications: [] as unknown[],
      outside: [] as string[],
      questions: [] as string[],
      toolTip: '',
      trayMenu: null as unknown,
      answer: 0,
    };
    Reflect.set(main, 'seen', seen);
    Notification.prototype.show = function show() {
      seen.notifications.push(this);
      setImmediate(() => this.emit('show', {}));
    };
    const { setToolTip, setContextMenu } = Tray.prototype;
    Tray.prototype.setToolTip = function remember(text) {
      seen.toolTip = text;
      setToolTip.call(this, text);
    };
    Tray.prototype.setContextMenu = function remember(menu) {
      seen.trayMenu = menu;
      setContextMenu.call(this, menu);
    };
    shell.openExternal = async (url) => {
      seen.outside.push(url);
    };
    dialog.showMessageBox = async (...given: unknown[]) => {
      const { message } = given.at(-1) as { message: string };
      seen.questions.push(message);
      return { response: seen.answer, checkboxChecked: false };
    };
  }, null);
}
