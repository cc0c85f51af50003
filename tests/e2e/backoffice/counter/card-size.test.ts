import type { Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { signIn } from '#tests/e2e/board.ts';
import { type PlacedOrder, placeByApi, stepByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** Cards are as large as their lane has room for: few are legible from two metres, many are all there. */

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
const ALWAYS_OPEN = `UPDATE "Branch" SET "openingHours" = '${DAILY}', "deliveryHours" = '${DAILY}';
  UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';`;
const RICH = {
  ...{ appointmentDate: null, firstName: 'Josef', lastName: 'Steinbauer-Hinterholzer' },
  ...{ isDelivery: true, deliveryArea: 'Kurklinik Marienau', street: 'Kurpromenade 12', stairway: '2' },
  ...{ floor: '3', door: '14', zipCode: '3569', city: 'Bad Marienau' },
  comment: 'Achtung: schwere Nussallergie, bitte auch keine Spuren von Sesam!',
};
/** Capitals and digits of the typeface are as high as this part of its size; 40 px are read from two metres. */
const CAPITAL = 0.7;
const LEGIBLE = 40;

let stage: Stage;
let staff: Visitor;
const orders: PlacedOrder[] = [];

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: ALWAYS_OPEN });
  staff = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const lane = (page: Page) => page.locator('[aria-labelledby=lane-new] [data-cards]');
const cards = (page: Page) => lane(page).getByRole('article');
const numberOf = (page: Page, { ticket }: PlacedOrder) =>
  page.getByRole('button', { name: `Bestellung ${ticket}`, exact: true });
const cardOf = (page: Page, order: PlacedOrder) => cards(page).filter({ has: numberOf(page, order) });
const stepOf = (page: Page, order: PlacedOrder) =>
  cardOf(page, order).getByRole('button', { name: /^Bestätigen/ });
const sizeOf = (page: Page) => lane(page).getAttribute('data-cards');

const capitals = (text: Locator) =>
  text.evaluate((one, part) => Math.round(Number.parseFloat(getComputedStyle(one).fontSize) * part), CAPITAL);

/** How many cards of the lane are seen whole. */
const whole = (page: Page) =>
  cards(page).evaluateAll(
    (all) =>
      all.filter((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        const frame = card.closest('[data-cards]')?.getBoundingClientRect();
        return frame && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
      }).length,
  );

/** What does not fit into its card. */
const beyond = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('p, li, button, output, h3')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
        })
        .map(({ textContent }) => textContent);
    }),
  );

/** Lines of text that are not drawn in the size that they have. */
const stale = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.flatMap((card) =>
      [...card.querySelectorAll('span, p')].flatMap((one) => {
        const text = [...one.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
        if (!text?.textContent?.trim() || one.classList.contains('sr-only')) return [];
        const range = document.createRange();
        range.selectNodeContents(text);
        const drawn =
          (range.getClientRects()[0]?.height ?? 0) / Number.parseFloat(getComputedStyle(one).fontSize);
        return drawn > 1 && drawn < 1.5 ? [] : [`${text.textContent}: ${drawn}`];
      }),
    ),
  );

async function add(count: number): Promise<void> {
  for (let added = 0; added < count; added += 1) orders.push(await placeByApi(stage, RICH));
}

test('a phone that showed the kitchen brings a new order to the front, large, for one tap', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Nichts in Zubereitung').waitFor();
  await add(1);
  const [order] = orders as [PlacedOrder];
  await stepOf(page, order).waitFor();
  expect(await capitals(numberOf(page, order))).toBeGreaterThanOrEqual(LEGIBLE);
  expect(await beyond(page)).toEqual([]);
  await add(5);
  await expect.poll(() => sizeOf(page)).toBe('dense');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('up to six new orders are legible from two metres on a large screen, and seen whole', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(() => whole(page)).toBe(6);
  for (const order of orders) {
    expect(await capitals(numberOf(page, order))).toBeGreaterThanOrEqual(LEGIBLE);
    const time = cardOf(page, order).getByText('Sofort', { exact: true });
    expect(await capitals(time)).toBeGreaterThanOrEqual(LEGIBLE);
  }
  expect(await beyond(page)).toEqual([]);
  expect(await stale(page)).toEqual([]);
  expect(await axeFindings(page, 'board with large cards')).toEqual([]);
});

test.each([
  [1440, 900],
  [768, 1024],
])('at %i x %i six orders use the room that there is', async (width, height) => {
  const { page } = staff;
  await page.setViewportSize({ width, height });
  await expect.poll(() => whole(page)).toBe(6);
  expect(await capitals(numberOf(page, orders[0] as PlacedOrder))).toBeGreaterThanOrEqual(28);
  expect(await beyond(page)).toEqual([]);
});

test('a press on its way to the step of one order is not taken for that of another', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect.poll(() => whole(page)).toBe(6);
  const [first, other] = orders as [PlacedOrder, PlacedOrder];
  await lane(page).evaluate(
    (element, [aimed, beside]) => {
      const stepOf = (id: number) =>
        element
          .querySelector(`[data-order="${id}"]`)
          ?.closest('article')
          ?.querySelector(':scope > div > button');
      const { left = 0, top = 0 } = stepOf(aimed)?.getBoundingClientRect() ?? {};
      const size = element.getAttribute('data-cards');
      const pressed: number[] = [];
      Object.assign(window, { pressed });
      new MutationObserver((_, observer) => {
        if (element.getAttribute('data-cards') === size) return;
        observer.disconnect();
        for (const id of [beside, aimed]) {
          const note = () => pressed.push(id);
          document.addEventListener('click', note);
          const at = { clientX: left + 5, clientY: top + 5, detail: 1, bubbles: true };
          stepOf(id)?.dispatchEvent(new MouseEvent('click', at));
          document.removeEventListener('click', note);
        }
      }).observe(element, { attributeFilter: ['data-cards'] });
    },
    [first.id, other.id] as const,
  );
  // One after the other, until their cards have to be smaller.
  await add(8);
  await expect.poll(() => cards(page).count()).toBe(13);
  expect(await page.evaluate(() => Reflect.get(window, 'pressed'))).toEqual([first.id]);
  await stepOf(page, other).waitFor();
  orders.shift();
});

test('the last one grows once the others are gone', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 1024, height: 768 });
  const before = await capitals(numberOf(page, orders[0] as PlacedOrder));
  await numberOf(page, orders[0] as PlacedOrder).focus();
  for (const order of orders.splice(1)) await stepByApi(stage, order, 'reject');
  const [order] = orders as [PlacedOrder];
  await expect.poll(() => capitals(numberOf(page, order)), { timeout: 15_000 }).toBeGreaterThan(before);
  expect(await numberOf(page, order).evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await capitals(numberOf(page, order))).toBeGreaterThanOrEqual(LEGIBLE);
  expect(await stale(page)).toEqual([]);
});

test('cards stay where they are below a finger, and become smaller once it is gone', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 1024, height: 768 });
  const [order] = orders as [PlacedOrder];
  const step = stepOf(page, order);
  await step.hover();
  const size = await sizeOf(page);
  const box = await step.boundingBox();
  await page.mouse.down();
  await add(8);
  await expect.poll(() => cards(page).count()).toBe(9);
  expect([await sizeOf(page), await step.boundingBox()]).toEqual([size, box]);
  await page.mouse.up();
  await expect.poll(() => cards(page).count()).toBe(8);
  orders.shift();
  await expect.poll(() => sizeOf(page)).not.toBe(size);
});
