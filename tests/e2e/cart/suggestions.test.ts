import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { shownText } from '../customer.ts';
import { giveCart } from '../filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** What the shop offers to a cart: the owner's suggestions, and what is missing to a delivery. */

const STORE = '/store/hauptplatz';

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function cart({ page, device, press }: Visitor): Promise<Locator> {
  if (device === 'desktop') return page.locator('#warenkorb');
  await press(page.getByRole('button', { name: /Warenkorb ansehen/ }));
  return page.getByRole('dialog', { name: 'Warenkorb' });
}
const suggestions = (place: Locator) => place.getByRole('group', { name: 'Dazu passt' });
const chips = (place: Locator) => place.getByRole('button', { name: / in den Warenkorb / });

describe.each(BOTH)('on the %s', (device) => {
  test('one tap adds what the owner suggests, which then makes room', async () => {
    const guest = await stage.at(TUESDAY_NOON, device);
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Handsemmel: 2, 'Mineralwasser 0,5 l': 1 } });
    await guest.visit(STORE);
    const place = await cart(guest);
    const offered = chips(suggestions(place));
    await expect.poll(() => offered.count()).toBe(4);
    expect(await shownText(offered.first())).toMatch(/Laugenbrezel.*€/);
    expect(await shownText(suggestions(place))).not.toContain('Mineralwasser');
    expect(await axeFindings(page, `suggestions, ${device}`)).toEqual([]);
    const stops = offered.and(page.locator('[tabindex="0"]'));
    expect(await stops.count(), 'one stop of the keyboard').toBe(1);
    await offered.first().press('ArrowRight');
    expect(await offered.nth(1).evaluate((chip) => chip === document.activeElement)).toBe(true);
    await guest.press(offered.first());
    await place.getByRole('button', { name: 'Laugenbrezel entfernen' }).waitFor();
    expect(await shownText(suggestions(place))).not.toContain('Laugenbrezel');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await guest.press(place.getByRole('link', { name: 'Bestellung abschließen' }));
    const summary = page.locator('#checkout-items');
    await expect.poll(() => suggestions(page.getByRole('main')).count()).toBe(1);
    await guest.press(chips(suggestions(summary)).first());
    await expect.poll(() => summary.locator('[data-line]').count()).toBe(4);
    expect(await axeFindings(page, `suggestions in checkout, ${device}`)).toEqual([]);
  });

  test('what is missing to the delivery is said once, with products that fit', async () => {
    const guest = await stage.at(TUESDAY_NOON, device);
    const { page } = guest;
    await giveCart(guest, stage.url, { items: { Handsemmel: 14 }, service: 'delivery' });
    await guest.visit(STORE);
    const place = await cart(guest);
    const gap = place.getByText('Noch 4,50\u00a0€ bis zur Lieferung');
    await gap.waitFor();
    expect(await gap.count()).toBe(1);
    const box = gap.locator('..');
    const prices = await chips(box).evaluateAll((all) =>
      all.map((chip) =>
        Number(
          /(\d+),(\d\d)/
            .exec(chip.textContent ?? '')
            ?.slice(1)
            .join('') ?? 0,
        ),
      ),
    );
    expect(prices.length).toBe(3);
    expect(prices.toSorted((one, other) => one - other)).toEqual(prices);
    expect(prices[0]).toBeGreaterThanOrEqual(450);
    expect(await axeFindings(page, `what is missing, ${device}`)).toEqual([]);
    expect(await place.getByRole('link', { name: 'Bestellung abschließen' }).count()).toBe(0);
    await guest.press(chips(box).first());
    await place.getByRole('link', { name: 'Bestellung abschließen' }).waitFor();
    expect(await gap.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  });
});

test('what is missing to free delivery is said with one product that is enough', async () => {
  const guest = await stage.at(TUESDAY_NOON, 'desktop');
  await giveCart(guest, stage.url, { items: { Handsemmel: 48 }, service: 'delivery' });
  await guest.visit(STORE);
  const place = await cart(guest);
  await place.getByText('Noch 4,00\u00a0€ bis zur kostenlosen Lieferung').waitFor();
  const row = place.getByText('Noch 4,00\u00a0€ bis zur kostenlosen Lieferung').locator('..');
  await guest.press(chips(row).first());
  await row.waitFor({ state: 'detached' });
  expect(await shownText(place)).not.toContain('Kostenlose Lieferung ab');
});
