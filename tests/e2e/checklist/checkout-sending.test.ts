import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SUBMIT, shownText, submitOrder } from '../customer.ts';
import { ADDRESS, ANSWERED, giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import type { Device, Visitor } from '../visitor.ts';

/** What happens when an order is sent: one test per promise. */

const CHECKOUT = '/store/hauptplatz/checkout';
let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A customer who only needs to press the button. */
async function readyGuest(device: Device, isDelivery = false): Promise<Visitor> {
  const visitor = await stage.at(TUESDAY_NOON, device);
  await giveCart(visitor, stage.url, {
    items: { Schnitzelsemmel: 3 },
    draft: { ...ANSWERED, ...(isDelivery ? ADDRESS : {}) },
    ...(isDelivery ? { service: 'delivery' as const } : {}),
  });
  await visitor.visit(CHECKOUT);
  return visitor;
}

function submitButton({ page }: Visitor) {
  return page.getByRole('button', { name: SUBMIT });
}

describe('Checkout: the order is sent', () => {
  test('2. and 3. "Verarbeiten..." meanwhile; then the cart is cleared and the user goes to /status/{uid}/{hash}', async () => {
    const guest = await readyGuest('phone');
    const { page } = guest;
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/orders', async (route) => {
      await isAsked;
      await route.continue();
    });
    await guest.press(submitButton(guest));
    const busy = page.getByRole('button', { name: 'Verarbeiten...' });
    await busy.waitFor();
    expect(await busy.getAttribute('aria-disabled')).toBe('true');
    answer();
    await page.waitForURL(/\/status\/[^/]+\/[^/]+$/);
    await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
    await guest.visit('/store/hauptplatz');
    expect(await page.locator('#cart-toggle').isDisabled(), 'the cart is empty').toBe(true);
  });

  test('6. a failed online payment returns to checkout/error, with its message and the cart as it was', async () => {
    const guest = await readyGuest('phone');
    const { page } = guest;
    const words =
      'Leider ist Ihre Zahlung fehlgeschlagen. Bitte überprüfen Sie Ihre Daten und versuchen Sie es erneut.';
    await guest.visit(`${CHECKOUT}/error`);
    await page.getByRole('alert').getByText(words).waitFor();
    expect(await page.title()).toMatch(/^Bestellvorgang - /);
    expect(await submitButton(guest).count()).toBe(1);
    const other = await stage.at(TUESDAY_NOON, 'phone');
    await other.visit(`${CHECKOUT}/error`);
    await other.page.getByText(words).waitFor();
  });

  test('a double click orders once, and so does a retry after a lost response', async () => {
    const guest = await readyGuest('desktop');
    const { page } = guest;
    guest.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load resource/);
    const answers: string[] = [];
    // The first response gets lost.
    await page.route('**/api/orders', async (route) => {
      const answer = await route.fetch();
      answers.push(((await answer.json()) as { data: { uid: string } }).data.uid);
      await (answers.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    });
    await submitButton(guest).dblclick();
    await page.getByRole('alert').getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
    expect(answers.length).toBe(1);
    await submitOrder(guest);
    expect(answers.length).toBe(2);
    expect(new Set(answers).size, 'both answers are the same order').toBe(1);
  });

  test('a price that changed in the meantime is shown before anything is ordered', async () => {
    const guest = await readyGuest('desktop');
    const { page } = guest;
    guest.allow(/409/);
    // The page has stale prices: once, it sends a total that no longer holds.
    await page.route(
      '**/api/orders',
      (route) => {
        const body = { ...(route.request().postDataJSON() as object), totalGross: 4.2 };
        return route.continue({ postData: JSON.stringify(body) });
      },
      { times: 1 },
    );
    await guest.press(submitButton(guest));
    await page.getByText('Preise haben sich geändert', { exact: true }).waitFor();
    expect(await page.getByText(/Der neue Gesamtbetrag ist/).textContent()).toMatch(/20,70\s€/);
    await submitOrder(guest);
  });
});

describe('Checkout: the order is refused', () => {
  test('every missing answer is listed, and marked at its field; a list entry leads there', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Schnitzelsemmel: 1 } });
    await guest.visit(CHECKOUT);
    await guest.press(submitButton(guest));
    const list = page.getByRole('alert');
    await list.getByText('Bitte überprüfen Sie Ihre Angaben.').waitFor();
    expect(await list.getByRole('listitem').allTextContents()).toEqual([
      'Bitte füllen Sie das Feld „Vorname“ aus.',
      'Bitte füllen Sie das Feld „Nachname“ aus.',
      'Bitte füllen Sie das Feld „E-Mail“ aus.',
      'Bitte füllen Sie das Feld „Telefon“ aus.',
      'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen.',
      'Bitte akzeptieren Sie die Datenschutzerklärung.',
    ]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await guest.press(list.getByRole('link', { name: /Nachname/ }));
    const lastName = page.getByLabel('Nachname *', { exact: true });
    expect(await lastName.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await lastName.getAttribute('aria-invalid')).toBe('true');
    await lastName.fill('Süß');
    expect(await list.getByText(/Nachname/).count(), 'what is mended leaves the list').toBe(0);
  });

  test('data.errors: messages listed at the top, the field highlighted by its name, the page scrolls up', async () => {
    const guest = await readyGuest('phone', true);
    const { page } = guest;
    guest.allow(/422|500/);
    const errors = [
      { message: 'Dorthin liefern wir leider nicht.', field: 'zipCode', code: 'invalid' },
      { message: 'Heute ist alles ein wenig anders.', code: 'other' },
    ];
    await page.route('**/api/orders', (route) => route.fulfill({ status: 422, json: { errors } }), {
      times: 1,
    });
    await guest.press(submitButton(guest));
    const list = page.getByRole('alert');
    await list.getByText('Heute ist alles ein wenig anders.').waitFor();
    expect(await list.getByRole('listitem').allTextContents()).toEqual(errors.map(({ message }) => message));
    const zipCode = page.getByLabel('PLZ *');
    expect(await zipCode.getAttribute('aria-invalid')).toBe('true');
    expect(await shownText(zipCode.locator('xpath=..'))).toContain('Dorthin liefern wir leider nicht.');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await guest.press(submitButton(guest));
    await list.getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
  });
});

test('an order by keyboard alone: from the branch page to the status page', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = visitor;
  const { keyboard } = page;
  await visitor.visit('/store/hauptplatz');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 150; presses += 1) {
      await keyboard.press('Tab');
      const label = await page.evaluate(() => {
        const element = document.activeElement;
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return (
          element?.getAttribute('aria-label') ??
          (labels.map((label) => label.textContent).join(' ') || element?.textContent) ??
          ''
        );
      });
      if (name.test(label)) return;
    }
    throw new Error(`the Tab key never reached ${name}`);
  };
  await tabTo(/^Torten & Mehlspeisen$/);
  await keyboard.press('Enter');
  await tabTo(/^Apfelstrudel$/);
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Apfelstrudel' }).waitFor();
  await tabTo(/^Vanillesauce/);
  await keyboard.press('Space');
  await tabTo(/^Mehr$/);
  await keyboard.press('Enter');
  await tabTo(/^In den Warenkorb/);
  await keyboard.press('Enter');
  await tabTo(/^Bestellung abschließen$/);
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
  for (const [field, text] of [
    [/^Vorname/, 'Karl'],
    [/^Nachname/, 'Tastner'],
    [/^E-Mail/, 'karl@example.com'],
    [/^Telefon/, '+43 660 7654321'],
  ] as const) {
    await tabTo(field);
    await keyboard.type(text);
  }
  await tabTo(/^So bald wie möglich/);
  await keyboard.press('ArrowDown');
  await tabTo(/^Datum/);
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Datum wählen' }).waitFor();
  await tabTo(/\d{4}/);
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await tabTo(/^Weiter$/);
  await keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Uhrzeit wählen' }).waitFor();
  await tabTo(/^Stunde$/);
  await keyboard.press('ArrowUp');
  await tabTo(/^Speichern$/);
  await keyboard.press('Enter');
  await tabTo(/Allgemeinen Geschäftsbedingungen/);
  await keyboard.press('Space');
  await tabTo(/Datenschutzerklärung.*\*/);
  await keyboard.press('Space');
  await tabTo(SUBMIT);
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung!' }).waitFor();
  expect(await shownText(page.getByRole('main'))).toContain('26.11.2026, 08:00 Uhr');
});
