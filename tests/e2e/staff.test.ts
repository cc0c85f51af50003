import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardOn, closeDetail, openDetail, signIn } from './board.ts';
import { placeByApi, placeDelivery, stepByApi } from './by-api.ts';
import { CONFIRMED, lookAgain, overlay, pressInOverlay } from './customer.ts';
import { slipsOf } from './printed.ts';
import { type Stage, startStage } from './stage.ts';
import type { Visitor, VisitorOptions } from './visitor.ts';
import { waitFor } from './wait-for.ts';

/** What staff do with an order, and what its customer sees of it; the board on the desktop, the customer on the phone. */

let stage: Stage;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage();
  staff = await stage.open('desktop', { isKept: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function customerOf(order: { path: string }, options: VisitorOptions = {}): Promise<Visitor> {
  const customer = await stage.open('phone', options);
  await customer.visit(order.path);
  await customer.page.getByRole('heading', { level: 1 }).waitFor();
  return customer;
}

async function propose(ticket: string): Promise<string> {
  const detail = await openDetail(staff, 'new', ticket);
  await staff.press(detail.getByRole('button', { name: 'Anderer Termin' }));
  await staff.press(overlay(staff).getByRole('button', { name: /^\+45 Min\./ }));
  const send = overlay(staff).getByRole('button', { name: /vorschlagen$/ });
  const time = /\d\d:\d\d/.exec((await send.textContent()) ?? '')?.[0] ?? '';
  await staff.press(send);
  await detail.getByText('Der Kunde hat noch nicht geantwortet.').waitFor();
  await closeDetail(staff, ticket);
  return time;
}

describe('a counter appointment', () => {
  test('accepted by the customer becomes the appointment, and both slips are printed with it', async () => {
    const order = await placeByApi(stage);
    const customer = await customerOf(order);
    const time = await propose(order.ticket);
    await lookAgain(customer);
    await customer.page.getByRole('heading', { name: 'Neuer Terminvorschlag' }).waitFor();
    await customer.page.getByText(`, ${time} Uhr`).first().waitFor();
    await customer.press(customer.page.getByRole('button', { name: 'Termin annehmen' }));
    await customer.page.getByText(CONFIRMED).waitFor();
    await cardOn(staff, 'kitchen', order.ticket);
    const { receipt, kitchen } = await slipsOf(stage, order.uid);
    expect(receipt.join('\n')).toContain(`, ${time} Uhr`);
    expect(kitchen).toContain(`um ${time} Uhr`);
  });

  test('declined by the customer cancels the order, after confirmation', async () => {
    const order = await placeByApi(stage);
    const customer = await customerOf(order);
    await propose(order.ticket);
    await lookAgain(customer);
    await customer.press(customer.page.getByRole('button', { name: 'Termin ablehnen' }));
    await customer.page.getByText('Wenn Sie ablehnen, wird Ihre Bestellung storniert.').waitFor();
    await customer.press(customer.page.getByRole('button', { name: 'Bestellung stornieren' }));
    await customer.page.getByRole('heading', { level: 1, name: 'Bestellung storniert' }).waitFor();
    await staff.page
      .getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true })
      .waitFor({ state: 'detached' });
  });
});

test('a failed slip is visible although its order is collapsed or on another lane', async () => {
  const phone = await stage.open('phone');
  await signIn(phone);
  const lanes = phone.page.getByRole('group', { name: 'Spalten' });
  await phone.press(lanes.getByRole('button', { name: /^Neu/ }));
  stage.printer.set({ isPaperOut: true });
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  const number = staff.page.getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true });
  const card = staff.page.locator('article').filter({ has: number });
  await card.getByText(/^Küchenbon wartet: .*Papier/).waitFor();
  const mark = lanes.getByRole('button', { name: /^Später.*Druckproblem/ });
  await mark.waitFor();
  stage.printer.set({ isPaperOut: false });
  await slipsOf(stage, order.uid);
  await mark.waitFor({ state: 'detached' });
  // The day that was expanded automatically stays open.
  await card.getByText('Gedruckt', { exact: true }).waitFor();
});

test('a rejection reaches the customer with its message', async () => {
  const order = await placeByApi(stage);
  const customer = await customerOf(order);
  const detail = await openDetail(staff, 'new', order.ticket);
  await staff.press(detail.getByRole('button', { name: 'Ablehnen', exact: true }));
  await overlay(staff)
    .getByLabel('Nachricht an den Kunden')
    .fill('Leider ist der Ofen kaputt – morgen gerne wieder!');
  await pressInOverlay(staff, 'Ablehnen');
  await detail.getByText('Diese Bestellung ist abgeschlossen.').waitFor();
  await closeDetail(staff, order.ticket);
  await lookAgain(customer);
  await customer.page.getByRole('heading', { level: 1, name: 'Bestellung storniert' }).waitFor();
  await customer.page.getByText('Leider ist der Ofen kaputt – morgen gerne wieder!').waitFor();
});

test('a confirmed order can be cancelled; the reason stays with the team', async () => {
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  const customer = await customerOf(order);
  const detail = await openDetail(staff, 'kitchen', order.ticket);
  await staff.press(detail.getByRole('button', { name: 'Stornieren', exact: true }));
  await staff.press(overlay(staff).getByRole('button', { name: 'Nicht mehr lieferbar' }));
  await pressInOverlay(staff, 'Stornieren');
  await detail.getByText('Diese Bestellung ist abgeschlossen.').waitFor();
  await closeDetail(staff, order.ticket);
  await lookAgain(customer);
  await customer.page.getByRole('heading', { level: 1, name: 'Bestellung storniert' }).waitFor();
  expect(await customer.page.getByText('Nicht mehr lieferbar').count()).toBe(0);
});

test('a delivery goes through all its states, and the customer rates it', async () => {
  const order = await placeDelivery(stage);
  const customer = await customerOf(order);
  const { page } = customer;
  for (const [lane, command, words] of [
    ['new', /^Bestätigen/, CONFIRMED],
    ['kitchen', /^Unterwegs/, 'Ihre Bestellung ist unterwegs zu Ihnen.'],
    ['ready', /^Zugestellt/, 'Ihre Bestellung wurde zugestellt.'],
  ] as const) {
    const card = await cardOn(staff, lane, order.ticket);
    await staff.press(card.getByRole('button', { name: command }));
    await card.waitFor({ state: 'detached' });
    await lookAgain(customer);
    await page.getByText(words).waitFor();
  }
  const send = page.getByRole('button', { name: 'Bewertung senden' });
  const stars = ['Bestellvorgang', 'Service', 'Qualität der Speisen', 'Gesamteindruck'];
  for (const criterion of stars) {
    expect(await send.count(), 'all four are needed').toBe(0);
    await customer.press(
      page.getByRole('group', { name: criterion }).getByRole('radio', { name: '5 Sterne' }),
    );
  }
  await page.getByLabel('Möchten Sie uns noch etwas sagen?').fill('Großartig!');
  await customer.press(send);
  await page.getByText('Vielen Dank für Ihre Bewertung!').waitFor();
  await customer.visit(order.path);
  await page.getByText('Ihre Bestellung wurde zugestellt.').waitFor();
  expect(await page.getByRole('radio').count(), 'it is rated once').toBe(0);
});

test('the status page follows the order by itself', async () => {
  const order = await placeByApi(stage);
  const customer = await customerOf(order, { hasOwnTime: true });
  const confirmed = customer.page.getByText(CONFIRMED);
  await stepByApi(stage, order, 'confirm');
  // Exactly eleven seconds later: then the browser's clock is frozen.
  await customer.context.clock.pauseAt(Date.now() + 11_500);
  await confirmed.waitFor();
});

test('an order goes from the board to the kitchen by keyboard alone', async () => {
  const order = await placeByApi(stage);
  const card = await cardOn(staff, 'new', order.ticket);
  await card.getByRole('button', { name: `Bestellung ${order.ticket}`, exact: true }).focus();
  await staff.page.keyboard.press('b');
  await cardOn(staff, 'kitchen', order.ticket);
});

test('two boards show the same: what one does appears on the other at once', async () => {
  const other = await stage.open('phone');
  await signIn(other);
  const order = await placeByApi(stage);
  const card = await cardOn(other, 'new', order.ticket);
  const mine = await cardOn(staff, 'new', order.ticket);
  await staff.press(mine.getByRole('button', { name: /^Bestätigen/ }));
  await card.waitFor({ state: 'detached' });
  await cardOn(other, 'kitchen', order.ticket);
});

test('F8 with the printer unplugged the order is safe, the board says why, and it prints when the printer is back', async () => {
  // The slips of the previous tests have been printed: the unplugged printer is idle.
  const before = await placeByApi(stage);
  await stepByApi(stage, before, 'confirm');
  await slipsOf(stage, before.uid);
  await stage.printer.unplug();
  const order = await placeByApi(stage);
  const card = await cardOn(staff, 'new', order.ticket);
  await staff.press(card.getByRole('button', { name: /^Bestätigen/ }));
  const waiting = await cardOn(staff, 'kitchen', order.ticket);
  // The order need not be opened for that.
  await waiting.getByText('Küchenbon wartet: Drucker nicht erreichbar (Theke)').waitFor();
  const detail = await openDetail(staff, 'kitchen', order.ticket);
  try {
    await detail.getByText('Wartet: Drucker nicht erreichbar').first().waitFor();
  } finally {
    await stage.printer.plugIn();
  }
  const slips = await slipsOf(stage, order.uid);
  expect(slips.receipt.join(' ')).toContain(order.uid);
  await detail.getByText('Gedruckt (Theke)').nth(1).waitFor();
  await closeDetail(staff, order.ticket);
  // Each slip was printed once.
  const printed = stage.printer.receipts.filter(({ text }) => text.includes(order.uid));
  expect(printed.length).toBe(2);
});

test('a deliberate reprint is marked DUPLIKAT', async () => {
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  await slipsOf(stage, order.uid);
  const detail = await openDetail(staff, 'kitchen', order.ticket);
  await staff.press(detail.getByRole('button', { name: 'Beleg erneut' }));
  const again = await waitFor(() =>
    stage.printer.receipts.find(({ text }) => text.includes(order.uid) && text.includes('DUPLIKAT')),
  );
  expect(again.text).toContain('Gesamt');
  await closeDetail(staff, order.ticket);
});

test('losing the server is announced at once, and the board catches up when it is back', async () => {
  await staff.context.setOffline(true);
  staff.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const order = await placeByApi(stage);
  await staff.context.setOffline(false);
  await cardOn(staff, 'new', order.ticket);
  await stepByApi(stage, order, 'reject', {});
});

test('the history finds an order, each value below its heading', async () => {
  const order = await placeByApi(stage, { lastName: 'Wiederfinder' });
  const { page } = staff;
  const areas = page.getByRole('navigation', { name: 'Bereiche', exact: true });
  await staff.press(areas.getByRole('link', { name: 'Verlauf' }));
  await page.getByPlaceholder('Nummer, Name, Telefon …').fill('Wiederfinder');
  const row = page.getByRole('row').filter({ hasText: 'Berta Wiederfinder' });
  await row.waitFor();
  const heads = await page.getByRole('columnheader').allTextContents();
  const cells = await row.locator('th, td').allTextContents();
  expect(cells.length).toBe(heads.length);
  expect(cells[heads.indexOf('Kunde')]).toBe('Berta Wiederfinder');
  expect(cells[heads.indexOf('Status')]).toBe('Wartet auf Bestätigung');
  expect(cells[heads.indexOf('Betrag')]).toMatch(/^9,30\s€$/);
  await staff.press(areas.getByRole('link', { name: /^Bestellungen/ }));
  await stepByApi(stage, order, 'reject');
});
