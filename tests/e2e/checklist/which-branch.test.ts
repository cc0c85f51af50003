import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { accept, addSimple, addToCart, BERTA, enterContact, openProduct, submitOrder } from '../customer.ts';
import { giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** Nobody orders at the wrong branch without noticing: which branch leads, and where that is said. */

const SQUARE = 'Wiesenknopf am Hauptplatz';
const KAMP = 'Wiesenknopf am Kamp';
const AT_KAMP = { branch: 'unterlinden', items: { Handsemmel: 1 } };

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function guest(
  device: Visitor['device'],
  ...carts: Parameters<typeof giveCart>[2][]
): Promise<Visitor> {
  const visitor = await stage.at(TUESDAY_NOON, device);
  for (const cart of carts) await giveCart(visitor, stage.url, cart);
  return visitor;
}

describe('on pages that belong to no branch', () => {
  test.each(BOTH)('the one whose cart is filled leads, on the %s', async (device) => {
    const visitor = await guest(device, AT_KAMP);
    const { page } = visitor;
    await visitor.visit('/partyservice');
    await page.getByText(`Bestellung bei ${KAMP} · Abholung`).waitFor();
    const filter = page.locator('[data-section=productFilter]');
    await visitor.press(filter.getByRole('button', { name: 'Apfelstrudel' }));
    const dialog = page.getByRole('dialog', { name: 'Apfelstrudel' });
    await dialog.getByText(`${KAMP} · Abholung`).waitFor();
    expect(await axeFindings(page, `configurator on the ${device}`)).toEqual([]);
    await addToCart(visitor);
    await page.locator('#cart-toggle', { hasText: '2' }).waitFor();
    const panel =
      device === 'phone'
        ? page.getByRole('dialog', { name: 'Warenkorb' })
        : page.getByRole('region', { name: 'Warenkorb', exact: true });
    await panel.getByText(`${KAMP} · Abholung`).waitFor();
    if (device === 'desktop')
      await page.locator('[aria-live=polite]').getByText(`${KAMP} · Abholung`).first().waitFor();
  });

  test('the snacks and the shortcut lead there, too', async () => {
    const visitor = await guest('desktop', AT_KAMP);
    const { page } = visitor;
    await visitor.visit('/jausenkonfigurator');
    const create = page.getByRole('link', { name: 'Erstellen Jausensemmel nach Wunsch' });
    await expect.poll(() => create.getAttribute('href')).toMatch(/^\/store\/unterlinden\?produkt=/);
    const shortcut = page.getByRole('link', { name: 'Online Bestellen' }).last();
    await expect.poll(() => shortcut.getAttribute('href')).toBe('/store/unterlinden');
  });

  test('without a cart the one visited last leads, for new guests the first', async () => {
    const visitor = await guest('desktop');
    const { page } = visitor;
    await visitor.visit('/partyservice');
    await page.getByText(`Bestellung bei ${SQUARE} · Abholung`).waitFor();
    await visitor.visit('/store/unterlinden');
    await visitor.visit('/partyservice');
    await page.getByText(`Bestellung bei ${KAMP} · Abholung`).waitFor();
  });
});

test('the branch last ordered from leads, whichever was visited since; remembered, also in a new session', async () => {
  const visitor = await guest('phone');
  const { page, context } = visitor;
  await visitor.visit('/store/unterlinden');
  await addSimple(visitor, 'Handsemmel');
  await visitor.visit('/store/unterlinden/checkout');
  await enterContact(visitor, BERTA);
  await visitor.press(page.getByRole('checkbox', { name: 'Auf diesem Gerät merken' }));
  await accept(visitor);
  await submitOrder(visitor);
  await visitor.visit('/store/hauptplatz');
  await visitor.visit('/partyservice');
  await page.getByText(`Bestellung bei ${KAMP} · Abholung`).waitFor();
  const later = await context.newPage();
  await later.goto('/partyservice');
  await later.getByText(`Bestellung bei ${KAMP} · Abholung`).waitFor();
  await later.close();
  await visitor.visit('/');
  await visitor.press(page.getByRole('button', { name: 'Gemerkte Daten löschen' }));
  await visitor.visit('/partyservice');
  await page.getByText(`Bestellung bei ${SQUARE} · Abholung`).waitFor();
});

describe('at another branch than that of the cart', () => {
  test.each(BOTH)('a line says where it is and leads there, on the %s', async (device) => {
    const visitor = await guest(device, AT_KAMP);
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    const line = page
      .getByRole('link', { name: 'In Ihrem Warenkorb am Kamp liegt noch 1 Produkt' })
      .filter({ visible: true });
    await line.waitFor();
    expect(await axeFindings(page, `cart elsewhere on the ${device}`)).toEqual([]);
    await visitor.press(line);
    await page.waitForURL('**/store/unterlinden');
    await expect.poll(() => page.getByText('In Ihrem Warenkorb').count()).toBe(0);
  });

  test('the cart of this branch stays in front', async () => {
    const visitor = await guest('phone', AT_KAMP, { items: { Handsemmel: 2 } });
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await visitor.press(page.getByRole('button', { name: /Warenkorb ansehen/ }));
    const sheet = page.getByRole('dialog', { name: 'Warenkorb' });
    await sheet.getByText(`${SQUARE} · Abholung`).waitFor();
    await visitor.press(sheet.getByRole('link', { name: /In Ihrem Warenkorb am Kamp/ }));
    await page.waitForURL('**/store/unterlinden');
  });
});

test.each(BOTH)('the table of the QR code stands in hero and cart, on the %s', async (device) => {
  const visitor = await guest(device);
  const { page } = visitor;
  await visitor.visit('/store/hauptplatz?table=4');
  await page.getByRole('main').locator('section').first().getByText('Tisch 4', { exact: true }).waitFor();
  await openProduct(visitor, 'Handsemmel');
  await addToCart(visitor);
  const cart =
    device === 'phone'
      ? page.getByRole('dialog', { name: 'Warenkorb' })
      : page.getByRole('region', { name: 'Ihr Warenkorb' });
  await cart.getByText(`${SQUARE} · Vor Ort · Tisch 4`).waitFor();
});
