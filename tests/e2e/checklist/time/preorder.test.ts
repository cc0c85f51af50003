import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { sectionOf, shownText } from '#tests/e2e/customer.ts';
import { ANSWERED, giveCart } from '#tests/e2e/filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '#tests/e2e/told-time.ts';
import { BOTH, type Visitor } from '#tests/e2e/visitor.ts';

/** What is sold only at certain times: looked at on any day, and ordered for its own. */

const STORE = '/store/hauptplatz';
const CAKE = 'Topfengolatsche';
const BREAKFAST = 'Frühstück';
const MUESLI = 'Knuspermüsli mit Joghurt';
let stage: ToldStage;
let admin: Admin;

beforeAll(async () => {
  stage = await startToldStage();
  admin = await signInByApi(stage.url);
});
afterEach(async () => {
  await admin.change('/branches/1', { isPreorderEnabled: true });
  await stage.settle();
});
afterAll(() => stage.stop());

/** A product of the breakfast, which ends at 11:30. */
async function openBreakfast(guest: Visitor) {
  const { page } = guest;
  const card = page
    .getByRole('region', { name: BREAKFAST, exact: true })
    .getByRole('article')
    .filter({ hasText: MUESLI });
  const title = card.getByRole('heading', { level: 3 }).getByRole('button');
  expect(await title.isDisabled(), 'shown disabled').toBe(true);
  await guest.press(card.getByRole('button', { name: 'Wann es das gibt' }));
  const dialog = page.getByRole('dialog', { name: MUESLI });
  await dialog.waitFor();
  return dialog;
}

describe('what is sold at other times', () => {
  test.each(BOTH)('opens its details, says when, and is ordered for then (%s)', async (device) => {
    const guest = await stage.at(TUESDAY_NOON, device);
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { [CAKE]: 1 }, draft: ANSWERED });
    await guest.visit(STORE);
    const dialog = await openBreakfast(guest);
    const text = await shownText(dialog);
    expect(text).toContain('Derzeit nicht verfügbar');
    expect(text).toContain('Frühstück: täglich 07:00–11:30');
    expect(text).toContain('Sie können es vorbestellen, frühestens für morgen 07:00 Uhr.');
    expect(text).toContain('Allergene');
    expect(await axeFindings(page, 'sold at other times')).toEqual([]);
    await guest.press(dialog.getByRole('button', { name: /In den Warenkorb/ }));
    const cart =
      device === 'phone'
        ? page.getByRole('dialog', { name: 'Warenkorb' })
        : page.getByRole('region', { name: 'Ihr Warenkorb' });
    const line = cart.getByRole('listitem').filter({ hasText: MUESLI });
    await line.getByText('Derzeit nicht verfügbar, nur zu einem anderen Termin').waitFor();
    await cart.getByText('frühestens morgen 07:00').waitFor();
    await guest.visit(`${STORE}/checkout`);
    const when = sectionOf(guest, 'Termin');
    await when.getByText('Frühester Termin: morgen um 07:00 Uhr.').waitFor();
    expect(await when.getByText('So bald wie möglich').count()).toBe(0);
  });

  test('the card itself opens it for a finger', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    await guest.visit(STORE);
    const button = guest.page.getByRole('button', { name: 'Montagsmenü: Faschierte Laibchen' });
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await guest.press(button);
    const dialog = guest.page.getByRole('dialog', { name: 'Montagsmenü: Faschierte Laibchen' });
    await dialog.getByText('Dieses Produkt: Mo 11:00–14:30').waitFor();
  });

  test('where no time is left it says so, and is not sold', async () => {
    await admin.change('/branches/1', { isPreorderEnabled: false });
    const guest = await stage.at('2026-11-22T22:00:00+01:00', 'phone');
    await guest.visit(STORE);
    const dialog = await openBreakfast(guest);
    await dialog.getByText(/Vorbestellungen nehmen wir nicht an/).waitFor();
    expect(await dialog.getByRole('button', { name: /In den Warenkorb/ }).isDisabled()).toBe(true);
  });

  test('a time that a line does not fit is said at the line; in checkout the next one is a tap away', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = guest;
    await giveCart(guest, stage.url, {
      items: { [CAKE]: 1 },
      draft: { ...ANSWERED, appointmentDate: '2026-11-24T11:00:00.000Z' },
    });
    await guest.visit(`${STORE}/checkout`);
    const when = sectionOf(guest, 'Termin');
    await guest.press(when.getByRole('button', { name: 'Stattdessen heute 12:05' }));
    await when.getByText('12:05 Uhr').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('checkout-appointmentDate');
  });
});
