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
import { pageCalls } from './page-calls.ts';
import { PrinterSearch } from './printer-search.ts';
import { Printing } from './printing.ts';
import { Quitting } from './quitting.ts';
import { authorizeRequests } from './request-authorization.ts';
import { Screens } from './screens.ts';
import { guardPages } from './security.ts';
import { openBoard } from './settings/board-place.ts';
import { DesktopSettingsFile } from './settings/desktop-settings.ts';
import { SecondScreen } from './settings/second-screen.ts';
import { SettingsDesk } from './settings/settings-desk.ts';
import { isOnlyInstance } from './single-instance.ts';
import { showTestNotification } from './test-notification.ts';
import * as texts from './texts.ts';
import { ShellTray } from './tray.ts';
import { ShellLog, say } from './upkeep/shell-log.ts';
import { Updates } from './upkeep/updates.ts';
import { shellFile } from './window.ts';
import { WorkingDay } from './working-day.ts';

/** For computers that start Theke at log-in: `theke --hidden` starts in the tray. */
const isHiddenStart = process.argv.includes('--hidden');

/** How long a page shows that it is connected before the board replaces it. */
const FAREWELL_MS = 700;

/** Before any window opens: what pages may do, and where they come from. */
function preparePages(connection: ServerConnection): void {
  guardPages(session.defaultSession, () => connection.credentials?.serverUrl ?? null);
  authorizeRequests(session.defaultSession, () => connection.credentials);
  serveLocalPages(session.defaultSession, {
    app: join(app.getAppPath(), 'dist/web'),
    shell: shellFile('pages'),
  });
}

function openPrinting(directory: string, log: ShellLog, onChange: () => void): Promise<Printing> {
  return Printing.open({
    directory: join(directory, 'print-agent'),
    now: () => new Date(),
    log: log.add,
    say,
    journal: log.journal,
    onChange,
    notify: showTestNotification,
    appVersion: app.getVersion(),
  });
}

function openMenu(board: ReturnType<typeof openBoard>, screens: Screens, desk: SettingsDesk): void {
  installMenu({
    showBoard() {
      board.show();
      void screens.open();
    },
    showSettings() {
      board.show();
      void screens.openDeviceSettings();
    },
    leaveKiosk: () => void desk.leaveKiosk(),
    quit: () => app.quit(),
  });
}

async function start(showWindow: { call: () => void }): Promise<void> {
  await app.whenReady();
  const directory = app.getPath('userData');
  const log = new ShellLog(directory);
  log.watch();
  const connection = await ServerConnection.open(new KeyFile(directory, systemKeyRing));
  const serverUrl = (): string | null => connection.credentials?.serverUrl ?? null;
  const settingsFile = await DesktopSettingsFile.open(directory);

  preparePages(connection);
  keepGlyphFontIn(shellFile('.'));
  const printing = await openPrinting(directory, log, () => updateTray());
  const updateTray = (): void =>
    tray.update({
      waiting: alarm.count,
      printers: printing.status,
      problem: printing.problem,
      updateReady: updates.ready,
    });
  const quitting = new Quitting({
    waiting: () => alarm.count,
    async end() {
      for (const part of [screens, second, board, alarm, day, updates]) part.end();
      await printing.end();
      tray.end();
    },
  });
  const board = openBoard(settingsFile, { mayClose: () => quitting.isOver });
  const second = new SecondScreen();
  const screens = new Screens(board.window.webContents, connection, log.add);
  const alarm = new Alarm({
    board: board.window,
    onShowOrder(orderId) {
      board.show();
      board.window.webContents.send(SHOW_ORDER, orderId);
    },
    onChange: () => {
      day.update();
      updateTray();
    },
  });
  const day = new WorkingDay({
    connection,
    waiting: () => alarm.count,
    printing: () => printing.busyWith,
  });
  const updates = new Updates({
    isIdle: () => day.isIdle,
    mayInstallOnRequest: () => alarm.count === 0 && printing.busyWith === 0,
    endFor: (leave) => quitting.endFor(leave),
    onChange: () => updateTray(),
    log: log.add,
  });
  const followUpdates = () => updates.follow(settingsFile.values.updateAddress);
  const desk = new SettingsDesk({
    ...{ file: settingsFile, board, second, serverUrl },
    onUpdateAddress: () => void followUpdates(),
  });
  const tray = new ShellTray({
    show: () => board.show(),
    retryPrinting: () => printing.retryNow(),
    installUpdate: () => void updates.installOnRequest(),
    quit: () => app.quit(),
  });

  /** Once the page has received and shown the answer: it is about to be replaced. */
  async function follow(state: ConnectionState): Promise<void> {
    if (state.problem !== null) return;
    if (!state.hasDeviceKey) alarm.update([]);
    void printing.connect(connection.credentials);
    await screens.open();
    await settle();
  }
  /** What depends on the server that the board comes from. */
  async function settle(): Promise<void> {
    desk.showSecondScreen();
    await day.refresh();
  }
  const afterAnswer = (state: ConnectionState): ConnectionState => {
    setTimeout(() => void follow(state), FAREWELL_MS);
    return state;
  };

  answerPages(
    pageCalls({
      board,
      search: new PrinterSearch(),
      connection,
      printing,
      alarm,
      day,
      desk,
      updates,
      log,
      afterAnswer,
    }),
    { windowId: () => board.pageId, serverUrl },
    log.add,
  );
  openMenu(board, screens, desk);
  showWindow.call = () => board.show();
  app.on('activate', () => board.show());

  updateTray();
  if (!isHiddenStart) board.window.once('ready-to-show', () => board.show());
  void printing.connect(connection.credentials);
  void followUpdates();
  await screens.open();
  await settle();
}

// What a second start asks for; the window exists a moment later.
const showWindow = { call: (): void => {} };
if (isOnlyInstance(() => showWindow.call())) {
  // Windows only shows notifications of an app that it knows by this name (electron-builder.yml).
  if (process.platform === 'win32') app.setAppUserModelId('at.theke.desktop');
  app.enableSandbox();
  announceLocalScheme();
  start(showWindow).catch((error: unknown) => {
    say(texts.notStarted({ reason: String(error instanceof Error ? error.stack : error) }));
    app.exit(1);
  });
}
