import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SUNDAY_NIGHT, startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';

/** Who comes to order sees what there is to order: the menu begins in the first screen. */

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe.each([
  ['open', TUESDAY_NOON],
  ['closed, which the banner explains', SUNDAY_NIGHT],
])('while the shop is %s', (_, moment) => {
  test.each([
    [390, 844],
    [768, 1024],
    [1440, 900],
  ])('the first product with its name lies in the first screen at %d x %d', async (width, height) => {
    const visitor = await stage.at(moment, width < 1250 ? 'phone' : 'desktop');
    const { page } = visitor;
    await page.setViewportSize({ width, height });
    await visitor.visit('/store/hauptplatz');
    const group = page.getByRole('main').locator('section[id^=kategorie-]').first();
    const name = await group.getByRole('heading', { level: 3 }).first().boundingBox();
    const card = await group.getByRole('article').first().boundingBox();
    expect((name?.y ?? Number.NaN) + (name?.height ?? Number.NaN)).toBeLessThan(height);
    expect(card?.y).toBeLessThan(height);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

test('name, state, address, phone and the pictures of the branch are there before the menu', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'phone');
  const { page } = visitor;
  await visitor.visit('/store/hauptplatz');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: 'Wiesenknopf am Hauptplatz' }).waitFor();
  await main.getByText('Hauptplatz 7, 3569 Bad Marienau').waitFor();
  await main.getByRole('link', { name: '+43 2999 555010' }).waitFor();
  await visitor.press(main.getByRole('button', { name: /Wiesenknopf am Hauptplatz/ }).first());
  await page.getByRole('dialog').getByRole('img').first().waitFor();
});
