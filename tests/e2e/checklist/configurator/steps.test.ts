import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { choose, openProduct, pressInOverlay } from '#tests/e2e/customer.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import { BOTH } from '#tests/e2e/visitor.ts';

/** The steps of the configurator: finished at any of them, reached by the bar, without anything jumping. */

const STORE = '/store/hauptplatz';
const SEVEN_STEPS = 'Jausensemmel nach Wunsch';
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const finish = (dialog: Locator) => dialog.getByRole('button', { name: 'Fertig', exact: true });
const bar = (dialog: Locator) => dialog.getByRole('navigation', { name: 'Schritte' });

describe.each(BOTH)('on the %s', (device) => {
  test('"Fertig" appears beside "Weiter" once nothing is missing, moves nothing, and puts it into the cart', async () => {
    const visitor = await stage.open(device, { isStill: true });
    const { page } = visitor;
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, SEVEN_STEPS);
    expect(await finish(dialog).count(), 'a required step is open').toBe(0);
    await choose(visitor, 'Handsemmel');
    await pressInOverlay(visitor, 'Weiter');
    const next = dialog.getByRole('button', { name: 'Weiter' });
    const before = await next.boundingBox();
    expect(await finish(dialog).count(), 'the next required step is open').toBe(0);
    await choose(visitor, 'Extrawurst');
    await finish(dialog).waitFor();
    expect(await next.boundingBox(), '"Weiter" stays where it was').toEqual(before);
    await visitor.press(finish(dialog));
    await page.getByText('Produkt zum Warenkorb hinzugefügt.').first().waitFor();
    await page.getByText('Extrawurst').filter({ visible: true }).first().waitFor();
    await page.getByRole('dialog', { name: SEVEN_STEPS }).waitFor({ state: 'detached' });
  });

  test('the bar leads back, forward over what is complete, and to what is missing', async () => {
    const visitor = await stage.open(device, { isStill: true });
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, SEVEN_STEPS);
    const steps = bar(dialog).getByRole('button');
    const step = (at: number, suffix = '') =>
      bar(dialog).getByRole('button', { name: new RegExp(`^Schritt ${at} von 7: .+${suffix}$`) });
    const isCurrent = async (at: number) => expect(await step(at).getAttribute('aria-current')).toBe('step');
    await isCurrent(1);
    expect(await step(7).getAttribute('aria-disabled')).toBe('true');
    await visitor.press(step(7));
    await dialog.getByText('Bitte wählen Sie eine Option aus.').waitFor();
    await choose(visitor, 'Handsemmel');
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Extrawurst');
    await visitor.press(step(7));
    await dialog.getByText('Schritt 7 von 7').waitFor();
    await isCurrent(7);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement)), 'focus').toBe(true);
    await visitor.press(step(1, ', erledigt'));
    await dialog.getByText('Schritt 1 von 7').waitFor();
    expect(await dialog.getByRole('radio', { name: 'Handsemmel' }).isChecked()).toBe(true);
    const sizes = await steps.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect(await axeFindings(visitor.page, 'the last step reached by the bar')).toEqual([]);
  });

  test('the sheet keeps its height from step to step, and only its content scrolls', async () => {
    const visitor = await stage.open(device, { isStill: true });
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, SEVEN_STEPS);
    const shape = () =>
      dialog.evaluate((element) => {
        const box = (one: Element | null | undefined) => {
          const { top, bottom } = one?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
          return [Math.round(top), Math.round(bottom)];
        };
        return [
          box(element),
          box(element.querySelector('nav')),
          box(element.querySelector('.overlay-content')),
        ];
      });
    await choose(visitor, 'Handsemmel');
    const first = await shape();
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Extrawurst');
    for (let at = 3; at <= 6; at += 1) {
      await pressInOverlay(visitor, 'Weiter');
      await dialog.getByText(`Schritt ${at} von 7`).waitFor();
      expect(await shape(), `step ${at}`).toEqual(first);
    }
  });
});

test('on a phone in landscape: low header, no picture, content that scrolls, the footer in reach', async () => {
  const visitor = await stage.open('phone', { isStill: true });
  await visitor.page.setViewportSize({ width: 844, height: 390 });
  await visitor.visit(`${STORE}?produkt=101`);
  const dialog = visitor.page.getByRole('dialog', { name: SEVEN_STEPS });
  await dialog.waitFor();
  await choose(visitor, 'Handsemmel');
  await pressInOverlay(visitor, 'Weiter');
  await dialog.getByText('Schritt 2 von 7').waitFor();
  expect(await dialog.locator('img').filter({ visible: true }).count()).toBe(0);
  const seen = await dialog.evaluate((element) => {
    const content = element.querySelector('.overlay-content');
    const { top = 0, height = 0 } = content?.getBoundingClientRect() ?? {};
    return { top, height, isOnly: element.scrollHeight <= element.clientHeight };
  });
  expect(seen.top, 'header and progress').toBeLessThanOrEqual(110);
  expect(seen.height, 'the content').toBeGreaterThanOrEqual(190);
  expect(seen.isOnly, 'only the content scrolls').toBe(true);
  const next = await dialog.getByRole('button', { name: 'Weiter' }).boundingBox();
  expect((next?.y ?? 0) + (next?.height ?? 999), 'the footer').toBeLessThanOrEqual(390);
});
