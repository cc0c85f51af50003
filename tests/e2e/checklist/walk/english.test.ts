import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { choose, openProduct, pressInOverlay, shownText } from '#tests/e2e/customer.ts';
import { ANSWERED, giveCart } from '#tests/e2e/filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '#tests/e2e/told-time.ts';
import { BOTH, type Visitor } from '#tests/e2e/visitor.ts';
import { GERMAN } from '#tests/text/german-words.ts';

/** The whole way in English: menu, configurator, cart, checkout, status page and back to German with the cart. */

let stage: ToldStage;
beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** The German words that are shown, names of places and the link to German apart. */
async function germanOn({ page }: Visitor): Promise<string[]> {
  const text = (await shownText(page.locator('body'))).replaceAll(/\b[Aa]m (?:Kamp|Hauptplatz)\b/g, '');
  return text.match(new RegExp(GERMAN.source, 'giu')) ?? [];
}

describe.each(BOTH)('in English on the %s', (device) => {
  test('every page is English, and the menu as far as it is translated', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device);
    const { page } = visitor;
    visitor.allow(/404/);
    for (const path of [
      '/en',
      '/en/store/hauptplatz',
      '/en/partyservice',
      '/en/jobs',
      '/en/jobs/koch',
      '/en/ueber-uns',
      '/en/kontakt',
      '/en/site/terms-and-conditions',
      '/en/gibt-es-nicht',
    ]) {
      await visitor.visit(path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe('en');
      expect(await germanOn(visitor), path).toEqual([]);
    }
  });

  test('the subjects of the contact form are English, what is sent of them is not', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device);
    await visitor.visit('/en/kontakt?anliegen=geschenkkoerbe');
    const subject = visitor.page.getByLabel('Subject *');
    expect(await subject.inputValue()).toBe('Geschenkkörbe');
    const groups = await subject
      .locator('optgroup')
      .evaluateAll((all) =>
        all.map((group) => [
          group.getAttribute('label'),
          ...[...group.children].map((option) => option.textContent),
        ]),
      );
    expect(groups).toEqual([
      ['Party service', 'Party pretzel', 'Party platters', 'Gift baskets'],
      ['Jobs', 'Jobs'],
      ['Other', 'Another occasion'],
    ]);
  });

  test('the menu is searched by the English names of options', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device);
    const { page } = visitor;
    await visitor.visit('/en/store/hauptplatz');
    await page.getByRole('searchbox', { name: 'Search the menu' }).fill('sweet mustard');
    await expect.poll(() => page.locator('#karte h3').allTextContents()).toContain('Warm Leberkäse roll');
  });

  test('a snack is put together and ordered', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device);
    const { page } = visitor;
    await giveCart(visitor, stage.url, { items: { Laugenbrezel: 2 }, service: 'takeaway', draft: ANSWERED });
    await visitor.visit('/en/store/hauptplatz');
    await openProduct(visitor, 'Warm Leberkäse roll');
    await choose(visitor, 'Large (25 dag)', 'With cheese', 'Sweet mustard');
    await pressInOverlay(visitor, /Add to cart/);
    await page.getByText('Product added to the cart.').first().waitFor();
    await visitor.visit('/en/store/hauptplatz/checkout');
    const main = page.getByRole('main');
    // What came into the cart on a German page is English here.
    await main.getByText('Pretzel').first().waitFor();
    await main.getByText('Large (25 dag)').first().waitFor();
    expect(await germanOn(visitor)).toEqual([]);
    expect(await axeFindings(page, `English checkout on the ${device}`)).toEqual([]);
    const placed = page.waitForResponse('**/api/orders');
    await visitor.press(page.getByRole('button', { name: /with obligation to pay$/ }));
    const { data } = (await (await placed).json()) as {
      data: { language: string; items: { name: string; parts: { name: string }[] }[] };
    };
    expect(data.language).toBe('en');
    expect(data.items.map(({ name }) => name)).toEqual(['Laugenbrezel', 'Warme Leberkäsesemmel']);
    await page.waitForURL('**/en/status/**');
    await main.getByText('Warm Leberkäse roll').waitFor();
    await main.getByText('Large (25 dag)').first().waitFor();
    expect(await germanOn(visitor)).toEqual([]);
  });

  test('the other language keeps the page and the cart', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device);
    const { page } = visitor;
    await giveCart(visitor, stage.url, { items: { Laugenbrezel: 2 }, service: 'takeaway' });
    await visitor.visit('/en/store/hauptplatz/checkout');
    await page.getByRole('main').getByText('Pretzel').first().waitFor();
    await visitor.visit('/store/hauptplatz/checkout');
    await page.getByRole('main').getByText('Laugenbrezel').first().waitFor();
    expect(await page.getByText('nicht mehr verfügbar').count()).toBe(0);
  });
});
