import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Menu } from '#domain/catalogue/product.ts';
import { activeMenu } from '#domain/shop/menu.ts';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { allOf } from '../changed-shop.ts';
import { shownText } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import { BOTH, type Visitor } from '../visitor.ts';
import { POPULAR, POPULAR_SHOP } from './popular.ts';

/** What stands above and between the groups of the menu: popular products, the rating, the snacks of the configurator page. */

const STORE = '/store/hauptplatz';

let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: POPULAR_SHOP });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const popular = ({ page }: Visitor) => page.getByRole('region', { name: 'Beliebt', exact: true });
const firstGroup = ({ page }: Visitor) => page.getByRole('main').locator('section[id^=kategorie-]').first();
const snacks = ({ page }: Visitor) => page.locator('#karte [data-section=configurator] article');

describe.each(BOTH)('on the %s', (device) => {
  test('popular products stand above the menu in their order, each with its price, and open', async () => {
    const guest = await stage.open(device, { isStill: true });
    const { page } = guest;
    await guest.visit(STORE);
    const cards = popular(guest).getByRole('listitem');
    const texts = await Promise.all((await cards.all()).map(shownText));
    expect(texts.map((text) => text.replace(/ \d+,\d\d €$/, ''))).toEqual(POPULAR);
    const [row, group] = [await popular(guest).boundingBox(), await firstGroup(guest).boundingBox()];
    expect(row?.y).toBeLessThan(group?.y ?? 0);
    expect(await axeFindings(page, `popular products on the ${device}`)).toEqual([]);
    await guest.press(cards.nth(1).getByRole('button'));
    await page.getByRole('dialog', { name: POPULAR[1] ?? '' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Karte durchsuchen' }).fill('semmel');
    await popular(guest).waitFor({ state: 'detached' });
  });

  test('a rating stands in the hero and on the card of home, in words for those who do not see it', async () => {
    const guest = await stage.open(device, { isStill: true });
    const { page } = guest;
    const rating = page.getByText('4,7 von 5 Sternen, 10 Bewertungen');
    await guest.visit(STORE);
    await page.getByRole('main').locator('section').first().filter({ has: rating }).waitFor();
    await page.getByText('★ 4,7 (10)').waitFor();
    await guest.visit('/');
    const card = (name: string) => page.getByRole('article').filter({ hasText: name });
    await card('Wiesenknopf am Hauptplatz').filter({ has: rating }).waitFor();
    expect(await shownText(card('Wiesenknopf am Kamp')), 'nobody has rated it').not.toContain('★');
  });
});

test('a branch without popular products has no row of them', async () => {
  const guest = await stage.open('phone', { isStill: true });
  await guest.visit('/store/unterlinden');
  await firstGroup(guest).waitFor();
  expect(await popular(guest).count()).toBe(0);
});

test('the snacks of the configurator page do not repeat the group above them', async () => {
  const guest = await stage.open('desktop', { isStill: true });
  const { page } = guest;
  const names = async () => ({
    above: await firstGroup(guest).getByRole('heading', { level: 3 }).allTextContents(),
    tiles: await snacks(guest).getByRole('heading').allTextContents(),
  });
  await guest.visit(STORE);
  // The sections come on their own; this one has a text in any case.
  await page.locator('#karte [data-section=configurator]').waitFor();
  const { above, tiles } = await names();
  expect(above.length).toBeGreaterThan(0);
  expect(tiles.filter((name) => above.includes(name))).toEqual([]);
  const menu = activeMenu(await allOf<Menu>(stage.url, '/branches/1/menus'), 1, new Date());
  if (!menu) expect.fail('no menu');
  const [first, ...others] = menu.catalog;
  await admin.change(`/menus/${menu.id}`, { catalog: [...others, first] });
  await guest.visit(STORE);
  await snacks(guest).first().waitFor();
  const below = await names();
  expect(below.above, 'another group').not.toEqual(above);
  expect(below.tiles.filter((name) => below.above.includes(name))).toEqual([]);
  await admin.change(`/menus/${menu.id}`, { catalog: menu.catalog });
});
