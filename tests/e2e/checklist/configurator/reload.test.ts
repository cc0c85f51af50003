import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, openProduct, pressInOverlay } from '#tests/e2e/customer.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import { back, dialogs } from '#tests/e2e/travel.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** R147: a configuration is found again after a reload. */

const STORE = '/store/hauptplatz';
const SEVEN_STEPS = 'Jausensemmel nach Wunsch';
const KEPT = 'theke-configuration';
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const isKept = ({ page }: Visitor) => page.evaluate((key) => sessionStorage.getItem(key) !== null, KEPT);

/** At the second of seven steps, with both answers. */
async function begin(visitor: Visitor): Promise<void> {
  await visitor.visit(STORE);
  await openProduct(visitor, SEVEN_STEPS);
  await choose(visitor, 'Mohnflesserl');
  await pressInOverlay(visitor, 'Weiter');
  await choose(visitor, 'Extrawurst');
}

describe('after a reload', () => {
  test('it goes on at its step with its answers; Back asks, and discarding it forgets it', async () => {
    const visitor = await stage.open('phone', { isStill: true });
    const { page } = visitor;
    await begin(visitor);
    await page.reload();
    const dialog = page.getByRole('dialog', { name: SEVEN_STEPS });
    await dialog.getByText('Schritt 2 von 7').waitFor();
    expect(await dialog.getByRole('radio', { name: 'Extrawurst' }).isChecked()).toBe(true);
    await pressInOverlay(visitor, 'Zurück');
    expect(await dialog.getByRole('radio', { name: 'Mohnflesserl' }).isChecked()).toBe(true);
    await back(visitor);
    await page.getByRole('dialog', { name: 'Auswahl verwerfen?' }).waitFor();
    await pressInOverlay(visitor, 'Verwerfen');
    await dialog.waitFor({ state: 'detached' });
    expect(await isKept(visitor)).toBe(false);
    expect(new URL(page.url()).pathname).toBe(STORE);
  });

  test('an edited line is still that line; saved, nothing is kept', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await begin(visitor);
    await pressInOverlay(visitor, 'Fertig');
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    await visitor.press(column.getByRole('button', { name: `${SEVEN_STEPS} bearbeiten` }));
    await page.getByRole('dialog', { name: SEVEN_STEPS }).waitFor();
    await choose(visitor, 'Handsemmel');
    await page.reload();
    await page.getByRole('dialog', { name: SEVEN_STEPS }).waitFor();
    await pressInOverlay(visitor, /^Speichern/);
    await column.getByText('Handsemmel').waitFor();
    expect(await column.getByRole('button', { name: `${SEVEN_STEPS} bearbeiten` }).count()).toBe(1);
    expect(await isKept(visitor)).toBe(false);
  });

  test('it stays behind on another page, and on a terminal nothing is kept', async () => {
    const visitor = await stage.open('phone', { isStill: true });
    await begin(visitor);
    await visitor.visit('/');
    await expect.poll(() => isKept(visitor)).toBe(false);
    expect(await dialogs(visitor)).toBe(0);
    await visitor.visit('/kiosk/hauptplatz');
    await openProduct(visitor, SEVEN_STEPS);
    await choose(visitor, 'Handsemmel');
    await visitor.page.reload();
    await visitor.page.getByRole('main').getByRole('button', { name: SEVEN_STEPS, exact: true }).waitFor();
    expect(await isKept(visitor)).toBe(false);
    expect(await dialogs(visitor)).toBe(0);
  });
});
