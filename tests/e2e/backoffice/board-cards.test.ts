import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type InitEntry, shopFromInit } from '#web/lib/shop-init.ts';
import { signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { cardOn, signIn } from '../board.ts';
import { inHours, type PlacedOrder, placeByApi } from '../by-api.ts';
import { shownText } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** A full board: how many orders are seen at once, that nothing of them is cut, and what is for later. */

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
const ALWAYS_OPEN = `UPDATE "Branch" SET "openingHours" = '${DAILY}', "deliveryHours" = '${DAILY}', "isPreorderEnabled" = true;
  UPDATE "Product" SET "schedule" = '[]'; UPDATE "Category" SET "schedule" = '[]';`;

const ALLERGY = 'Achtung: schwere Nussallergie, bitte auch keine Spuren von Sesam!';
const ADDRESS = {
  ...{ isDelivery: true, deliveryArea: 'Kurklinik Marienau', street: 'Kurpromenade 12', stairway: '2' },
  ...{ floor: '3', door: '14', zipCode: '3569', city: 'Bad Marienau' },
};
const NAMES = [
  'Maria Huber',
  'Josef Steinbauer',
  'Anna Leitner',
  'Franz Moser',
  'Eva Pichler',
  'Karl Wimmer',
];

let stage: Stage;
let staff: Visitor;
let later: PlacedOrder;
let roll: number;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: ALWAYS_OPEN });
  const bundle = (await (await fetch(`${stage.url}/api/init`)).json()) as { data: InitEntry[] };
  const { shop } = shopFromInit(bundle.data);
  const named = (name: string) => {
    const found = shop.products.find((product) => product.name === name);
    if (!found) throw new Error(`${name} is not in the demo shop`);
    return found;
  };
  roll = named('Handsemmel').id;
  const snack = named('Jausensemmel nach Wunsch');
  /** Each step answered as a guest would. */
  const parts = snack.config.parts.map(({ type, options }) =>
    type === 'text'
      ? 'Bitte halbieren'
      : type === 'select'
        ? (options[0]?.name ?? '')
        : options.slice(0, 1).map(({ name }) => name),
  );
  const simple = ['Butterkipferl', 'Laugenbrezel', 'Salzstangerl', 'Körnerweckerl'];
  for (let count = 0; count < 12; count++) {
    const [firstName, lastName] = NAMES[count % NAMES.length]?.split(' ') ?? [];
    await placeByApi(stage, {
      ...{ firstName, lastName, appointmentDate: null },
      ...(count % 2 === 1 ? ADDRESS : {}),
      comment: count % 3 === 0 ? ALLERGY : count % 3 === 1 ? 'Bitte läuten und vor die Tür stellen.' : '',
      items: [
        { product: snack.id, amount: 1 + (count % 2), unit: snack.unit, parts },
        ...simple.slice(0, 2 + (count % 3)).map((name) => ({
          ...{ product: named(name).id, amount: 2, unit: named(name).unit, parts: [] },
        })),
      ],
    });
  }
  later = await placeByApi(stage, { appointmentDate: inHours(3), lastName: 'Vormerk' });
  staff = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const SCREENS = [
  [1440, 900, 8],
  [1024, 768, 4],
  [768, 1024, 4],
  [390, 844, 1],
] as const;

test.each(SCREENS)(
  'at %i x %i at least %i waiting orders are seen whole, and axe finds nothing',
  async (...screen) => {
    const [width, height, least] = screen;
    const { page } = staff;
    await page.setViewportSize({ width, height });
    const seen = () =>
      page.evaluate(() => {
        const lane = document.querySelector('[aria-labelledby=lane-new] ul');
        const frame = lane?.parentElement?.getBoundingClientRect();
        return [...(lane?.querySelectorAll('article') ?? [])].filter((card) => {
          const { top, bottom, height: high } = card.getBoundingClientRect();
          return frame && high > 0 && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
        }).length;
      });
    await expect.poll(seen).toBeGreaterThanOrEqual(least);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(sideways).toBe(false);
    const low = await page
      .locator('article button:not([data-order])')
      .evaluateAll(
        (all) => all.filter((one) => one.clientHeight > 0 && one.getBoundingClientRect().height < 44).length,
      );
    expect(low).toBe(0);
    expect(await axeFindings(page, `board at ${width}`)).toEqual([]);
  },
);

test.each([
  [1440, 900],
  [1280, 800],
])('at %i x %i the bar above the board gives way to an open order', async (width, height) => {
  const { page } = staff;
  await page.setViewportSize({ width, height });
  await page.goto(`/backend#/orders/${later.id}`);
  const details = page.getByRole('complementary', { name: new RegExp(`^Bestellung ${later.ticket}\\b`) });
  await details.waitFor();
  const panel = await details.boundingBox();
  const bar = page.getByRole('region', { name: 'Pause und Verzögerung', exact: true });
  const ends = await bar
    .locator('button, a')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends.length).toBeGreaterThan(5);
  expect(Math.max(...ends)).toBeLessThanOrEqual(panel?.x ?? 0);
  // Beside it, on one line: another one would be taken from the orders.
  if (width >= 1440) expect((await bar.boundingBox())?.height).toBeLessThan(60);
  // Nor is anything of the bar too narrow for what it says.
  const cut = await bar
    .locator('button, a')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
  await page.goto('/backend#/orders');
});

test('on a phone the bar above the board writes its words out', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 390, height: 844 });
  const cut = await page
    .getByRole('region', { name: 'Pause und Verzögerung', exact: true })
    .locator('button > span:not(.sr-only)')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
});

test('address, area, options and notes stand on the card, none of them cut', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: 1440, height: 900 });
  const card = page.locator('[aria-labelledby=lane-new] article').nth(3);
  const words = await shownText(card);
  for (const part of [
    'Franz Moser',
    'Kurpromenade 12',
    '3569 Bad Marienau',
    'Kurklinik Marienau',
    'Handsemmel',
  ])
    expect(words).toContain(part);
  expect(words).toContain(ALLERGY);
  const cut = await card.locator('*').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { overflow, display } = getComputedStyle(one);
        return (
          overflow === 'hidden' &&
          display !== 'inline' &&
          one.clientWidth > 1 &&
          one.scrollHeight > one.clientHeight + 1
        );
      }).length,
  );
  expect(cut).toBe(0);
});

test('a preorder is silent among the later ones, reached by keys, and waits once its preparation is due', async () => {
  const { page } = staff;
  const waiting = (count: number) => page.getByText(`${count} Bestellungen warten auf Sie`).waitFor();
  await waiting(12);
  const lane = page.getByRole('region', { name: 'Später', exact: true }).first();
  const number = page.getByRole('button', { name: `Bestellung ${later.ticket}`, exact: true });
  await lane
    .getByRole('article')
    .filter({ has: number })
    .getByText(/^Meldet sich: /)
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => number.evaluate((one) => one === document.activeElement)).toBe(true);
  // Now it takes four hours to make one of its products.
  const admin = await signInByApi(stage.url);
  await admin.change(`/products/${roll}`, {
    isLeadTimeEnabled: true,
    leadTimeType: 'hours',
    leadTimeValue: 4,
  });
  await page.reload();
  await waiting(13);
  await page
    .getByRole('region', { name: 'Neu', exact: true })
    .first()
    .getByRole('article')
    .filter({ has: number })
    .waitFor();
  await (await cardOn(staff, 'new', later.ticket)).getByRole('button', { name: /^Bestätigen/ }).click();
  await waiting(12);
  await cardOn(staff, 'kitchen', later.ticket);
});
