import { join } from 'node:path';
import { app, session } from 'electron';
import { keepGlyphFontIn } from '#printers/pictures/glyph-font.ts';
import { Alarm } from './alarm.ts';
import { SHOW_ORDER } from './channels.ts';
import { ServerConnection } from './connection.ts';
import type { ConnectionState } from './ipc.ts';
import { answerPages } from './ipc-main.ts';
import { KeyFile } from './key-file.ts';
import { systemKeyRing } from './key-ring.ts';
import { announceLocalScheme, serveLocalPages } from './local-pages.ts';
import { installMenu } from './menu.ts';
import { Printing } from './printing.ts';
import { Quitting } from './quitting.ts';
import { authorizeRequests } from './request-authorization.ts';
import { Screens } from './screens.ts';
import { guardPages } from './security.ts';
import { isOnlyInstance } from './single-instance.ts';
import { showTestNotification } from './test-notification.ts';
import * as texts from './texts.ts';
import { ShellTray } from './tray.ts';
import { BoardWindow, shellFile } from './window.ts';

/** For computers that start Theke at log-in: `theke --hidden` starts in the tray. */
const isHiddenStart = process.argv.includes('--hidden');

/** How long a page shows that it is connected before the board replaces it. */
const FAREWELL_MS = 700;

function log(message: string): void {
  process.stdout.write(`${new Date().toISOString()}  ${message}\n`);
}

async function start(showWindow: { call: () => void }): Promise<void> {
  await app.whenReady();
  const directory = app.getPath('userData');
  const connection = await ServerConnection.open(new KeyFile(directory, systemKeyRing));
  const serverUrl = (): string | null => connection.credentials?.serverUrl ?? null;

  guardPages(session.defaultSession, serverUrl);
  authorizeRequests(session.defaultSession, () => connection.credentials);
  serveLocalPages(session.defaultSession, {
    app: join(app.getAppPath(), 'dist/web'),
    shell: shellFile('pages'),
  });

  keepGlyphFontIn(shellFile('.'));
  const printing = await Printing.open({
    directory: join(directory, 'print-agent'),
    now: () => new Date(),
    log,
    onChange: () => updateTray(),
    notify: showTestNotification,
    appVersion: app.getVersion(),
  });
  const updateTray = (): void =>
    tray.update({ waiting: alarm.count, printers: printing.status, problem: printing.problem });
  const quitting = new Quitting({
    waiting: () => alarm.count,
    async end() {
      screens.end();
      alarm.end();
      await printing.end();
      tray.end();
    },
  });
  const board = new BoardWindow({ mayClose: () => quitting.isOver });
  const screens = new Screens(board.window.webContents, connection);
  const alarm = new Alarm({
    board: board.window,
    onShowOrder(orderId) {
      board.show();
      board.window.webContents.send(SHOW_ORDER, orderId);
    },
    onChange: updateTray,
  });
  const tray = new ShellTray({
    show: () => board.show(),
    retryPrinting: () => printing.retryNow(),
    quit: () => app.quit(),
  });

  /** Once the page has received and shown the answer: it is about to be replaced. */
  async function follow(state: ConnectionState): Promise<void> {
    if (state.problem !== null) return;
    if (!state.hasDeviceKey) alarm.update([]);
    void printing.connect(connection.credentials);
    await screens.open();
  }
  const afterAnswer = (state: ConnectionState): ConnectionState => {
    setTimeout(() => void follow(state), FAREWELL_MS);
    return state;
  };

  answerPages(
    {
      version: async () => app.getVersion(),
      connection: async () => ({
        ...connection.state,
        problem: connection.state.problem ?? printing.serverFault,
      }),
      connect: async (wanted) => afterAnswer(await connection.connect(wanted)),
      disconnect: async () => afterAnswer(await connection.disconnect()),
      printers: async () => printing.printers,
      savePrinters: (printers) => printing.save(printers),
      printerStatus: async () => printing.status,
      testPrint: (printerId) => printing.testPrint(printerId),
      alarm: async (waiting) => alarm.update(waiting),
    },
    { windowId: () => board.pageId, serverUrl },
    log,
  );
  installMenu({
    showBoard() {
      board.show();
      void screens.open();
    },
    showSettings() {
      board.show();
      void screens.openDeviceSettings();
    },
    quit: () => app.quit(),
  });
  showWindow.call = () => board.show();
  app.on('activate', () => board.show());

  updateTray();
  if (!isHiddenStart) board.window.once('ready-to-show', () => board.show());
  void printing.connect(connection.credentials);
  await screens.open();
}

// What a second start asks for; the window exists a moment later.
const showWindow = { call: (): void => {} };
if (isOnlyInstance(() => showWindow.call())) {
  // Windows only shows notifications of an app that it knows by this name (electron-builder.yml).
  if (process.platform === 'win32') app.setAppUserModelId('at.theke.desktop');
  app.enableSandbox();
  announceLocalScheme();
  start(showWindow).catch((error: unknown) => {
    log(texts.notStarted({ reason: String(error instanceof Error ? error.stack : error) }));
    app.exit(1);
  });
}
