import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { addSimple, openProduct } from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** The theme: the settings change the whole look without a build. */

let stage: Stage;
let admin: Admin;
let usual: Record<string, unknown> = {};

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  const { data } = (await (await fetch(`${stage.url}/api/config`)).json()) as {
    data: Record<string, unknown>;
  };
  const { primaryColor, secondaryColor, fontFamily, borderRadius, logo } = data;
  usual = { primaryColor, secondaryColor, fontFamily, borderRadius, logo };
});
afterEach(async () => {
  await admin.change('/config', usual);
  await stage.settle();
});
afterAll(() => stage.stop());

const styleOf = (visitor: Visitor, selector: string, property: string) =>
  visitor.page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('Theme: browser colour, secondary colour, font, border radius and logo', () => {
  test('come from the settings and change the whole look at once', async () => {
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await admin.change('/config', {
      primaryColor: '#ffd54a',
      secondaryColor: '#0057b7',
      fontFamily: "'Playfair Display', serif",
      borderRadius: '0',
      logo: null,
    });
    await visitor.visit('/store/hauptplatz');
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe('#ffd54a');
    await openProduct(visitor, 'Handsemmel');
    const save =
      '[role=dialog] button:has-text("In den Warenkorb"), dialog button:has-text("In den Warenkorb")';
    expect(await styleOf(visitor, save, 'background-color')).toBe('rgb(255, 213, 74)');
    expect(await styleOf(visitor, save, 'color')).toBe('rgb(0, 0, 0)');
    expect(await styleOf(visitor, save, 'border-top-left-radius')).toBe('0px');
    expect(await styleOf(visitor, 'body', 'font-family')).toMatch(/^"?Playfair Display/);
    // Actually loaded, from the shop itself, and fetched before the style sheet requested it.
    await page.waitForFunction(() => document.fonts.check("16px 'Playfair Display'"));
    const fonts = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll(/["']/g, '')),
    );
    expect(fonts).toContain('Playfair Display');
    expect(fonts).not.toContain('Figtree');
    const preloads = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(preloads.filter((href) => href.includes('playfair-display'))).toHaveLength(1);
    expect(preloads.filter((href) => href.includes('figtree'))).toEqual([]);
    expect(await page.getByRole('banner').getByRole('img').count()).toBe(0);
  });

  test('every bundled family loads when it is chosen', async () => {
    const { data } = (await (await fetch(`${stage.url}/api/fonts`)).json()) as { data: { family: string }[] };
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    for (const { family } of data) {
      await admin.change('/config', { fontFamily: family });
      await visitor.visit('/site/imprint');
      const loaded = await page.evaluate(async (name) => {
        await document.fonts.ready;
        return [...document.fonts].some(
          (font) => font.status === 'loaded' && font.family.replaceAll(/["']/g, '') === name,
        );
      }, family);
      expect(loaded, family).toBe(true);
    }
  });
});

describe('derived shades keep WCAG contrast', () => {
  let visitor: Visitor;
  // One visitor with one cart for all colours: every page is reloaded with each.
  beforeAll(async () => {
    visitor = await stage.open('phone', { isStill: true, isKept: true });
    await visitor.visit('/store/hauptplatz');
    await addSimple(visitor, 'Handsemmel');
  });

  test.each([
    ['a pale yellow', '#fff3b0', '#ffe08a'],
    ['white', '#ffffff', '#ffffff'],
    ['black', '#000000', '#000000'],
    ['a middle grey', '#808080', '#9a9a9a'],
    ['a loud green', '#00ff66', '#ff00ff'],
  ])('with %s as the colour of the shop', async (_name, primaryColor, secondaryColor) => {
    await admin.change('/config', { primaryColor, secondaryColor });
    const { page } = visitor;
    await visitor.visit('/');
    expect(await page.locator('meta[name=theme-color]').getAttribute('content')).toBe(primaryColor);
    expect(await axeFindings(page, 'home')).toEqual([]);
    await visitor.visit('/store/hauptplatz');
    await page.getByRole('button', { name: /Warenkorb ansehen/ }).waitFor();
    expect(await axeFindings(page, 'branch')).toEqual([]);
    await visitor.visit('/store/hauptplatz/checkout');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page, 'checkout')).toEqual([]);
  });
});
