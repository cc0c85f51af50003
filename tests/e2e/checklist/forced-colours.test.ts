import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addSimple, openProduct, pressInOverlay, SUBMIT } from '../customer.ts';
import {
  cardOf,
  expectChange,
  expectEdge,
  expectRing,
  expectSeen,
  SCHEMES,
  signsInColour,
  visitorIn,
} from '../forced-colours.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';

/** In Windows' high contrast mode every state of a control is visible. Here everything before a product. */

const STORE = '/store/hauptplatz';
let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe.each(SCHEMES)('forced colours, %s palette', (scheme) => {
  test('home: tags, kinds of hours, the current page in the navigation, the state of a branch, the search', async () => {
    const visitor = await visitorIn(stage, scheme, '/');
    const { page } = visitor;
    const tag = page.getByRole('button', { name: 'Gastgarten' });
    await expectChange(tag, 'a tag', () => visitor.press(tag), { least: 300 });
    const link = page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Partyservice' });
    await expectChange(link, 'the present page', () => visitor.press(link), { least: 300 });
    await visitor.visit('/');
    expect(await signsInColour(page)).toEqual([]);
    await expectSeen(page.getByRole('article').first().locator('.bg-current'), 'the dot of a branch');
    await expectEdge(page.getByRole('article').first(), 'a branch');
    const search = page.getByRole('searchbox');
    await expectEdge(search, 'the search');
    await expectRing(search, 'the search');
    await expectRing(tag, 'a tag');
    await expectRing(link, 'a link');
  });

  test('consent and loading: both choices and the card have edges, skeletons are visible', async () => {
    const visitor = await visitorIn(stage, scheme, '/', 'desktop', { isFirstVisit: true });
    const { page } = visitor;
    const banner = page.getByRole('region', { name: 'Cookies und Datenschutz' });
    await expectEdge(banner, 'the question');
    for (const choice of ['Akzeptieren', 'Nur notwendige']) {
      const button = banner.getByRole('button', { name: choice });
      await expectEdge(button, choice);
      await expectRing(button, choice);
    }
    await page
      .getByRole('main')
      .evaluate((main) =>
        main.insertAdjacentHTML('afterbegin', '<p class="skeleton h-9 w-60" id="bar"></p>'),
      );
    await expectSeen(page.locator('#bar'), 'what is still loading', 300);
  });

  test('menu: the service, the current category, a sold-out product', async () => {
    const visitor = await visitorIn(stage, scheme, STORE);
    const { page } = visitor;
    const service = page.getByRole('group', { name: 'Art der Bestellung' });
    const delivery = cardOf(service, 'Lieferung');
    const pickup = cardOf(service, 'Abholung');
    await visitor.press(pickup);
    await expectChange(delivery, 'the service', () => visitor.press(delivery), { least: 300 });
    const bar = page.getByRole('navigation', { name: 'Kategorien' });
    const bread = bar.getByRole('link', { name: 'Brot & Gebäck' });
    const isRead = () => expect.poll(() => bread.getAttribute('aria-current')).toBe('true');
    await expectChange(bread, 'the category', () => visitor.press(bread).then(isRead), { least: 300 });
    const roll = page.getByRole('button', { name: 'Handsemmel', exact: true });
    const article = page.getByRole('article').filter({ has: roll });
    await expectEdge(article, 'a product');
    await expectRing(roll, 'a product', article);
    const colour = () => roll.evaluate((element) => getComputedStyle(element).color);
    const usual = await colour();
    const products = (await (await fetch(`${stage.url}/api/products?pageSize=200`)).json()) as {
      data: { id: number; name: string }[];
    };
    const id = products.data.find(({ name }) => name === 'Handsemmel')?.id;
    const sellOut = async (isSoldOut: boolean) => {
      const answer = await fetch(`${stage.url}/api/products/${id}/sold-out`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.deviceKey}` },
        body: JSON.stringify({ branch: 1, isSoldOut }),
      });
      expect(answer.status).toBe(200);
    };
    await sellOut(true);
    await visitor.visit(STORE);
    expect(await colour(), 'grey like everything that cannot be pressed').not.toBe(usual);
    await sellOut(false);
    expect(await signsInColour(page)).toEqual([]);
  });

  test('cart and messages: they have edges, primary and secondary actions differ', async () => {
    const visitor = await visitorIn(stage, scheme, STORE);
    const { page } = visitor;
    await openProduct(visitor, 'Handsemmel');
    await pressInOverlay(visitor, /In den Warenkorb/);
    const notice = page.locator('[aria-live=polite] > .bg-ink').first();
    await expectEdge(notice, 'a message');
    const more = page.getByRole('region', { name: 'Ihr Warenkorb' }).getByRole('button', { name: 'Mehr' });
    await expectRing(more, 'the plus');
    await expectSeen(page.locator('#cart-toggle span.bg-primary'), 'the count', 30);
  });

  test('full-screen pictures: both arrows and the cross are visible', async () => {
    const visitor = await visitorIn(stage, scheme, STORE);
    const { page } = visitor;
    await visitor.press(page.getByRole('button', { name: /Bilder ansehen: Wiesenknopf am Hauptplatz/ }));
    const screen = page.getByRole('dialog', { name: 'Bilder' });
    for (const name of ['Nächstes Bild', 'Vorheriges Bild', 'Schließen']) {
      const button = screen.getByRole('button', { name });
      await expectSeen(button.locator('svg'), name, 20);
      await expectRing(button, name);
    }
    expect(await signsInColour(page)).toEqual([]);
  });

  test('buttons: primary and secondary ones have different backgrounds, and both have edges', async () => {
    const visitor = await visitorIn(stage, scheme, STORE);
    await addSimple(visitor, 'Handsemmel');
    await visitor.visit(`${STORE}/checkout`);
    const { page } = visitor;
    const [submit, back] = [
      page.getByRole('button', { name: SUBMIT }),
      page.getByRole('link', { name: 'Zurück' }).last(),
    ];
    const ground = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(submit)).not.toBe(await ground(back));
    await expectEdge(submit, 'the first choice');
    await expectEdge(back, 'the second choice');
  });
});

test('muted text is as dark as all other text with prefers-contrast: more', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = visitor;
  await visitor.visit(STORE);
  const words = page.getByRole('main').locator('.text-muted').first();
  const colour = (element: Locator) => element.evaluate((one) => getComputedStyle(one).color);
  expect(await colour(words)).not.toBe(await colour(page.locator('body')));
  await page.emulateMedia({ contrast: 'more' });
  // The colours fade.
  await expect.poll(async () => (await colour(words)) === (await colour(page.locator('body')))).toBe(true);
});
