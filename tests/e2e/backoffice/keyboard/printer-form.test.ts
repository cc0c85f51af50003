import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Desktop, PrinterSetting } from '#electron/ipc.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { ADMIN } from '#tests/e2e/shop-template.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Device } from '#tests/e2e/visitor.ts';
import { beyondWindow } from '../beyond-window.ts';
import { keyboardFaults } from './keyboard-faults.ts';

/** The printers of a counter PC: their form by the keyboard alone, on a wide screen and on a phone's. */

const REFUSAL = 'Unter dieser Adresse ist der Server selbst.';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** In the browser: the bridge of the desktop app, with a computer whose list of printers is in memory. */
function standIn(refusal: string): void {
  let printers: PrinterSetting[] = [];
  const bridge: Desktop = {
    version: async () => '1.0.0',
    connection: async () => connection,
    connect: async () => connection,
    disconnect: async () => connection,
    printers: async () => printers,
    savePrinters: async (next) => {
      if (next.some(({ host }) => host === '127.0.0.1')) throw new Error(refusal);
      printers = next;
      return printers;
    },
    printerStatus: async () =>
      printers.map(({ id, name }) => ({ id, name, waiting: 2, problem: 'Kein Papier', isPaperLow: false })),
    testPrint: async () => ({ isPrinted: false, reason: 'Der Drucker antwortet nicht.' }),
    alarm: async () => undefined,
    onShowOrder: () => () => undefined,
  };
  const connection = {
    serverUrl: location.origin,
    hasDeviceKey: true,
    device: 'Kassen-PC',
    branch: { id: 1, name: 'Wiesenknopf am Hauptplatz' },
    problem: null,
  };
  window.thekeDesktop = bridge;
}

async function openPrinters(device: Device) {
  const staff = await stage.open(device, { isStill: true });
  const { page } = staff;
  await page.addInitScript(standIn, REFUSAL);
  await page.request.post('/api/login', { data: { username: ADMIN.email, password: ADMIN.password } });
  await page.goto('/backend#/device');
  await page.getByRole('heading', { level: 1, name: 'Dieses Gerät' }).waitFor();
  await page.getByText('Noch kein Drucker eingerichtet.', { exact: false }).waitFor();
  return staff;
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { top = -1, bottom = -1 } = focused?.getBoundingClientRect() ?? {};
    const { labels = null } = focused as HTMLInputElement;
    return { label: labels?.[0]?.textContent ?? '', isInSight: top >= 0 && bottom <= innerHeight };
  });

describe.each(['desktop', 'phone'] as const)('printers on the %s', (device) => {
  test('are added by the keyboard; what is wrong has the focus and says why', async () => {
    const staff = await openPrinters(device);
    const { page } = staff;
    expect(await axeFindings(page, 'no printer')).toEqual([]);
    await page.getByRole('button', { name: 'Drucker hinzufügen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Drucker hinzufügen' });
    await dialog.getByLabel(/^Name/).waitFor();
    expect(await axeFindings(page, 'new printer')).toEqual([]);
    expect(await keyboardFaults(page, 'new printer', 'dialog[open]')).toEqual([]);
    await dialog.getByLabel(/^Exemplare/).fill('9');
    await dialog.getByLabel('Beleg', { exact: true }).uncheck();
    await dialog.getByLabel('Küchenbon').uncheck();
    await dialog.getByLabel(/^Exemplare/).press('Enter');
    await dialog.getByText('Bitte geben Sie die Adresse des Druckers an.').waitFor();
    await dialog.getByText('Bitte wählen Sie, was dieser Drucker druckt.').waitFor();
    await dialog.getByText('Möglich sind 1 bis 5 Exemplare.').waitFor();
    expect(await focusedLabel(page)).toMatchObject({
      label: expect.stringMatching(/^Adresse/),
      isInSight: true,
    });
    expect(await axeFindings(page, 'faults of a printer')).toEqual([]);

    await page.keyboard.type('192.168.1.50');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => focusedLabel(page))
      .toMatchObject({ label: expect.stringMatching(/^Beleg/), isInSight: true });
    await page.keyboard.press('Space');
    await dialog.getByLabel(/^Exemplare/).fill('2');
    await dialog.getByLabel(/^Adresse/).fill('127.0.0.1');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').getByText(REFUSAL).waitFor();
    await expect
      .poll(() =>
        dialog.getByRole('alert').evaluate((alert) => {
          const { top, bottom } = alert.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        }),
      )
      .toBe(true);
    await dialog.getByLabel(/^Adresse/).fill('192.168.1.50');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });

    await page.getByText('192.168.1.50:9100', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Testdruck' }).press('Enter');
    await page.getByText('Der Drucker antwortet nicht.').waitFor();
    expect(await axeFindings(page, 'a printer')).toEqual([]);
    expect(await keyboardFaults(page, 'printers')).toEqual([]);
    const size = page.viewportSize();
    expect(await beyondWindow(staff, 'printers', size ? [size] : [])).toEqual([]);
  });
});
