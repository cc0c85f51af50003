import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBody } from '#tests/demo-order.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import { settingOf, until } from './desk.ts';
import { openDesk } from './open-desk.ts';

const { driver, at } = openDesk();
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: ALWAYS_OPEN });
}, 240_000);
afterAll(() => stage.stop());

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
const ALWAYS_OPEN = `UPDATE "Branch" SET "openingHours" = '${DAILY}';
  UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';`;

async function placeOrder(): Promise<{ uid: string; ticketNumber: number }> {
  const answer = await fetch(`${stage.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    // A preorder would not ring yet.
    body: JSON.stringify({ ...(await orderBody(stage.url)), appointmentDate: null }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { data } = (await answer.json()) as { data: { uid: string; ticketNumber: number } };
  return data;
}

describe(`the counter's computer and the real server (${driver.kind})`, () => {
  it('an order rings, is opened from its notification, is confirmed, falls silent and is printed', async () => {
    const { desk } = at();
    await desk.allow(stage.printer);
    await desk.start();
    const board = await desk.connect(stage.url, stage.deviceKey);
    await board.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor({ state: 'attached' });
    await board.evaluate((wanted) => window.thekeDesktop?.savePrinters(wanted), [settingOf(stage.printer)]);

    const { uid, ticketNumber } = await placeOrder();
    const bell = await until('the bell', () => desk.bell);
    await until(
      'a ring',
      async () => Number(await bell.getAttribute('html', 'data-rings').catch(() => 0)) > 0,
    );
    const [notification] = (await desk.seen()).notifications;
    expect(notification?.title).toBe(`Neue Bestellung ${ticketNumber}`);
    expect(notification?.body).toContain('Berta Muster');

    // Reloading the board does not answer the order.
    await board.reload();
    await board.getByRole('heading', { level: 1, name: 'Bestellungen' }).waitFor({ state: 'attached' });
    expect(desk.bell).toBe(bell);
    expect((await desk.seen()).notifications).toHaveLength(1);

    await desk.clickNotification(`Neue Bestellung ${ticketNumber}`);
    const detail = board.getByRole('complementary', { name: `Bestellung ${ticketNumber}` });
    await detail.getByRole('button', { name: /^Bestätigen/ }).click();
    await until('silence', () => desk.bell === null);

    const slips = await until(
      'both slips',
      () => {
        const own = stage.printer.texts.filter((text) => text.includes(uid));
        return own.length >= 2 && own;
      },
      30_000,
    );
    expect(slips.some((text) => text.includes('Zahlung:') && text.includes('Handsemmel'))).toBe(true);
    expect(slips).toHaveLength(2);
  });

  it('shows its own settings and prints the test page from there', async () => {
    const { desk } = at();
    await desk.allow(stage.printer);
    await desk.start();
    const board = await desk.connect(stage.url, stage.deviceKey);
    await board.evaluate((wanted) => window.thekeDesktop?.savePrinters(wanted), [settingOf(stage.printer)]);
    await desk.app.inMain(({ Menu }) => {
      const items = Menu.getApplicationMenu()?.items[0]?.submenu?.items;
      items?.find(({ label }) => label === 'Geräteeinstellungen')?.click();
    }, null);
    const before = stage.printer.receipts.length;
    await board
      .getByRole('button', { name: /Probedruck|Testdruck|Testseite/ })
      .first()
      .click();
    // A job that this device claimed in the test before and never settled comes again as well.
    const isTestPage = (text: string) => text.includes('Probedruck');
    await expect.poll(() => stage.printer.texts.slice(before).some(isTestPage)).toBe(true);
  });
});
