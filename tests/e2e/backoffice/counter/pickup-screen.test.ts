import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { placeByApi, stepByApi } from '#tests/e2e/by-api.ts';
import { ADMIN } from '#tests/e2e/shop-template.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { VisitorOptions } from '#tests/e2e/visitor.ts';

/** R273: the numbers for guests who wait in the shop. */

let stage: Stage;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const PATH = '/signage/pickup?branch=1';

async function openScreen(options: VisitorOptions = {}) {
  const screen = await stage.open('desktop', options);
  await screen.page.request.post('/api/login', { data: { username: ADMIN.email, password: ADMIN.password } });
  return screen;
}

const column = (page: Page, name: 'In Zubereitung' | 'Abholbereit') => page.getByRole('region', { name });
const numbersIn = (page: Page, name: Parameters<typeof column>[1]) =>
  column(page, name).getByRole('listitem').allTextContents();

/** What the server says, once and for all. */
async function answer(page: Page, numbers: { preparing: string[]; ready: string[] }): Promise<void> {
  await page.route('**/api/pickup-numbers/stream*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\nevent: numbers\ndata: ${JSON.stringify(numbers)}\n\n`,
    }),
  );
}

test('a number appears as soon as it is ready, stands out, and is gone once it is handed over', async () => {
  const { page } = await openScreen();
  await page.goto(PATH);
  await column(page, 'Abholbereit').waitFor();
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  await stepByApi(stage, order, 'in-delivery');
  const number = column(page, 'Abholbereit').getByText(order.ticket, { exact: true });
  await number.waitFor();
  expect(await number.getAttribute('data-fresh')).toBe('true');
  expect(await axeFindings(page, 'pick-up screen')).toEqual([]);

  await page.reload();
  await number.waitFor();
  expect(await number.getAttribute('data-fresh')).toBeNull();
  await stepByApi(stage, order, 'completed');
  await number.waitFor({ state: 'detached' });
});

test('what stands out does not move for who wants no motion', async () => {
  const { page } = await openScreen({ isStill: true });
  await page.goto(PATH);
  await column(page, 'Abholbereit').waitFor();
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  await stepByApi(stage, order, 'in-delivery');
  const number = page.locator('[data-fresh]', { hasText: new RegExp(`^${order.ticket}$`) });
  await number.waitFor();
  expect(await number.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await stepByApi(stage, order, 'completed');
});

const SIZES = [
  [1920, 1080, 90],
  [1024, 768, 55],
  [1080, 1920, 90],
] as const;

describe.each(SIZES)('on %i x %i', (width, height, smallest) => {
  test.each(['light', 'dark'] as const)('two dozen numbers are large and inside, %s', async (colorScheme) => {
    const { page } = await openScreen({ isStill: true });
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const from = (first: number) => Array.from({ length: 12 }, (_, index) => String(first + index));
    await answer(page, { preparing: from(101), ready: from(88) });
    await page.goto(PATH);
    await column(page, 'Abholbereit').getByText('99', { exact: true }).waitFor();
    const faults = await page.evaluate((least) => {
      const found: string[] = [];
      for (const item of document.querySelectorAll<HTMLElement>('li')) {
        const [box, list] = [item.getBoundingClientRect(), item.parentElement?.getBoundingClientRect()];
        const isInside =
          list && box.left >= list.left && box.right <= list.right + 1 && box.bottom <= list.bottom + 1;
        if (!isInside || item.scrollWidth > item.clientWidth) found.push(`${item.textContent} is outside`);
        const size = Number.parseFloat(getComputedStyle(item).fontSize);
        if (size < least) found.push(`${item.textContent} is ${size} px small`);
      }
      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push('the page scrolls');
      return found;
    }, smallest);
    expect(faults).toEqual([]);
    expect(await axeFindings(page, `pick-up screen ${colorScheme}`)).toEqual([]);
    if (process.env.PICKUP_PICTURES)
      await page.screenshot({ path: `${process.env.PICKUP_PICTURES}/${width}x${height}-${colorScheme}.png` });
  });
});

test('without any order it says so, and does not look broken', async () => {
  const { page } = await openScreen({ isStill: true });
  await answer(page, { preparing: [], ready: ['88'] });
  await page.goto(PATH);
  await column(page, 'In Zubereitung').getByText('Gerade ist keine Bestellung in Arbeit.').waitFor();
  expect(await page.getByText('Gerade ist keine Bestellung abholbereit.').count()).toBe(0);
  expect(await axeFindings(page, 'pick-up screen, nothing in work')).toEqual([]);
});

test('without the server it keeps what it knows, and says so after a minute', async () => {
  const screen = await openScreen({ hasOwnTime: true });
  const { page, context } = screen;
  screen.allow(/net::ERR_|Failed to/);
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  await stepByApi(stage, order, 'in-delivery');
  await page.goto(PATH);
  const number = column(page, 'Abholbereit').getByText(order.ticket, { exact: true });
  await number.waitFor();
  const word = page.getByText(/^Keine Verbindung, Stand \d\d:\d\d Uhr$/);
  await context.setOffline(true);
  await context.clock.fastForward(41_000);
  expect(await word.count()).toBe(0);
  await context.clock.fastForward(25_000);
  await word.waitFor();
  expect(await numbersIn(page, 'Abholbereit')).toContain(order.ticket);
  expect(await axeFindings(page, 'pick-up screen offline')).toEqual([]);
  await context.setOffline(false);
  await context.clock.fastForward(10_000);
  await word.waitFor({ state: 'detached' });
  await stepByApi(stage, order, 'completed');
});

test('whoever is not signed in reads what to do, and no number', async () => {
  const screen = await stage.open('desktop');
  screen.allow(/401/);
  await screen.page.goto(PATH);
  await screen.page.getByText('Dieser Bildschirm ist nicht verbunden.', { exact: false }).waitFor();
  expect(await screen.page.getByRole('listitem').count()).toBe(0);
  expect(await axeFindings(screen.page, 'pick-up screen, signed out')).toEqual([]);
});

test('the sound is off until somebody wants it, by the keyboard too', async () => {
  const { page } = await openScreen({ isStill: true });
  await page.goto(PATH);
  const button = page.getByRole('button', { name: 'Ton einschalten' });
  await button.press('Enter');
  await page.getByRole('button', { name: 'Ton ausschalten' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Ton ausschalten' }).press('Enter');
  await button.waitFor();
});

test('a TV shows the numbers in the colours of its segment', async () => {
  const admin = await signInByApi(stage.url);
  const segment = await admin.create('/digital-signage-segments', { name: 'Nummern', type: 'pickup' });
  const stream = await admin.create('/digital-signage-streams', {
    name: 'Abholung',
    segments: [{ segment: { id: segment }, seconds: 1, schedule: [] }],
  });
  const { key } = await admin.createKeyed('/digital-signage-devices', {
    name: 'Gastraum',
    branch: 1,
    stream,
  });
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  const { page } = await stage.open('desktop', { isStill: true });
  await page.goto(`/signage/${key}`);
  await column(page, 'Abholbereit').waitFor();
  await stepByApi(stage, order, 'in-delivery');
  const number = column(page, 'Abholbereit').getByText(order.ticket, { exact: true });
  await number.waitFor();
  expect(await number.getAttribute('data-fresh')).toBe('true');
  expect(await axeFindings(page, 'numbers on a TV')).toEqual([]);
});
