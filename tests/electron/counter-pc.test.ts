import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { DesktopSettings } from '#electron/ipc.ts';
import { until } from './desk.ts';
import { openDesk } from './open-desk.ts';

const { driver, at } = openDesk();
const isStandIn = driver.kind === 'stand-in';

const SETTINGS: DesktopSettings = {
  hasAutostart: false,
  mode: 'window',
  secondScreen: null,
  updateAddress: null,
};
const LEFT = {
  id: 1,
  label: 'Theke links',
  bounds: { x: 0, y: 0, width: 1920, height: 1080 },
  workArea: { x: 0, y: 0, width: 1920, height: 1040 },
};
const RIGHT = {
  id: 2,
  label: '',
  bounds: { x: 1920, y: 0, width: 1280, height: 1024 },
  workArea: { x: 1920, y: 0, width: 1280, height: 1024 },
};

const save = (board: Page, settings: Partial<DesktopSettings>) =>
  board.evaluate((wanted) => window.thekeDesktop?.saveSettings?.(wanted), { ...SETTINGS, ...settings });
const boundsOfBoard = () =>
  at().desk.app.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds(), null);
const move = (bounds: Electron.Rectangle) =>
  at().desk.app.inMain(({ BrowserWindow }, wanted) => {
    BrowserWindow.getAllWindows()[0]?.setBounds(wanted);
  }, bounds);
const stored = (key: string) =>
  readFile(join(at().desk.directory, 'desktop.json'), 'utf8').then(
    (text) => JSON.parse(text)[key],
    () => null,
  );

describe(`the window (${driver.kind})`, () => {
  it.runIf(isStandIn)('opens where it was, on the displays that are there', async () => {
    const { desk, shop } = at();
    const place = { x: 2000, y: 20, width: 1000, height: 800 };
    await desk.start({ displays: [LEFT, RIGHT] });
    await desk.connect(shop.url, shop.key);
    await move(place);
    await until('the place', async () => (await stored('place'))?.x === 2000);
    await desk.stop();

    await desk.start({ displays: [LEFT, RIGHT] });
    await desk.page(new RegExp(`^${shop.url}/backend`));
    expect(await boundsOfBoard()).toEqual(place);
    await desk.stop();
    await desk.start({ displays: [LEFT] });
    await desk.page(new RegExp(`^${shop.url}/backend`));
    expect(await boundsOfBoard()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  });

  it('fills the screen as a kiosk, also at the next start, until somebody leaves it', async () => {
    const { desk, shop } = at();
    const isKiosk = () =>
      desk.app.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isKiosk(), null);
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    expect(await isKiosk()).toBe(false);
    expect(await save(board, { mode: 'kiosk' })).toMatchObject({ mode: 'kiosk' });
    await until('the kiosk', isKiosk);
    await desk.stop();
    await desk.start();
    await desk.page(new RegExp(`^${shop.url}/backend`));
    await until('the kiosk', isKiosk);
    await desk.app.inMain(({ Menu }) => {
      const view = Menu.getApplicationMenu()?.items.find(({ label }) => label === 'Ansicht');
      view?.submenu?.items.find(({ label }) => label === 'Kiosk verlassen')?.click();
    }, null);
    await until('the window', async () => !(await isKiosk()));
    await until('the file', async () => (await stored('mode')) === 'window');
  });

  it.runIf(isStandIn && process.platform === 'linux')('starts at log-in, hidden, where wanted', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    const entry = join(desk.directory, 'app-data/autostart/theke.desktop');
    expect(await save(board, { hasAutostart: true })).toMatchObject({ hasAutostart: true });
    expect(await readFile(entry, 'utf8')).toMatch(/^Exec=.*"--hidden"$/m);
    expect(await save(board, { hasAutostart: false })).toMatchObject({ hasAutostart: false });
    expect(existsSync(entry)).toBe(false);
  });
});

describe.runIf(isStandIn)(`the second display (${driver.kind})`, () => {
  it('shows a page of the server, without the bridge, as long as it is plugged in', async () => {
    const { desk, shop } = at();
    await desk.start({ displays: [RIGHT, LEFT] });
    const board = await desk.connect(shop.url, shop.key);
    const state = await save(board, { secondScreen: { display: 2, path: '/elsewhere' } });
    expect(state?.displays).toEqual([
      { id: 1, name: 'Theke links', width: 1920, height: 1080, isMain: false },
      { id: 2, name: 'Bildschirm 2', width: 1280, height: 1024, isMain: true },
    ]);
    const second = await desk.page(/\/elsewhere$/);
    expect(await second.textContent('h1')).toBe('Anderswo');
    expect(await second.evaluate(() => window.thekeDesktop)).toBeUndefined();
    const places = await desk.app.inMain(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.getBounds()),
      null,
    );
    expect(places).toContainEqual(RIGHT.bounds);
    await desk.stop();

    await desk.start({ displays: [LEFT] });
    await desk.page(new RegExp(`^${shop.url}/backend`));
    expect(desk.app.pages().filter((page) => page.url().endsWith('/elsewhere'))).toEqual([]);
    await desk.stop();
    await desk.start({ displays: [LEFT, RIGHT] });
    await desk.page(/\/elsewhere$/);
  });
});

describe.runIf(isStandIn)(`sleep (${driver.kind})`, () => {
  const held = () =>
    at().desk.app.inMain(({ powerSaveBlocker }) => Reflect.get(powerSaveBlocker, 'held').size, null);

  it('is held off while the branch is open or an order waits', async () => {
    const { desk, shop } = at();
    shop.openingHours = [];
    await desk.start();
    await desk.page(/^theke:\/\/app\//);
    // Nobody knows the hours yet.
    expect(await held()).toBe(1);
    const board = await desk.connect(shop.url, shop.key);
    await until('sleep', async () => (await held()) === 0);
    await board.evaluate(() => window.thekeDesktop?.alarm([{ id: 7, ticketNumber: 31, summary: '' }]));
    expect(await held()).toBe(1);
    await board.evaluate(() => window.thekeDesktop?.alarm([]));
    expect(await held()).toBe(0);
    await desk.stop();

    shop.openingHours = [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }];
    await desk.start();
    await until('the hours', () => shop.requests.filter(({ path }) => path === '/api/init').length === 2);
    expect(await held()).toBe(1);
  });
});

describe(`when something goes wrong (${driver.kind})`, () => {
  it('loads a page anew that crashes or hangs', async () => {
    const { desk, shop } = at();
    await desk.start();
    await desk.connect(shop.url, shop.key);
    const loads = () => shop.authorizationsOf('/backend').length;
    const before = loads();
    await desk.app.inMain(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
      null,
    );
    await until('the board after a crash', () => loads() === before + 1);
    await desk.app.inMain(
      ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.emit('unresponsive', {}),
      null,
    );
    await until('the board after a hang', () => loads() === before + 2, 40_000);
    const board = await desk.page(new RegExp(`^${shop.url}/backend`));
    const report = await until('the log', () =>
      board.evaluate(() => window.thekeDesktop?.diagnostics?.()).catch(() => null),
    );
    expect(report.log.filter((line) => line.includes('ist abgestürzt'))).toHaveLength(2);
  });

  it('has a log that survives the start and reaches the server with what it asks for', async () => {
    const { desk, shop } = at();
    await desk.start();
    await desk.connect(shop.url, shop.key);
    await until('the contact', () => shop.introductions.length > 0);
    await desk.stop();
    await desk.start();
    const board = await desk.page(new RegExp(`^${shop.url}/backend`));
    shop.commands.push({ id: 3, kind: 'logs' });
    await until('the answer', () => shop.answers.length === 1);
    expect(shop.answers).toEqual([{ id: 3, isDone: true }]);
    expect(shop.logs.filter((line) => line.includes('gestartet'))).toHaveLength(2);

    const report = await until('the contact', async () => {
      const now = await board.evaluate(() => window.thekeDesktop?.diagnostics?.());
      return now?.lastContactAt ? now : null;
    });
    expect(report).toMatchObject({ serverUrl: shop.url, device: 'Kassen-PC', branch: 'Wien Mitte' });
    expect(JSON.stringify(report)).not.toContain(shop.key);
    expect(existsSync(join(report.logFolder, 'theke.log'))).toBe(true);
    await board.evaluate(() => window.thekeDesktop?.copyText?.('Theke: Diagnose'));
    expect(await desk.app.inMain(({ clipboard }) => clipboard.readText(), null)).toBe('Theke: Diagnose');
  });
});
