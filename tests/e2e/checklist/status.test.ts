import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { inHours, type PlacedOrder, placeByApi, placeDelivery, stepByApi } from '../by-api.ts';
import { CONFIRMED, lookAgain, sectionOf, shownText } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor, VisitorOptions } from '../visitor.ts';
import { lostOn, ZOOMED } from '../zoomed.ts';

/** What a customer may rely on at /status/{uid}/{hash}: one test per promise. */

let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function customerOf(order: PlacedOrder, options: VisitorOptions = {}): Promise<Visitor> {
  const customer = await stage.open('phone', options);
  await customer.visit(order.path);
  await customer.page.getByRole('heading', { level: 1 }).waitFor();
  return customer;
}

function text({ page }: Visitor): Promise<string> {
  return shownText(page.getByRole('main'));
}

/** The steps of the timeline; the current one in brackets. */
async function timeline({ page }: Visitor): Promise<string> {
  const steps = await page
    .getByRole('list', { name: 'Bestellverlauf' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const name = (item.textContent ?? '').replace(/,[^,]*$/, '');
        return item.getAttribute('aria-current') ? `[${name}]` : name;
      }),
    );
  return steps.join(', ');
}

/** Sends a command as the counter, and lets the customer's page refetch. */
async function step(
  order: PlacedOrder,
  customer: Visitor,
  command: Parameters<typeof stepByApi>[2],
  words: string | RegExp,
  body: object = {},
): Promise<void> {
  await stepByApi(stage, order, command, body);
  await lookAgain(customer);
  await customer.page.getByText(words).first().waitFor();
}

describe('Status screen', () => {
  test('thank-you headline, ticket or order number; order number, payment, delivery type, status; branch contact with phone link', async () => {
    const order = await placeByApi(stage);
    const customer = await customerOf(order);
    const { page } = customer;
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Vielen Dank für Ihre Bestellung!',
    );
    expect(await text(customer)).toContain(`Ticketnummer ${order.ticket}`);
    const details = await shownText(sectionOf(customer, 'Details'));
    expect(details).toContain(`Bestellnummer ${order.uid} Status Wartet auf Bestätigung Lieferart Abholung`);
    expect(details).toContain('Zahlung Barzahlung');
    const call = sectionOf(customer, 'Kontakt').getByRole('link', { name: '+43 2999 555010' });
    expect(await call.getAttribute('href')).toBe('tel:+432999555010');
    await admin.change('/config', { disableTickets: true });
    await customer.visit(order.path);
    await page.getByText('Ticketnummer').waitFor({ state: 'detached' });
    expect(await shownText(page.getByRole('main').locator('header'))).toContain(`Bestellnummer ${order.uid}`);
    await admin.change('/config', { disableTickets: false });
  });

  test('reached only through the combination of order uid and hash', async () => {
    const order = await placeByApi(stage);
    const customer = await stage.open('phone');
    customer.allow(/404/);
    await customer.visit(`/status/${order.uid}/${'0'.repeat(order.hash.length)}`);
    await customer.page.getByText('Leider wurde die angeforderte Seite nicht gefunden.').waitFor();
    await customer.page.getByRole('heading', { name: 'Bestellung nicht gefunden' }).waitFor();
    expect(await text(customer)).not.toContain('Not Found');
  });
});

describe('Order status', () => {
  test('awaiting confirmation, confirmed, being prepared, ready for pickup, completed; then the questionnaire', async () => {
    const order = await placeByApi(stage);
    const customer = await customerOf(order);
    const { page } = customer;
    await page.getByText('Ihre Bestellung ist bei uns eingegangen und wartet auf Bestätigung.').waitFor();
    expect(await timeline(customer)).toBe(
      '[Wartet auf Bestätigung], Bestätigt, Wird zubereitet, Bereit zur Abholung, Abgeschlossen',
    );
    await step(order, customer, 'confirm', CONFIRMED);
    expect(await timeline(customer)).toMatch(
      /Bestätigung, \[Für .+ eingeplant\], Wird zubereitet, Bereit zur Abholung/,
    );
    await step(order, customer, 'in-delivery', 'Ihre Bestellung ist zur Abholung bereit.');
    expect(await timeline(customer)).toContain('[Bereit zur Abholung], Abgeschlossen');
    expect(await page.getByRole('radio').count(), 'rated when it is completed').toBe(0);
    await step(order, customer, 'completed', 'Ihre Bestellung ist abgeschlossen.');

    const send = page.getByRole('button', { name: 'Bewertung senden' });
    const comment = page.getByLabel('Möchten Sie uns noch etwas sagen?');
    for (const criterion of ['Bestellvorgang', 'Service', 'Qualität der Speisen', 'Gesamteindruck']) {
      expect([await send.count(), await comment.count()], 'only after all four').toEqual([0, 0]);
      const stars = page.getByRole('group', { name: criterion }).getByRole('radio');
      expect(await stars.count()).toBe(5);
      await customer.press(stars.nth(3));
    }
    expect(await comment.getAttribute('rows'), 'rows').toBe('4');
    await comment.fill('Großartig!');
    customer.allow(/500/);
    await page.route('**/questionnaire', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await customer.press(send);
    await page.getByText('Bewertung konnte nicht gesendet werden').waitFor();
    await customer.press(send);
    await page.getByText('Vielen Dank für Ihre Bewertung!').waitFor();
    await customer.visit(order.path);
    await page.getByText('Ihre Bestellung ist abgeschlossen.').waitFor();
    await page.getByText('Vielen Dank für Ihre Bewertung!').waitFor();
    await page.getByRole('img', { name: '4 von 5 Sternen' }).waitFor();
    expect(await page.getByRole('radio').count(), 'once').toBe(0);
  });

  test('in delivery means out for delivery; delivered (delivery only); completed', async () => {
    const order = await placeDelivery(stage);
    await stepByApi(stage, order, 'confirm');
    const customer = await customerOf(order);
    expect(await timeline(customer)).toMatch(
      /^Wartet auf Bestätigung, \[Für .+ eingeplant\], Wird zubereitet, Wird zugestellt, Zugestellt, Abgeschlossen$/,
    );
    await step(order, customer, 'in-delivery', 'Ihre Bestellung ist unterwegs zu Ihnen.');
    expect(await timeline(customer)).toContain('[Wird zugestellt], Zugestellt');
    await step(order, customer, 'completed', 'Ihre Bestellung wurde zugestellt.');
  });

  test('rejected or cancelled: headline "Bestellung storniert" with the optional rejection message', async () => {
    const order = await placeByApi(stage);
    const customer = await customerOf(order);
    const { page } = customer;
    const words = 'Leider ist der Ofen kaputt – morgen gerne wieder!';
    await step(order, customer, 'reject', words, { rejectionMessage: words });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Bestellung storniert');
    expect(await page.getByRole('list', { name: 'Bestellverlauf' }).count()).toBe(0);
    const other = await placeByApi(stage);
    await stepByApi(stage, other, 'confirm');
    await customer.visit(other.path);
    await step(other, customer, 'cancel', 'Bestellung storniert', { reason: 'Nicht mehr lieferbar' });
    expect(await text(customer), 'the reason stays with the team').not.toContain('Nicht mehr lieferbar');
  });

  test('an online payment shows awaiting payment, then paid, or refunded', async () => {
    const order = await placeByApi(stage);
    const customer = await stage.open('phone');
    const { page } = customer;
    let facts: object = {};
    await page.route('**/api/orders/public/*/*', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      await route.fulfill({
        response: answer,
        json: { data: { ...data, paymentMethod: 'mollie', ...facts } },
      });
    });
    await customer.visit(order.path);
    await page.getByText('Onlinezahlung · Zahlung ausstehend').first().waitFor();
    await page.getByText('Wir warten auf die Bestätigung Ihrer Zahlung.').waitFor();
    const balance = { paid: 9.8, refunded: 0, refunding: 0, due: 0, surplus: 0 };
    facts = { balance };
    await lookAgain(customer);
    await page.getByText('Onlinezahlung · Bezahlt').first().waitFor();
    facts = { balance: { ...balance, paid: 8, due: 1.8 } };
    await lookAgain(customer);
    const money = sectionOf(customer, 'Zahlung und Rückerstattung');
    await money.getByText('Den Rest bezahlen Sie bei Abholung.').waitFor();
    expect(await shownText(money)).toContain('Bezahlt 8,00 € Noch zu bezahlen 1,80 €');
    facts = { balance: { ...balance, refunding: 2.5, refunded: 1 } };
    await lookAgain(customer);
    await money.getByText('Rückerstattung läuft').waitFor();
    facts = { balance: { ...balance, refunded: 9.8 }, state: 'canceled', isCanceled: true };
    await lookAgain(customer);
    await page.getByText('Onlinezahlung · Rückerstattet').first().waitFor();
  });

  test('polls the order every 10 seconds and stops when it is over', async () => {
    const order = await placeByApi(stage);
    const customer = await stage.open('phone', { hasOwnTime: true });
    const { page } = customer;
    const { clock } = customer.context;
    let looks = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/orders/public/')) looks += 1;
    });
    await customer.visit(order.path);
    await page.getByText('wartet auf Bestätigung').first().waitFor();
    await clock.pauseAt(Date.now() + 60_000);
    await expect.poll(() => looks).toBeGreaterThan(1);
    const before = looks;
    // The page has processed the response, too, once a later one has arrived.
    await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
    await clock.runFor(9_000);
    expect(looks, 'not before').toBe(before);
    await stepByApi(stage, order, 'reject');
    await clock.runFor(1_500);
    await page.getByRole('heading', { level: 1, name: 'Bestellung storniert' }).waitFor();
    const last = looks;
    await clock.runFor(60_000);
    expect(looks, 'never again').toBe(last);
  });

  test('counter-appointment: the customer accepts, or rejects and the order is cancelled; failures are reported', async () => {
    const order = await placeByApi(stage);
    const customer = await customerOf(order);
    const { page } = customer;
    await step(order, customer, 'confirm', 'Neuer Terminvorschlag', { counterAppointment: inHours(50) });
    customer.allow(/500/);
    await page.route('**/confirm-counter-appointment', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 1,
    });
    await customer.press(page.getByRole('button', { name: 'Termin annehmen' }));
    await page.getByText('Bestätigung konnte nicht versendet werden').waitFor();
    await customer.press(page.getByRole('button', { name: 'Termin annehmen' }));
    await page.getByText(CONFIRMED).waitFor();
    expect(await timeline(customer)).toMatch(/Bestätigung, \[Für \S+ eingeplant\], Wird zubereitet/);
    const other = await placeByApi(stage);
    await stepByApi(stage, other, 'confirm', { counterAppointment: inHours(50) });
    await customer.visit(other.path);
    await customer.press(page.getByRole('button', { name: 'Termin ablehnen' }));
    await page.getByText('Wenn Sie ablehnen, wird Ihre Bestellung storniert.').waitFor();
    await customer.press(page.getByRole('button', { name: 'Bestellung stornieren' }));
    await page.getByRole('heading', { level: 1, name: 'Bestellung storniert' }).waitFor();
  });
});

test('the status page loses nothing at 400 % zoom', async () => {
  const order = await placeDelivery(stage, { comment: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' });
  await stepByApi(stage, order, 'confirm', { counterAppointment: inHours(50) });
  const customer = await stage.open('desktop', { isStill: true });
  const { page } = customer;
  await page.setViewportSize(ZOOMED);
  await customer.visit(order.path);
  await page.getByText('Neuer Terminvorschlag').waitFor();
  const lost = await lostOn(page, 'status');
  await customer.press(page.getByRole('button', { name: 'Termin annehmen' }));
  await page.getByText(CONFIRMED).waitFor();
  await stepByApi(stage, order, 'completed');
  await lookAgain(customer);
  for (const criterion of ['Bestellvorgang', 'Service', 'Qualität der Speisen', 'Gesamteindruck']) {
    await customer.press(page.getByRole('group', { name: criterion }).getByRole('radio').first());
  }
  lost.push(...(await lostOn(page, 'questionnaire')));
  expect(lost).toEqual([]);
});
