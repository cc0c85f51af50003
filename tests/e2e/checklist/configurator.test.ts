import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addToCart, choose, openProduct, pressInOverlay, shownText } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { lostOn, ZOOMED } from '../zoomed.ts';

/** The item configurator: one test per promise. */

const STORE = '/store/hauptplatz';
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A choice of the current step. */
function option(dialog: Locator, name: string): Locator {
  return dialog.locator('label.choice-card:visible').filter({ hasText: name }).first();
}

async function close({ page }: Visitor): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('Item configurator: the overlay', () => {
  test('opens when a product is clicked or via ?produkt, and closing leaves a clean address', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit(`${STORE}?produkt=101`);
    await page.getByRole('dialog', { name: 'Jausensemmel nach Wunsch' }).waitFor();
    await close(visitor);
    expect(new URL(page.url()).search).toBe('');
    await openProduct(visitor, 'Handsemmel');
  });

  test('for configurable products one step per config part; prices with modifier +, - or the overwrite price', async () => {
    const visitor = await stage.open('phone');
    await visitor.visit(STORE);
    const coffee = await openProduct(visitor, 'Kaffee');
    expect(await coffee.locator('fieldset > legend').allInnerTexts()).toEqual([
      expect.stringContaining('Zubereitung'),
      expect.stringContaining('Milch'),
      expect.stringContaining('Becher'),
    ]);
    const price = (name: string) => shownText(option(coffee, name));
    expect(await price('Espresso'), 'overwrite').toBe('Espresso 2,90 €');
    expect(await price('Haferdrink'), 'add').toBe('Haferdrink + 0,50 €');
    expect(await price('Eigener Becher'), 'subtract').toBe('Eigener Becher - 0,20 €');
    await choose(visitor, 'Melange', 'Haferdrink', 'Eigener Becher');
    expect(await shownText(coffee.getByRole('button', { name: /In den Warenkorb/ }))).toContain('4,20 €');
    await close(visitor);
    const wrap = await openProduct(visitor, 'Wiesenknopf-Wrap');
    expect(await wrap.locator('fieldset').count(), 'select, multiselect, select').toBe(3);
    expect(await wrap.locator('input[type=text]').count(), 'text and the amount').toBe(2);
    await close(visitor);
    const beef = await openProduct(visitor, 'Rostbraten vom Waldviertler Weiderind');
    await beef.locator('textarea').waitFor();
  });

  test('step-by-step products show one step at a time with back, next and save buttons', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, 'Jausensemmel nach Wunsch');
    const steps = dialog.locator('fieldset:visible, textarea:visible');
    const progress = (text: string) => dialog.getByText(text).waitFor();
    const next = dialog.getByRole('button', { name: 'Weiter' });
    await progress('Schritt 1 von 7');
    expect(await steps.count()).toBe(1);
    expect(await next.getAttribute('aria-disabled'), 'the current step must be valid').toBe('true');
    await visitor.press(next);
    await dialog.getByText('Bitte wählen Sie eine Option aus.').waitFor();
    await choose(visitor, 'Handsemmel');
    await visitor.press(next);
    await progress('Schritt 2 von 7');
    await visitor.press(dialog.getByRole('button', { name: 'Zurück' }));
    await progress('Schritt 1 von 7');
    expect(await option(dialog, 'Handsemmel').locator('input').isChecked()).toBe(true);
    await visitor.press(next);
    await choose(visitor, 'Extrawurst');
    for (let step = 3; step <= 7; step += 1) {
      expect(await dialog.getByRole('button', { name: /In den Warenkorb/ }).count()).toBe(0);
      await visitor.press(next);
      await progress(`Schritt ${step} von 7`);
      expect(await steps.count()).toBe(1);
    }
    expect(await next.count(), 'no next at the last step').toBe(0);
    await addToCart(visitor);
    await pressInOverlay(visitor, 'Weiter einkaufen');
    await openProduct(visitor, 'Jausensemmel nach Wunsch');
    await pressInOverlay(visitor, 'Abbrechen');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('Item configurator: its modes and steps', () => {
  test('create mode: minimumQuantity, or defaultQuantity and defaultUnit; save shows message and cart, cancel discards', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit(STORE);
    const platter = await openProduct(visitor, 'Käseplatte „Kamptal“');
    expect(await platter.getByLabel('Menge in Personen').inputValue()).toBe('6');
    await close(visitor);
    const cheese = await openProduct(visitor, 'Bergkäse, 12 Monate gereift');
    expect(await cheese.getByLabel('Menge in Dekagramm').inputValue()).toBe('20');
    await visitor.press(cheese.getByRole('button', { name: 'Mehr' }));
    await close(visitor);
    expect(await page.locator('#cart-toggle').isDisabled(), 'what was not saved is gone').toBe(true);
    await openProduct(visitor, 'Bergkäse, 12 Monate gereift');
    await addToCart(visitor);
    const panel = page.getByRole('dialog', { name: 'Warenkorb' });
    await panel.getByText('Produkt zum Warenkorb hinzugefügt.').waitFor();
    expect(await panel.getByText('Bergkäse, 12 Monate gereift', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('dialog').count(), 'the configurator has closed').toBe(1);
    await panel.getByRole('link', { name: 'Bestellung abschließen' }).waitFor();
    expect(await shownText(panel), 'approximate: no exact total').toContain('Gesamt ca. 5,38 €');
  });

  test('update mode: replaces the item at its index', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit(STORE);
    await openProduct(visitor, 'Apfelstrudel');
    await choose(visitor, 'Vanillesauce');
    await addToCart(visitor);
    const notice = page
      .locator('[aria-live=polite] > div')
      .filter({ hasText: 'Produkt zum Warenkorb hinzugefügt.' });
    await notice.getByRole('link', { name: 'Bestellung abschließen' }).waitFor();
    await visitor.press(notice.getByRole('button', { name: 'Weiter einkaufen' }));
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    await visitor.press(column.getByRole('button', { name: 'Apfelstrudel bearbeiten' }));
    await choose(visitor, 'Schlagobers');
    await pressInOverlay(visitor, /^Speichern/);
    await page.getByText('Produkt zum Warenkorb hinzugefügt.').waitFor();
    await column.getByText('Vanillesauce, Schlagobers').waitFor();
    expect(await shownText(column)).toContain('Gesamt 6,90 €');
    expect(await column.getByText('Apfelstrudel', { exact: true }).count()).toBe(1);
  });

  test('select step: clicking the selected option deselects it only if the step is optional; multiselect toggles', async () => {
    const visitor = await stage.open('desktop');
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, 'Jausensemmel nach Wunsch');
    const isChosen = (name: string) => option(dialog, name).locator('input').isChecked();
    await choose(visitor, 'Handsemmel');
    await visitor.press(option(dialog, 'Handsemmel'));
    expect(await isChosen('Handsemmel'), 'required').toBe(true);
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Extrawurst');
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Camembert');
    await visitor.press(option(dialog, 'Camembert'));
    expect(await isChosen('Camembert'), 'optional').toBe(false);
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Paradeiser', 'Paprika');
    await visitor.press(option(dialog, 'Paradeiser'));
    expect([await isChosen('Paradeiser'), await isChosen('Paprika')]).toEqual([false, true]);
  });
});

test('prices: approximate "ca.", minimum "ab"; the total is hidden when an item is not fixed', async () => {
  const visitor = await stage.open('desktop');
  const { page } = visitor;
  await visitor.visit(STORE);
  const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
  await openProduct(visitor, 'Beinschinken vom Strohschwein');
  await choose(visitor, 'Hauchdünn');
  await addToCart(visitor);
  expect(await shownText(column)).toContain('Gesamt ca. 3,74 €');
  await openProduct(visitor, 'Geschenkkorb nach Wunsch');
  await choose(visitor, 'Kleiner Gruß');
  await pressInOverlay(visitor, 'Weiter');
  await choose(visitor, 'Süß');
  for (let step = 2; step < 5; step += 1) await pressInOverlay(visitor, 'Weiter');
  await addToCart(visitor);
  expect(await shownText(column)).toContain('ab 39,00 €');
  expect(await shownText(column)).not.toContain('Gesamt ');
});

test('the configurator loses nothing at 400 % zoom', async () => {
  const visitor = await stage.open('desktop', { isStill: true });
  const { page } = visitor;
  await page.setViewportSize(ZOOMED);
  const lost: string[] = [];
  for (const product of [101, 103, 501, 901]) {
    await visitor.visit(`${STORE}?produkt=${product}`);
    await page.getByRole('dialog').waitFor();
    lost.push(...(await lostOn(page, `product ${product}`)));
  }
  expect(lost).toEqual([]);
});
