import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Desktop, DesktopSettingsState, PrinterSetting } from '#electron/ipc.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { ADMIN } from '#tests/e2e/shop-template.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Device } from '#tests/e2e/visitor.ts';
import { beyondWindow } from '../beyond-window.ts';
import { keyboardFaults } from './keyboard-faults.ts';

/** 'Dieses Gerät' in the desktop app: start, displays, diagnostics, and where printers are. */

let stage: Stage;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** In the browser: the bridge of the desktop app with two displays; what it is told stands in `window.told`. */
function standIn(): void {
  const told: Record<string, unknown> = {};
  Object.assign(window, { told });
  let printers: PrinterSetting[] = [];
  let settings: DesktopSettingsState = {
    hasAutostart: false,
    mode: 'window',
    secondScreen: null,
    updateAddress: null,
    displays: [
      { id: 1, name: 'Links', width: 1920, height: 1080, isMain: true },
      { id: 2, name: 'Rechts', width: 1280, height: 1024, isMain: false },
    ],
  };
  const connection = {
    serverUrl: location.origin,
    hasDeviceKey: true,
    device: 'Kassen-PC',
    branch: { id: 1, name: 'Wiesenknopf am Hauptplatz' },
    problem: null,
  };
  let endSearch = (): void => {};
  const bridge: Required<Desktop> = {
    version: async () => '1.0.0',
    connection: async () => connection,
    connect: async () => connection,
    disconnect: async () => connection,
    printers: async () => printers,
    savePrinters: async (next) => {
      printers = next;
      told.printers = next;
      return printers;
    },
    printerStatus: async () => printers.map(({ id, name }) => ({ id, name, waiting: 0, problem: null })),
    testPrint: async () => ({ isPrinted: true, reason: null }),
    alarm: async () => undefined,
    systemPrinters: async () => ['Bondrucker_USB'],
    findPrinters: () =>
      new Promise((resolve) => {
        endSearch = () => resolve(['192.168.1.50', '192.168.1.77']);
      }),
    stopFindingPrinters: async () => endSearch(),
    openOrders: async (count) => {
      told.openOrders = count;
    },
    settings: async () => settings,
    saveSettings: async (wanted) => {
      if (wanted.updateAddress?.startsWith('http:'))
        throw new Error('Updates kommen nur verschlüsselt (https).');
      settings = { ...settings, ...wanted };
      told.settings = wanted;
      return settings;
    },
    diagnostics: async () => ({
      version: '1.0.0',
      platform: 'linux x64',
      serverUrl: location.origin,
      device: 'Kassen-PC',
      branch: 'Wiesenknopf am Hauptplatz',
      lastContactAt: '2026-11-26T03:00:00.000Z',
      problem: null,
      printers: [{ id: 'theke', name: 'Theke', waiting: 2, problem: 'Papier leer' }],
      updateReady: null,
      logFolder: '/home/theke/.config/Theke/logs',
      log: ['2026-11-26T03:00:00.000Z  Theke 1.0.0 gestartet (linux x64).'],
    }),
    copyText: async (text) => {
      told.copied = text;
    },
    onShowOrder: () => () => undefined,
  };
  window.thekeDesktop = bridge;
}

async function openDevice(device: Device) {
  const staff = await stage.open(device, { isStill: true });
  const { page } = staff;
  await page.addInitScript(standIn);
  await page.request.post('/api/login', { data: { username: ADMIN.email, password: ADMIN.password } });
  await page.goto('/backend#/device');
  await page.getByRole('heading', { level: 2, name: 'Diagnose' }).waitFor();
  const told = (key: string) => page.evaluate((name) => Reflect.get(Reflect.get(window, 'told'), name), key);
  return { staff, page, told };
}

describe.each(['desktop', 'phone'] as const)('this computer on the %s', (device) => {
  test('has its start, its displays and its updates set by the keyboard', async () => {
    const { staff, page, told } = await openDevice(device);
    const form = page.getByRole('region', { name: 'Start und Bildschirme' });
    await form.getByLabel('Theke beim Anmelden an diesem Computer starten').press('Space');
    await form.getByLabel('Fenster').selectOption({ label: 'Vollbild' });
    await form.getByLabel('Zweiter Bildschirm', { exact: true }).selectOption('2');
    const secondPage = form.getByLabel('Seite auf dem zweiten Bildschirm');
    expect(await secondPage.locator('option:checked').textContent()).toMatch(/^Abholbildschirm/);
    await secondPage.selectOption({ label: 'Andere Seite' });
    await form.getByLabel('Adresse der Seite').fill('https://evil.example');
    await form.getByText('Bitte geben Sie eine Seite dieses Servers an').waitFor();
    await form.getByLabel('Adresse für Updates').fill('http://updates.example.at');
    expect(await axeFindings(page, 'a wrong page')).toEqual([]);
    await secondPage.selectOption({ label: 'Küchenbildschirm' });
    await form.getByRole('button', { name: 'Speichern' }).press('Enter');
    await form.getByRole('alert').getByText('Updates kommen nur verschlüsselt').waitFor();
    expect(await told('settings')).toBeUndefined();

    await form.getByLabel('Adresse für Updates').fill('https://updates.example.at');
    await form.getByRole('button', { name: 'Speichern' }).press('Enter');
    await page.getByText('Die Einstellungen dieses Computers sind gespeichert.').waitFor();
    expect(await told('settings')).toEqual({
      hasAutostart: true,
      mode: 'fullscreen',
      secondScreen: { display: 2, path: '/backend#/kitchen' },
      updateAddress: 'https://updates.example.at',
    });
    expect(await keyboardFaults(page, 'this device')).toEqual([]);
    const size = page.viewportSize();
    expect(await beyondWindow(staff, 'this device', size ? [size] : [])).toEqual([]);
  });

  test('tells support what it asks for first', async () => {
    const { page, told } = await openDevice(device);
    const card = page.getByRole('region', { name: 'Diagnose' });
    await card.getByText('Theke: Papier leer (2 wartend)').waitFor();
    await card.getByText('Protokoll (1 Zeile)').press('Enter');
    await card.getByText('Theke 1.0.0 gestartet', { exact: false }).waitFor();
    expect(await axeFindings(page, 'diagnostics')).toEqual([]);
    await card.getByRole('button', { name: 'Alles kopieren' }).press('Enter');
    await page.getByText('Die Diagnose ist in der Zwischenablage.').waitFor();
    expect(await told('copied')).toMatch(/Version: 1\.0\.0 \(linux x64\)[\s\S]*Papier leer[\s\S]*gestartet/);
    await expect.poll(() => told('openOrders')).toEqual(expect.any(Number));
  });

  test('finds printers in its network, and takes those of its system', async () => {
    const { page, told } = await openDevice(device);
    await page.getByRole('button', { name: 'Drucker hinzufügen' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Drucker hinzufügen' });
    await dialog.getByRole('button', { name: 'Drucker im Netz suchen' }).press('Enter');
    await dialog.getByText('Sucht im eigenen Netz').waitFor();
    await dialog.getByRole('button', { name: 'Suche beenden' }).press('Enter');
    await dialog.getByText('2 Drucker gefunden:').waitFor();
    expect(await axeFindings(page, 'found printers')).toEqual([]);
    await dialog.getByRole('button', { name: '192.168.1.77 übernehmen' }).press('Enter');
    expect(await dialog.getByLabel(/^Adresse/).inputValue()).toBe('192.168.1.77');

    await dialog.getByLabel('Anschluss').selectOption({ label: 'Drucker dieses Computers' });
    await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
    await dialog.getByText('Bitte geben Sie an, wie der Drucker im Betriebssystem heißt.').waitFor();
    expect(await axeFindings(page, 'a printer of the system')).toEqual([]);
    await dialog.getByLabel(/^Name des Druckers/).fill('Bondrucker_USB');
    await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Bondrucker_USB (Drucker dieses Computers)', { exact: false }).waitFor();
    expect(await told('printers')).toMatchObject([{ interface: 'system', queue: 'Bondrucker_USB' }]);
  });
});
