import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PartType } from '#domain/catalogue/product.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { begin, focusName, MISSING, refused, STORED, submit } from './form-outcome.ts';
import { openStaff } from './staff-session.ts';

/** A product of each type, with each type of step, is stored or shows in view what is wrong with it. */

let stage: Stage;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  staff = await openStaff(stage);
  // The server rejects, too.
  staff.allow(/422/);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('a product', () => {
  let count = 0;
  async function beginProduct(type: 'simple' | 'configurable' | 'bundle'): Promise<void> {
    const { page } = staff;
    count += 1;
    await begin(staff, '/products');
    await page.locator('#product-type').selectOption(type);
    await page.locator('#product-name').fill(`Probe ${count}`);
    await page.locator('#product-uid').fill(`probe-${Date.now()}-${count}`);
    await page.locator('#product-price').fill('4,90');
    await page.locator('#product-tax').fill('10');
  }

  test.each(['simple', 'configurable', 'bundle'] as const)(
    '%s, with nothing but what is required',
    async (type) => {
      await beginProduct(type);
      expect(await submit(staff)).toEqual(STORED);
    },
  );

  test('a bundle priced by its parts, without parts', async () => {
    await beginProduct('bundle');
    await staff.page.locator('#product-isBundlePriceSum').check();
    expect(await submit(staff)).toEqual(MISSING);
  });

  test('a bundle priced by its parts has no price of its own, simple or with everything', async () => {
    const { page } = staff;
    await begin(staff, '/products');
    await page.getByRole('button', { name: 'Einfach', exact: true }).click();
    await page.locator('#product-type').selectOption('bundle');
    await page.locator('#product-price').waitFor();
    await page.locator('#product-isBundlePriceSum').check();
    await page.locator('#product-price').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Alle Angaben', exact: true }).click();
    await page.locator('#product-isPriceHidden').waitFor();
    expect(await page.locator('#product-price').count()).toBe(0);
    await page.locator('#product-name').fill('Probe Jause');
    await page.locator('#product-uid').fill(`jause-${Date.now()}`);
    await page.locator('#product-tax').fill('10');
    const search = page.locator('#product-bundleItems-search');
    await search.fill('Leberkäse');
    await page
      .getByRole('option', { name: /Leberkäse/ })
      .first()
      .waitFor();
    await search.press('Enter');
    expect(await submit(staff)).toEqual(STORED);
    await page.waitForURL(/products\/\d+$/);
    await page.locator('#product-isBundlePriceSum').uncheck();
    await page.locator('#product-price').waitFor();
  });

  test('a product without a tax rate says so at the field', async () => {
    await beginProduct('simple');
    await staff.page.locator('#product-tax').fill('');
    expect(await submit(staff)).toEqual(MISSING);
    await expect.poll(() => focusName(staff)).toContain('#product-tax');
  });

  const TYPES: readonly PartType[] = [
    'select',
    'multiselect',
    'text',
    'textarea',
    'file',
    'files',
    'image',
    'images',
  ];

  test.each(TYPES)('a step of the type %s: without a name, then with one', async (type) => {
    const { page } = staff;
    await beginProduct('configurable');
    await page.getByRole('button', { name: 'Schritt hinzufügen' }).click();
    await page.getByLabel('Was Gäste tun').selectOption(type);
    expect(await submit(staff)).toEqual(MISSING);
    await page.getByLabel('Name des Schritts').fill('Widmung');
    const isChoice = type === 'select' || type === 'multiselect';
    expect(await submit(staff)).toEqual(isChoice ? MISSING : STORED);
    if (!isChoice) return;
    await expect.poll(() => focusName(staff)).toMatch(/-option-\d+-name/);
    await page.getByRole('textbox', { name: /^Option 1/ }).fill('Ja');
    expect(await submit(staff)).toEqual(STORED);
  });

  test('a choice converted to a text step, and back again', async () => {
    const { page } = staff;
    await beginProduct('configurable');
    await page.getByRole('button', { name: 'Schritt hinzufügen' }).click();
    await page.getByLabel('Name des Schritts').fill('Widmung');
    await page.getByLabel('Was Gäste tun').selectOption('text');
    expect(await submit(staff)).toEqual(STORED);
    // The form of the stored record is a new one.
    await page.waitForURL(/products\/\d+$/);
    await page.getByRole('heading', { level: 1, name: /^Probe/ }).waitFor();
    await page
      .getByRole('button', { name: /Widmung/ })
      .filter({ hasText: 'Kurzer Text' })
      .click();
    await page.getByLabel('Was Gäste tun').selectOption('select');
    await page.getByRole('textbox', { name: /^Option 1/ }).waitFor();
    expect(await submit(staff)).toEqual(MISSING);
  });

  test('an error in a hidden part opens it', async () => {
    const { page } = staff;
    await beginProduct('bundle');
    await page.locator('#product-isBundlePriceSum').check();
    expect(await submit(staff)).toEqual(MISSING);
    await page.locator('#product-type').selectOption('simple');
    expect(await submit(staff)).toEqual(STORED);
  });

  test('amounts that no order could satisfy', async () => {
    const { page } = staff;
    await beginProduct('simple');
    await page.locator('#product-minimumQuantity').fill('5');
    await page.locator('#product-maximumQuantity').fill('2');
    expect(await submit(staff)).toEqual(refused(/zu klein/));
    await page.locator('#product-maximumQuantity').fill('viel');
    expect(await submit(staff)).toEqual(refused(/Angabe/));
  });
});
