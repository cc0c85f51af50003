import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { choose, openProduct, pressInOverlay } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import { arrive, back, expectClosedAt } from '../travel.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** Several steps of input are only discarded after confirmation. */

const STORE = '/store/hauptplatz';
const SEVEN_STEPS = 'Jausensemmel nach Wunsch';
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe.each(BOTH)('a started configuration is not discarded without confirmation on the %s', (device) => {
  const question = ({ page }: Visitor) => page.getByRole('dialog', { name: 'Auswahl verwerfen?' });

  test.each<[string, (visitor: Visitor, dialog: Locator) => Promise<void>]>([
    ['Back', (visitor) => back(visitor)],
    ['Escape', ({ page }) => page.keyboard.press('Escape')],
    ['a press beside it', ({ page }) => page.mouse.click(3, 3)],
    ['the close button', (visitor) => pressInOverlay(visitor, 'Schließen')],
    ['"Abbrechen"', (visitor) => pressInOverlay(visitor, 'Abbrechen')],
  ])('by %s', async (_, leave) => {
    const visitor = await arrive(stage, device, STORE);
    const { page } = visitor;
    const dialog = await openProduct(visitor, SEVEN_STEPS);
    await choose(visitor, 'Handsemmel');
    await leave(visitor, dialog);
    await question(visitor).waitFor();
    // Back cancels the confirmation as well: nothing is discarded.
    await back(visitor);
    await question(visitor).waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
    await leave(visitor, dialog);
    await question(visitor).waitFor();
    await pressInOverlay(visitor, 'Weiter bearbeiten');
    await question(visitor).waitFor({ state: 'detached' });
    expect(await dialog.getByRole('radio', { name: 'Handsemmel' }).isChecked()).toBe(true);
    await leave(visitor, dialog);
    await question(visitor).waitFor();
    await visitor.press(question(visitor).getByRole('button', { name: 'Verwerfen' }));
    await expectClosedAt(visitor, STORE);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a skipped step counts as started; untouched it closes at once', async () => {
    const visitor = await arrive(stage, device, STORE);
    const { page } = visitor;
    await openProduct(visitor, SEVEN_STEPS);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openProduct(visitor, SEVEN_STEPS);
    await choose(visitor, 'Handsemmel');
    await pressInOverlay(visitor, 'Weiter');
    await page.keyboard.press('Escape');
    await question(visitor).waitFor();
  });
});
