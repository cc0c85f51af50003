import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { type PlacedOrder, placeByApi, stepByApi } from '../by-api.ts';
import { productOf } from '../changed-shop.ts';
import { sectionOf } from '../customer.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';

/** What the status page calls the states of orders that are for another day or for a table. */

const THURSDAY_EVENING = '2026-11-26T18:00:00+01:00';
const BEFORE_IT = '2026-11-26T17:55:00+01:00';

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** Two rolls, which can be had at any hour, for Thursday evening. */
async function forThursday(change: object = {}): Promise<PlacedOrder> {
  const { id, unit } = await productOf(stage.url, 'Handsemmel');
  const items = [{ product: id, amount: 2, unit, parts: [] }];
  return placeByApi(stage, { appointmentDate: THURSDAY_EVENING, items, ...change });
}

describe('the status page', () => {
  test('R142 plans an order for its day, and says that it is prepared when that is due', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = guest;
    const order = await forThursday();
    await stepByApi(stage, order, 'confirm');
    await guest.visit(order.path);
    await page.getByText('Ihre Bestellung ist bestätigt und für Donnerstag eingeplant.').waitFor();
    const steps = page.getByRole('list', { name: 'Bestellverlauf' }).getByRole('listitem');
    expect(await steps.and(page.locator('[aria-current]')).textContent()).toContain(
      'Für Donnerstag eingeplant',
    );
    await sectionOf(guest, 'Details').getByText('Für Donnerstag eingeplant').waitFor();
    // The step itself is still to come.
    expect(await page.getByText('wurde bestätigt und wird zubereitet').count()).toBe(0);
    expect(await axeFindings(page, 'planned')).toEqual([]);
    await stage.move(guest, BEFORE_IT);
    await guest.visit(order.path);
    await page.getByText('Ihre Bestellung wurde bestätigt und wird zubereitet.').waitFor();
    expect(await page.getByText('eingeplant').count()).toBe(0);
  });

  test('serves at the table; nobody has to pick anything up there', async () => {
    const guest = await stage.at(TUESDAY_NOON, 'phone');
    const { page } = guest;
    const order = await forThursday({ isDineIn: true, table: '4' });
    await stepByApi(stage, order, 'confirm');
    await stepByApi(stage, order, 'in-delivery');
    await guest.visit(order.path);
    await page.getByText('Ihre Bestellung ist fertig und wird serviert.').waitFor();
    const steps = page.getByRole('list', { name: 'Bestellverlauf' }).getByRole('listitem');
    expect(await steps.and(page.locator('[aria-current]')).textContent()).toContain('Wird serviert');
    await page.getByRole('region', { name: 'Auf einen Blick' }).getByText('Tisch 4').waitFor();
    expect(await page.getByRole('main').getByText('Abholung').count()).toBe(0);
  });
});
