import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { sectionOf, shownText } from '#tests/e2e/customer.ts';
import { ANSWERED, giveCart } from '#tests/e2e/filled-cart.ts';
import { SUNDAY_NIGHT, startToldStage, type ToldStage, TUESDAY_NOON } from '#tests/e2e/told-time.ts';
import { BOTH, type Visitor } from '#tests/e2e/visitor.ts';

/** When and how a guest gets the order: the same on every screen, and changed on any. */

const STORE = '/store/hauptplatz';
let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
});
afterEach(async () => {
  await admin.change('/branches/1', { isPreorderEnabled: true, orderableFrom: null });
  await stage.settle();
});
afterAll(() => stage.stop());

/** The line of the hero or, within an open dialog, of the cart. */
function line({ page }: Visitor) {
  return page
    .getByRole('main')
    .getByRole('button', { name: /ändern$/ })
    .first();
}

async function openChoice(guest: Visitor) {
  await guest.press(line(guest));
  const dialog = guest.page.getByRole('dialog', { name: 'Wie und wann?' });
  await dialog.waitFor();
  return dialog;
}

describe('the earliest time', () => {
  test.each(BOTH)('chosen once, it is the same in hero, cart and checkout (%s)', async (device) => {
    const guest = await stage.at(TUESDAY_NOON, device);
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Topfengolatsche: 2 }, draft: ANSWERED });
    await guest.visit('/');
    expect(await shownText(page.getByRole('article').filter({ hasText: 'am Hauptplatz' }))).toContain(
      'Lieferung heute 12:05',
    );
    await guest.visit(STORE);
    const before = await line(guest).boundingBox();
    expect(await shownText(line(guest))).toBe('Abholung · frühestens 12:05 · ändern');
    const dialog = await openChoice(guest);
    await guest.press(dialog.locator('label').filter({ hasText: 'Lieferung' }));
    await guest.press(dialog.getByText('Zu einem Termin'));
    expect(await axeFindings(page, 'how and when')).toEqual([]);
    await guest.press(dialog.getByRole('button', { name: 'Mittwoch, 25. November 2026' }));
    await guest.press(dialog.getByRole('button', { name: '14:30', exact: true }));
    await guest.press(dialog.getByRole('button', { name: 'Übernehmen' }));
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => shownText(line(guest))).toBe('Lieferung · morgen 14:30 · ändern');
    expect((await line(guest).boundingBox())?.y, 'nothing moves').toBe(before?.y);
    expect(await line(guest).evaluate((element) => element === document.activeElement)).toBe(true);
    if (device === 'phone') {
      const bar = page.getByRole('button', { name: /Warenkorb ansehen/ });
      expect(await shownText(bar)).toContain('Lieferung · morgen 14:30');
      await guest.press(bar);
      await page.getByRole('dialog', { name: 'Warenkorb' }).getByText('morgen 14:30').waitFor();
    } else {
      await page.getByRole('region', { name: 'Ihr Warenkorb' }).getByText('morgen 14:30').waitFor();
    }
    await guest.visit(`${STORE}/checkout`);
    const when = sectionOf(guest, 'Termin');
    await when.getByText('14:30 Uhr').waitFor();
    expect(await shownText(when)).toContain('Mi., 25.11.2026');
    expect(await sectionOf(guest, 'Lieferart').getByRole('radio', { name: 'Lieferung' }).isChecked()).toBe(
      true,
    );
  });

  test.each([
    ['phone', ['Abholung ab 12:05', 'Lieferung ab 12:05', 'Vor Ort sofort']],
    ['desktop', ['Abholung frühestens 12:05', 'Lieferung frühestens 12:05', 'Vor Ort sofort']],
  ] as const)('stands at each service above the menu, and fits on the %s', async (device, times) => {
    const guest = await stage.at(TUESDAY_NOON, device);
    await guest.visit(STORE);
    const services = guest.page.getByRole('group', { name: 'Art der Bestellung' });
    const labels = services.locator('label');
    expect(await Promise.all((await labels.all()).map(shownText))).toEqual(times);
    const closed = await stage.at(SUNDAY_NIGHT, device);
    await closed.visit(STORE);
    const cards = closed.page.getByRole('group', { name: 'Art der Bestellung' }).locator('label');
    expect(await shownText(cards.first())).toMatch(/^Abholung (ab|frühestens) morgen 07:00$/);
    for (const card of await cards.all())
      expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('counts what is in the cart, as the line above does', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    await giveCart(guest, stage.url, { items: { 'Knuspermüsli mit Joghurt': 1 } });
    await guest.visit(STORE);
    await expect.poll(() => shownText(line(guest))).toBe('Abholung · frühestens morgen 07:00 · ändern');
    const services = guest.page.getByRole('group', { name: 'Art der Bestellung' });
    expect(await shownText(services.locator('label').first())).toBe('Abholung ab morgen 07:00');
  });

  test('by keyboard; Escape changes nothing', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'desktop');
    const { page } = guest;
    await guest.visit(STORE);
    await line(guest).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Wie und wann?' });
    await dialog.getByRole('radio', { name: /Abholung/ }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await dialog.getByRole('radio', { name: /Lieferung/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await shownText(line(guest))).toBe('Abholung · frühestens 12:05 · ändern');
    expect(await line(guest).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a chosen time that has passed says so where it stands, and offers the next', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    await giveCart(guest, stage.url, {
      items: { Topfengolatsche: 2 },
      draft: { ...ANSWERED, appointmentDate: '2026-11-24T11:00:00.000Z' },
    });
    await guest.visit(STORE);
    expect(await shownText(line(guest))).toBe('Abholung · heute 12:00 ist nicht mehr möglich · ändern');
    const dialog = await openChoice(guest);
    await dialog.getByText('heute 12:05 Uhr').waitFor();
    await guest.press(dialog.getByRole('button', { name: 'Übernehmen' }));
    await expect.poll(() => shownText(line(guest))).toBe('Abholung · heute 12:05 · ändern');
  });

  test('closed: for the next opening; without preorders there is nothing to change', async () => {
    const guest = await stage.at(SUNDAY_NIGHT, 'phone');
    await guest.visit(STORE);
    expect(await shownText(line(guest))).toBe('Abholung · frühestens morgen 07:00 · ändern');
    await admin.change('/branches/1', { isPreorderEnabled: false });
    await guest.visit(STORE);
    expect(await shownText(guest.page.getByRole('main'))).toContain('Abholung · wieder ab morgen 07:00');
    expect(await line(guest).count()).toBe(0);
  });

  test('at the table: its number, and at once', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    await guest.visit(`${STORE}?table=4`);
    await expect.poll(() => shownText(line(guest))).toBe('Tisch 4 · sofort · ändern');
  });
});
