import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DesktopSettings } from '#electron/ipc.ts';
import { UpdateServer } from '#tests/peers/update-server.ts';
import { until } from './desk.ts';
import { openDesk } from './open-desk.ts';

const { driver, at } = openDesk();

const OLD = '#!/bin/sh\n# old\n';
/** The new version says that it was started. */
const NEW = '#!/bin/sh\necho "$APPIMAGE_SILENT_INSTALL" > "$(dirname "$0")/started"\n';
const SETTINGS: DesktopSettings = {
  hasAutostart: false,
  mode: 'window',
  secondScreen: null,
  updateAddress: null,
};

let updates: UpdateServer;
const file = (name: string) => join(at().desk.directory, name);

beforeEach(async () => {
  // Else it might be night.
  at().shop.openingHours = [{ type: 'daily', date: null, isClosed: false, from: '00:00', to: '24:00' }];
  updates = await UpdateServer.start('9.1.0', NEW);
  await writeFile(file('Theke.AppImage'), OLD, { mode: 0o755 });
  vi.stubEnv('APPIMAGE', file('Theke.AppImage'));
  vi.stubEnv('XDG_CACHE_HOME', file('cache'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await updates.stop();
});

const save = (board: Page, settings: Partial<DesktopSettings>) =>
  board.evaluate((wanted) => window.thekeDesktop?.saveSettings?.(wanted), { ...SETTINGS, ...settings });
const openOrders = (board: Page, count: number) =>
  board.evaluate((open) => window.thekeDesktop?.openOrders?.(open), count);
const isReady = async () => (await at().desk.seen()).toolTip.includes('Update bereit');

// An AppImage replaces itself; elsewhere the installers of the system do it, which no test can start.
const isAppImage = driver.kind === 'stand-in' && process.platform === 'linux';

describe.runIf(isAppImage)(`updates (${driver.kind})`, () => {
  it('are downloaded, wait while an order is open, and restart Theke when none is', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await openOrders(board, 1);
    await desk.answerWith(1);
    await save(board, { updateAddress: updates.url });
    expect((await desk.seen()).questions).toEqual([`Updates künftig von ${updates.url} beziehen?`]);
    await until('the update', isReady);
    // Longer than the pause between two looks.
    await board.waitForTimeout(12_000);
    expect(desk.app.hasEnded).toBe(false);
    expect(await readFile(file('Theke.AppImage'), 'utf8')).toBe(OLD);

    await openOrders(board, 0);
    await until('the end', () => desk.app.hasEnded);
    await until('the new version', () => existsSync(file('started')));
    expect(await readFile(file('Theke.AppImage'), 'utf8')).toBe(NEW);
  });

  it('are installed at once when a person asks for it in the tray, but not while an order waits', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await openOrders(board, 1);
    await board.evaluate(() =>
      window.thekeDesktop?.alarm([{ id: 7, ticketNumber: 31, summary: 'Abholung 12:30' }]),
    );
    await desk.answerWith(1);
    await save(board, { updateAddress: updates.url });
    await until('the update', isReady);
    await desk.chooseInTray('Jetzt mit Theke 9.1.0 neu starten');
    await until('the answer', async () => (await desk.seen()).questions.length === 2);
    expect((await desk.seen()).questions[1]).toContain('Gerade wartet eine Bestellung');
    expect(desk.app.hasEnded).toBe(false);

    await board.evaluate(() => window.thekeDesktop?.alarm([]));
    await desk.chooseInTray('Jetzt mit Theke 9.1.0 neu starten');
    await until('the end', () => desk.app.hasEnded);
    await until('the new version', () => existsSync(file('started')));
  });

  it('reach only the computers of their stage', async () => {
    const { desk, shop } = at();
    updates.stagingPercentage = 0;
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await openOrders(board, 1);
    await desk.answerWith(1);
    await save(board, { updateAddress: updates.url });
    await until('the question for updates', () => updates.asked === 1);
    await desk.stop();
    expect(updates.downloads).toBe(0);

    updates.stagingPercentage = 100;
    await desk.start();
    await until('the update', isReady);
    expect(updates.downloads).toBeGreaterThan(0);
  });

  it('that do not match their checksum are not installed, and the log says so', async () => {
    const { desk, shop } = at();
    updates.isDamaged = true;
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await openOrders(board, 0);
    await desk.answerWith(1);
    await save(board, { updateAddress: updates.url });
    await until('the fault', async () => {
      const state = await board.evaluate(() => window.thekeDesktop?.diagnostics?.());
      return state?.log.some((line) => line.includes('Update nicht möglich'));
    });
    expect(await isReady()).toBe(false);
    expect(await readFile(file('Theke.AppImage'), 'utf8')).toBe(OLD);
  });
});

describe(`where updates come from (${driver.kind})`, () => {
  it('is confirmed outside of the page, encrypted or in the own network', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await desk.answerWith(0);
    await expect(save(board, { updateAddress: updates.url })).rejects.toThrow('wurde nicht bestätigt');
    await expect(save(board, { updateAddress: 'http://updates.example.at' })).rejects.toThrow(
      'nur verschlüsselt',
    );
    await expect(save(board, { updateAddress: 'kein server' })).rejects.toThrow('keine Adresse für Updates');
    expect((await desk.seen()).questions).toHaveLength(1);
    const state = await board.evaluate(() => window.thekeDesktop?.settings?.());
    expect(state?.updateAddress).toBeNull();
    expect(updates.asked).toBe(0);
  });
});
