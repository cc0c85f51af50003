import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { contrast, luminance, type Rgb } from '#domain/media/colour.ts';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { addSimple, openProduct, pressInOverlay } from '#tests/e2e/customer.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor, VisitorOptions } from '#tests/e2e/visitor.ts';

/** The dark design follows the visitor's system (R148). Every state of it goes through axe in accessible.ts. */

const STORE = '/store/hauptplatz';
let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(async () => {
  await admin.change('/config', {
    darkDesign: 'system',
    primaryColor: '#b3261e',
    secondaryColor: '#3b6b3a',
  });
  await stage.settle();
});
afterAll(() => stage.stop());

async function inTheDark(options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await stage.open('phone', { isStill: true, ...options });
  await visitor.page.emulateMedia({ colorScheme: 'dark' });
  return visitor;
}

/** The mean colour of what is shown. */
async function shown({ page }: Visitor): Promise<Rgb> {
  const { channels } = await sharp(await page.screenshot()).stats();
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const isDark = async (visitor: Visitor) => luminance(await shown(visitor)) < 0.1;

describe('a visitor whose system is dark', () => {
  test('gets a dark page from the first byte, before any script', async () => {
    const visitor = await inTheDark();
    await visitor.page.route('**/*.js', (route) => route.abort());
    visitor.allow(/ERR_FAILED/);
    await visitor.page.goto('/site/imprint');
    expect(await isDark(visitor)).toBe(true);
    const scheme = visitor.page.locator('meta[name=color-scheme]');
    expect(await scheme.getAttribute('content')).toBe('light dark');
  });

  test('sees pictures as they are, and a dark logo on light paper', async () => {
    const visitor = await inTheDark();
    await visitor.visit(STORE);
    const filters = await visitor.page
      .locator('img')
      .evaluateAll((images) => images.map((image) => getComputedStyle(image).filter));
    expect(filters.join()).not.toMatch(/invert|brightness/);
    const logo = visitor.page.getByRole('banner').locator('img').first();
    expect(await logo.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe(
      'rgb(250, 247, 242)',
    );
  });

  test('changes the system while the page is open, and the page follows', async () => {
    const visitor = await inTheDark();
    await visitor.visit('/site/imprint');
    await visitor.page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(visitor)).toBe(false);
    await visitor.page.emulateMedia({ colorScheme: 'dark' });
    expect(await isDark(visitor)).toBe(true);
  });

  test('prints on white paper', async () => {
    const visitor = await inTheDark();
    await visitor.visit('/site/imprint');
    await visitor.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await isDark(visitor)).toBe(false);
  });

  test('sees the light shop where the owner says never', async () => {
    await admin.change('/config', { darkDesign: 'never' });
    const visitor = await inTheDark();
    await visitor.visit('/site/imprint');
    expect(await isDark(visitor)).toBe(false);
  });

  test.each([
    ['black', '#000000', '#000000'],
    ['white', '#ffffff', '#ffffff'],
    ['a pale yellow and a night blue', '#fff3b0', '#0a0a40'],
    ['a middle grey and a loud pink', '#808080', '#ff00ff'],
  ])(
    'can read everything with %s as the colours of the shop',
    async (_name, primaryColor, secondaryColor) => {
      await admin.change('/config', { primaryColor, secondaryColor });
      const visitor = await inTheDark();
      const { page } = visitor;
      await visitor.visit(STORE);
      expect(await axeFindings(page, 'branch')).toEqual([]);
      await openProduct(visitor, 'Jausensemmel nach Wunsch');
      await pressInOverlay(visitor, 'Weiter');
      expect(await axeFindings(page, 'configurator')).toEqual([]);
      await pressInOverlay(visitor, 'Schließen');
      await addSimple(visitor, 'Handsemmel');
      await visitor.visit(`${STORE}/checkout`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axeFindings(page, 'checkout')).toEqual([]);
      // A chosen box differs from its card, and its sign from the box.
      const box = page.getByRole('checkbox').first();
      await box.check();
      // The colour comes by a transition.
      const ground = async (): Promise<Rgb> => {
        const text = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
        const [red = 0, green = 0, blue = 0] = text.match(/\d+/g)?.map(Number) ?? [];
        return [red, green, blue];
      };
      for (const around of [
        [34, 28, 24],
        [23, 19, 16],
      ] as const)
        await expect.poll(async () => contrast(await ground(), around)).toBeGreaterThanOrEqual(3);
    },
  );
});
