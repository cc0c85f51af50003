import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type CutLine, openLine } from '#tests/peers/cut-line.ts';
import { axeFindings } from '../axe.ts';
import { SUBMIT } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import { sharedBrowser } from '../shop-server.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Visitor } from '../visitor.ts';
import { type Visitors, visitorsOf } from '../visitors.ts';

/** What a guest sees whose order gets no answer: one test per promise. The line is cut on real sockets. */

const CHECKOUT = '/store/hauptplatz/checkout';
const NOTHING_TWICE = /Es wurde nichts doppelt bestellt\./;
const CHECK_ENTRIES = 'Bitte überprüfen Sie Ihre Angaben.';
let stage: ToldStage;
let line: CutLine;
let visitors: Visitors;

beforeAll(async () => {
  stage = await startToldStage();
  line = await openLine(stage.url);
  visitors = visitorsOf(await sharedBrowser(), line.url);
});
afterEach(async () => {
  line.set('up');
  await visitors.settle();
});
afterAll(async () => {
  await visitors.leave();
  await line.stop();
  await stage.stop();
});

/** A guest of the phone who only needs to press the button. */
async function readyGuest(): Promise<Visitor> {
  const guest = await visitors.open('phone', { now: new Date(TUESDAY_NOON), isStill: true });
  guest.allow(/ERR_|Failed to load resource|failed|50[0-9]|409|422|EventSource/);
  await giveCart(guest, stage.url, { items: { Schnitzelsemmel: 3 }, draft: ANSWERED });
  await guest.visit(CHECKOUT);
  return guest;
}

/** How many orders the branch has. */
async function orderCount(): Promise<number> {
  const answer = await fetch(`${stage.url}/api/orders/frontdesk/1/${stage.deviceKey}`);
  return ((await answer.json()) as { data: unknown[] }).data.length;
}

async function submit(guest: Visitor): Promise<void> {
  await guest.press(guest.page.getByRole('button', { name: SUBMIT }));
}

function thanks({ page }: Visitor) {
  return page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' });
}

describe('Checkout: no answer', () => {
  test('lost: a heading of its own; the order that was taken shows by itself once the line is back', async () => {
    const guest = await readyGuest();
    const { page } = guest;
    const before = await orderCount();
    line.set('one-way');
    await submit(guest);
    const notice = page.getByRole('alert');
    await notice.getByRole('heading', { name: 'Der Server antwortet nicht' }).waitFor();
    await notice.getByText(NOTHING_TWICE).waitFor();
    expect(await notice.getByText(CHECK_ENTRIES).count()).toBe(0);
    expect(await notice.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await axeFindings(page, 'no answer')).toEqual([]);
    line.set('up');
    await page.waitForURL(/\/status\//);
    await thanks(guest).waitFor();
    expect(await orderCount()).toBe(before + 1);
  });

  test('offline: "Keine Verbindung"; asking orders nothing; "Erneut senden" orders once', async () => {
    const guest = await readyGuest();
    const { page, context } = guest;
    const before = await orderCount();
    await context.setOffline(true);
    line.set('cut');
    await submit(guest);
    const notice = page.getByRole('alert');
    await notice.getByRole('heading', { name: 'Keine Verbindung' }).waitFor();
    await notice.getByText(NOTHING_TWICE).waitFor();
    line.set('up');
    await context.setOffline(false);
    await notice.getByText('Ihre Bestellung ist noch nicht bei uns angekommen.').waitFor();
    expect(await axeFindings(page, 'not taken')).toEqual([]);
    expect(await orderCount(), 'asked, not ordered').toBe(before);
    await guest.press(notice.getByRole('button', { name: 'Erneut senden' }));
    await thanks(guest).waitFor();
    expect(await orderCount()).toBe(before + 1);
  });

  test('502: the same, and "Erneut senden" sends the same order', async () => {
    const guest = await readyGuest();
    const { page } = guest;
    await page.route('**/api/orders', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    );
    await submit(guest);
    const notice = page.getByRole('alert');
    await notice.getByRole('heading', { name: 'Der Server antwortet nicht' }).waitFor();
    await page.unroute('**/api/orders');
    await guest.press(notice.getByRole('button', { name: 'Erneut senden' }));
    await thanks(guest).waitFor();
  });

  test('a reload after a lost answer leads to the order as well', async () => {
    const guest = await readyGuest();
    const { page } = guest;
    const before = await orderCount();
    line.set('one-way');
    await submit(guest);
    await page.getByRole('heading', { name: 'Der Server antwortet nicht' }).waitFor();
    line.set('up');
    await page.reload();
    await thanks(guest).waitFor();
    expect(await orderCount()).toBe(before + 1);
  });

  test('another cart after a lost answer is not taken for the order that was sent', async () => {
    const guest = await readyGuest();
    const { page } = guest;
    line.set('one-way');
    await submit(guest);
    await page.getByRole('heading', { name: 'Der Server antwortet nicht' }).waitFor();
    await page.getByLabel('Anmerkungen, Allergien usw.').fill('Ohne Zwiebel');
    line.set('up');
    await submit(guest);
    await page
      .getByRole('alert')
      .getByText('Ihre Bestellung ist vermutlich schon bei uns eingegangen.')
      .waitFor();
  });
});

test('Back after ordering shows the order, not an empty checkout', async () => {
  const guest = await readyGuest();
  const { page } = guest;
  await submit(guest);
  await thanks(guest).waitFor();
  const order = page.url();
  await page.goBack();
  await thanks(guest).waitFor();
  expect(page.url()).toBe(order);
  expect(await page.getByText('Keine Produkte im Warenkorb!').count()).toBe(0);
});
