import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import type { PrinterSetting } from '#electron/ipc.ts';
import { EscPosPrinter } from '#tests/peers/escpos-printer.ts';
import { wireJob } from '#tests/printers/orders.ts';
import { settingOf, until } from './desk.ts';
import { openDesk } from './open-desk.ts';

const { driver, at } = openDesk();
const printers: EscPosPrinter[] = [];

async function aPrinter(): Promise<EscPosPrinter> {
  const printer = await EscPosPrinter.start();
  printers.push(printer);
  return printer;
}

afterEach(async () => {
  await Promise.all(printers.splice(0).map((printer) => printer.unplug()));
});

const save = (board: Page, settings: PrinterSetting[]) =>
  board.evaluate((wanted) => window.thekeDesktop?.savePrinters(wanted), settings);
const testPrint = (board: Page, id: string) =>
  board.evaluate((printerId) => window.thekeDesktop?.testPrint(printerId), id);

describe(`printing from the desktop app (${driver.kind})`, () => {
  it('prints a test page on the printer that was set up', async () => {
    const { desk, shop } = at();
    const printer = await aPrinter();
    await desk.allow(printer);
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    expect(await board.evaluate(() => window.thekeDesktop?.printers())).toEqual([]);
    expect(await save(board, [settingOf(printer)])).toEqual([settingOf(printer)]);

    expect(await testPrint(board, 'theke')).toEqual({ isPrinted: true, reason: null });
    const [page] = await printer.waitForReceipts(1);
    expect(page?.text).toContain('äöüÄÖÜß€é');
    expect(printer.unknownBytes).toEqual([]);
    expect(await testPrint(board, 'kueche')).toEqual({
      isPrinted: false,
      reason: 'Diesen Drucker gibt es nicht.',
    });
    await until('the tray', async () => (await desk.seen()).toolTip.includes('Theke: bereit'));

    printer.set({ isPaperLow: true });
    expect(await testPrint(board, 'theke')).toEqual({ isPrinted: true, reason: null });
    await until('the tray', async () =>
      (await desk.seen()).toolTip.includes('Theke: bereit, Papier geht zu Ende'),
    );
  });

  it('handles requests of the backoffice: a test slip, a system notification', async () => {
    const { desk, shop } = at();
    const printer = await aPrinter();
    await desk.allow(printer);
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await save(board, [settingOf(printer)]);
    shop.commands.push({ id: 1, kind: 'print' });
    await until('the slip', () => shop.answers.length === 1);
    expect(printer.texts).toEqual([expect.stringContaining('Testdruck')]);
    shop.commands.push({ id: 2, kind: 'notification' });
    await until('the notification', () => shop.answers.length === 2);
    expect((await desk.seen()).notifications).toEqual([
      { title: 'Theke: Test', body: 'So meldet sich dieser Computer bei einer neuen Bestellung.' },
    ]);
    expect(shop.answers).toEqual([
      { id: 1, isDone: true },
      { id: 2, isDone: true },
    ]);
    expect(shop.introductions.at(-1)).toEqual({
      appVersion: expect.stringMatching(/^\d+\.\d+\.\d+/),
      platform: expect.stringMatching(/^\w+ \w+$/),
      layouts: ['receipt', 'kitchen'],
    });
  });

  it('A51 says why it does not print: printer offline, no paper, an address that is not allowed', async () => {
    const { desk, shop } = at();
    const printer = await aPrinter();
    await desk.allow(printer);
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await save(board, [
      settingOf(printer),
      { ...settingOf(printer), id: 'fremd', name: 'Fremd', port: 5432 },
    ]);
    printer.set({ isPaperOut: true });
    expect((await testPrint(board, 'theke'))?.reason).toMatch(/Papier/);
    printer.set({ isPaperOut: false });
    await printer.unplug();
    expect(await testPrint(board, 'theke')).toEqual({ isPrinted: false, reason: 'Drucker nicht erreichbar' });
    expect((await testPrint(board, 'fremd'))?.reason).toBe('Druckeradresse nicht erlaubt');
  });

  it('rejects invalid settings with a German sentence, and keeps the old ones', async () => {
    const { desk, shop } = at();
    const printer = await aPrinter();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await save(board, [settingOf(printer)]);
    const refusal = await save(board, [{ ...settingOf(printer), codePage: 'EBCDIC' }]).catch(String);
    expect(refusal).toContain('Die Druckereinstellungen sind fehlerhaft');
    expect(await board.evaluate(() => window.thekeDesktop?.printers())).toEqual([settingOf(printer)]);
  });

  it('a job waiting for its printer survives a restart and is printed once', async () => {
    const { desk, shop } = at();
    const printer = await aPrinter();
    await desk.allow(printer);
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await save(board, [settingOf(printer)]);
    await printer.unplug();
    shop.jobs.push(wireJob('auftrag-1'));
    await until('the job to wait', async () => {
      const status = await board.evaluate(() => window.thekeDesktop?.printerStatus());
      return status?.[0]?.waiting === 1 && status[0].problem === 'Drucker nicht erreichbar';
    });
    expect((await desk.seen()).toolTip).toContain('Theke: Drucker nicht erreichbar (1 wartend)');
    await desk.stop();

    await printer.plugIn();
    await desk.start();
    await printer.waitForReceipts(1);
    await until('the report', () => shop.reports.some(({ state }) => state === 'printed'));
    expect(printer.texts).toHaveLength(1);
    expect(printer.texts[0]).toContain('Käsesemmel');
  });

  it('F23 moves damaged settings aside and starts', async () => {
    const { desk, shop } = at();
    const printer = await aPrinter();
    await desk.allow(printer);
    await writeFile(join(desk.directory, 'print-agent/printers.json'), '{ "printers": [');
    await writeFile(join(desk.directory, 'connection.json'), '{ "serverUrl": "https://x');
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    expect(await board.evaluate(() => window.thekeDesktop?.printers())).toEqual([]);
    await until('the tray', async () => (await desk.seen()).toolTip.includes('waren beschädigt'));
    expect(await readdir(desk.directory)).toContain('connection.json.broken');
    expect(await readFile(join(desk.directory, 'print-agent/printers.json.broken'), 'utf8')).toBe(
      '{ "printers": [',
    );
  });
});
