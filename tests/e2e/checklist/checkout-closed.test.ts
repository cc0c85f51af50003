import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { sectionOf, shownText } from '../customer.ts';
import { giveCart } from '../filled-cart.ts';
import { SUNDAY_MORNING, SUNDAY_NIGHT, startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Device, type Visitor } from '../visitor.ts';

/** What guests see while a branch takes no orders, or none for now: one test per promise. */

const STORE = '/store/hauptplatz';
const CLOSED = 'Derzeit haben wir leider geschlossen.';
let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
  await admin.change('/branches/1', { closedMessage: '' });
});
afterEach(async () => {
  await admin.change('/branches/1', { isPreorderEnabled: true, orderableFrom: null });
  await stage.settle();
});
afterAll(() => stage.stop());

async function guestAt(moment: string, device: Device, service?: 'delivery'): Promise<Visitor> {
  const guest = await stage.at(moment, device);
  await giveCart(guest, stage.url, {
    items: { Topfengolatsche: 2 },
    ...(service ? { service, draft: { deliveryArea: 'Kurklinik Marienau' } } : {}),
  });
  return guest;
}

function mainText({ page }: Visitor): Promise<string> {
  return shownText(page.getByRole('main'));
}

/** The open cart: beside the menu on the desktop, a sheet on the phone. */
async function openCart(guest: Visitor) {
  const { page, device } = guest;
  if (device === 'desktop') return page.getByRole('region', { name: 'Ihr Warenkorb' });
  await guest.press(page.getByRole('button', { name: /Warenkorb ansehen/ }));
  return page.getByRole('dialog', { name: 'Warenkorb' });
}

describe('closed, without preorders', () => {
  test.each(BOTH)('it says so above the cart button, which leads nowhere (%s)', async (device) => {
    await admin.change('/branches/1', { isPreorderEnabled: false });
    const guest = await guestAt(SUNDAY_NIGHT, device);
    await guest.visit(STORE);
    const cart = await openCart(guest);
    const reason = cart.getByText(CLOSED);
    await reason.waitFor();
    await cart.getByText('Wir sind wieder für Sie da: morgen um 07:00 Uhr').waitFor();
    const button = cart.getByRole('button', { name: 'Bestellung abschließen' });
    expect(await button.isDisabled()).toBe(true);
    const [above, below] = [await reason.boundingBox(), await button.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect((below?.y ?? 0) - (above?.y ?? 0), 'right at the button').toBeLessThan(120);
    expect(await axeFindings(guest.page, `closed cart ${device}`)).toEqual([]);
  });

  test.each(BOTH)('checkout shows no form (%s)', async (device) => {
    await admin.change('/branches/1', { isPreorderEnabled: false });
    const guest = await guestAt(SUNDAY_NIGHT, device);
    const { page } = guest;
    await guest.visit(`${STORE}/checkout`);
    await page.getByText(CLOSED).waitFor();
    for (const title of ['Lieferart', 'Kontaktdaten', 'Termin', 'Zahlungsart', 'Einverständnis'])
      expect(await sectionOf(guest, title).count(), title).toBe(0);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    expect(await page.getByText(CLOSED).count(), 'said once').toBe(1);
    await page.getByRole('link', { name: 'Zurück', exact: true }).waitFor();
    expect(await axeFindings(page, `closed checkout ${device}`)).toEqual([]);
  });

  test('another service that takes orders can still be chosen', async () => {
    await admin.change('/branches/1', { isPreorderEnabled: false });
    const guest = await guestAt(SUNDAY_MORNING, 'desktop', 'delivery');
    const { page } = guest;
    await guest.visit(STORE);
    const cart = await openCart(guest);
    await cart.getByText('Derzeit bieten wir leider keine Lieferung an.').waitFor();
    await guest.press(cart.getByRole('link', { name: 'Bestellung abschließen' }));
    await sectionOf(guest, 'Lieferart').waitFor();
    expect(await sectionOf(guest, 'Kontaktdaten').count()).toBe(0);
    await guest.press(sectionOf(guest, 'Lieferart').locator('label').filter({ hasText: 'Abholung' }));
    await sectionOf(guest, 'Kontaktdaten').waitFor();
    await page.getByRole('button', { name: /^Bestellung abschicken/ }).waitFor();
  });
});

describe('closed, with preorders', () => {
  test('"Jetzt vorbestellen – frühestens morgen 07:00"; "geschlossen" is said at most once', async () => {
    const guest = await guestAt(SUNDAY_NIGHT, 'phone');
    await guest.visit(STORE);
    const text = await mainText(guest);
    expect(text).toContain('Jetzt vorbestellen – frühestens morgen 07:00');
    expect(text.match(/geschlossen/gi)?.length).toBe(1);
    await guest.visit(`${STORE}/checkout`);
    await sectionOf(guest, 'Termin').waitFor();
    expect((await mainText(guest)).match(/geschlossen/gi)?.length).toBe(1);
    await guest.visit('/');
    const card = guest.page.getByRole('article').filter({ hasText: 'Wiesenknopf am Hauptplatz' });
    expect((await shownText(card)).match(/geschlossen/gi)?.length).toBe(1);
    await card.getByText('Abholung vorbestellen').waitFor();
  });
});

describe('paused', () => {
  test('is called paused: in the strip, the hero, the banner and checkout', async () => {
    await admin.change('/branches/1', { orderableFrom: '2026-11-24T12:30:00+01:00' });
    const guest = await guestAt(TUESDAY_NOON, 'phone');
    await guest.visit(STORE);
    const text = await mainText(guest);
    expect(text).toContain('Bestellpause bis 12:30 Uhr');
    expect(text).toContain('Wir nehmen gerade keine Bestellungen an.');
    expect(text).toContain('Weiter geht es heute um 12:30 Uhr.');
    expect(text).not.toMatch(/geschlossen|Geöffnet/i);
    const services = guest.page.getByRole('group', { name: 'Art der Bestellung' });
    expect(await shownText(services)).toContain('Abholung ab 12:30');
    const strip = guest.page.getByRole('complementary', { name: 'Status und Personal' });
    expect(await shownText(strip)).toContain('Bestellpause bis 12:30');
    await guest.visit(`${STORE}/checkout`);
    await guest.page.getByText('Wir nehmen gerade keine Bestellungen an.').waitFor();
    expect(await mainText(guest)).not.toMatch(/geschlossen/i);
    expect(await axeFindings(guest.page, 'paused checkout')).toEqual([]);
  });

  test('a branch that opens on a date names the date', async () => {
    await admin.change('/branches/1', { orderableFrom: '2026-12-05T08:00:00+01:00' });
    const guest = await guestAt(TUESDAY_NOON, 'phone');
    await guest.visit(STORE);
    expect(await mainText(guest)).toContain('Bestellungen nehmen wir ab 05.12.2026, 08:00 Uhr entgegen.');
    expect(await mainText(guest)).not.toContain('pause');
  });
});

test('"Geöffnet bis" names the day when it is not today', async () => {
  const hours = [{ type: 'daily', date: null, isClosed: false, from: '11:00', to: '02:00' }];
  await admin.change('/branches/1', { openingHours: hours });
  const guest = await guestAt(TUESDAY_NOON, 'desktop');
  await guest.visit(STORE);
  expect(await mainText(guest)).toContain('Geöffnet bis morgen 02:00 Uhr');
  const strip = guest.page.getByRole('complementary', { name: 'Status und Personal' });
  expect(await shownText(strip)).toContain('Geöffnet bis morgen 02:00');
});
