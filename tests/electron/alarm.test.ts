import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { until } from './desk.ts';
import { openDesk } from './open-desk.ts';

const { driver, at } = openDesk();

const FIRST = { id: 7, ticketNumber: 31, summary: 'Abholung 12:30, 2 Produkte, 14,80 €' };
const SECOND = { id: 8, ticketNumber: 32, summary: 'Lieferung 13:00, 5 Produkte, 61,20 €' };

const report = (board: Page, waiting: (typeof FIRST)[]) =>
  board.evaluate((orders) => window.thekeDesktop?.alarm(orders), waiting);

const rings = async (bell: Page) => Number(await bell.getAttribute('html', 'data-rings').catch(() => '0'));

describe(`a new order (${driver.kind})`, () => {
  it('rings repeatedly in a hidden window until no order is waiting', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    // Closing the window does not end the app: it hides, and the bell still rings.
    await desk.app.inMain(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), null);
    expect(await desk.isVisible()).toBe(false);
    await report(board, [FIRST]);
    const bell = await until('the bell', () => desk.bell);
    await until('several rings', async () => (await rings(bell)) >= 2);
    expect(await bell.getAttribute('html', 'data-audio')).toBe('running');
    expect(await desk.app.inMain(({ app }) => app.getBadgeCount(), null)).toBe(1);

    await report(board, [FIRST, SECOND]);
    await report(board, [SECOND]);
    expect(desk.bell).not.toBeNull();
    await report(board, []);
    await until('silence', () => desk.bell === null);
    expect(await desk.app.inMain(({ app }) => app.getBadgeCount(), null)).toBe(0);
  });

  it('notifies once, and a click on the notification shows the order', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await report(board, [FIRST]);
    await report(board, [FIRST, SECOND]);
    await report(board, [FIRST, SECOND]);
    expect((await desk.seen()).notifications).toEqual([
      { title: 'Neue Bestellung 31', body: FIRST.summary },
      { title: 'Neue Bestellung 32', body: SECOND.summary },
    ]);
    await desk.app.inMain(({ BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows()) window.hide();
    }, null);
    await desk.clickNotification('Neue Bestellung 32');
    await board.getByText('Bestellung 8').waitFor();
    expect(await desk.isVisible()).toBe(true);
    // It is still waiting: only the board may stop the alarm.
    await until('the bell', () => desk.bell);
  });

  it('keeps ringing when the page of the bell or of the board crashes', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await report(board, [FIRST]);
    const bell = await until('the bell', () => desk.bell);
    await desk.app.inMain(({ BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows()) window.webContents.forcefullyCrashRenderer();
    }, null);
    const next = await until('another bell', () => desk.bell !== bell && desk.bell);
    await until('its ring', async () => (await rings(next)) >= 1);
  });
});

describe(`the tray (${driver.kind})`, () => {
  it('shows how many orders wait, and asks before it ends the app while they do', async () => {
    const { desk, shop } = at();
    await desk.start();
    const board = await desk.connect(shop.url, shop.key);
    await report(board, [FIRST, SECOND]);
    expect((await desk.seen()).toolTip).toContain('2 wartende Bestellungen');

    await desk.answerWith(0);
    await desk.chooseInTray('Beenden');
    await until('the question', async () => (await desk.seen()).questions.length === 1);
    expect((await desk.seen()).questions).toEqual(['2 Bestellungen warten noch.']);
    expect(desk.app.hasEnded).toBe(false);
    await until('the bell', () => desk.bell);

    await desk.answerWith(1);
    await desk.chooseInTray('Beenden');
    await until('the end', () => desk.app.hasEnded);
  });

  it('opens the window, and ends the app without asking when nothing is waiting', async () => {
    const { desk, shop } = at();
    await desk.start({ args: ['--hidden'] });
    const board = await desk.connect(shop.url, shop.key);
    expect(await desk.isVisible()).toBe(false);
    await report(board, []);
    await desk.chooseInTray('Theke öffnen');
    await until('the window', () => desk.isVisible());
    await desk.chooseInTray('Beenden');
    await until('the end', () => desk.app.hasEnded);
  });

  it('has a German application menu', async () => {
    const { desk } = at();
    await desk.start();
    await desk.page(/^theke:\/\/app\//);
    const labels = await desk.app.inMain(
      ({ Menu }) => Menu.getApplicationMenu()?.items.map((item) => item.label),
      null,
    );
    expect(labels).toEqual(['Theke', 'Bearbeiten', 'Ansicht', 'Fenster']);
  });
});
