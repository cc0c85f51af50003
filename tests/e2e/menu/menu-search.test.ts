import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** Searching the menu and narrowing it down. */

const STORE = '/store/hauptplatz';
let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const field = ({ page }: Visitor) => page.getByRole('searchbox', { name: 'Karte durchsuchen' });
const chip = ({ page }: Visitor, name: string) =>
  page.getByRole('button', { name, exact: true, pressed: false });
const names = ({ page }: Visitor) => page.locator('#karte h3').allTextContents();
const status = ({ page }: Visitor) => page.locator('#karte').getByRole('status');

describe.each(BOTH)('on the %s', (device) => {
  test('as you type, with typos and without umlauts; nothing found offers the way out', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device);
    const { page } = visitor;
    await visitor.visit(STORE);
    const all = await names(visitor);
    await visitor.press(field(visitor));
    await field(visitor).pressSequentially('schnizelsemel');
    await expect.poll(() => names(visitor)).toEqual(['Schnitzelsemmel']);
    await page.getByRole('heading', { level: 2, name: '1 Treffer' }).waitFor();
    expect(await status(visitor).textContent()).toBe('1 Produkt wird angezeigt.');
    await field(visitor).fill('kaese');
    await expect.poll(async () => (await names(visitor)).length).toBeGreaterThan(5);
    expect((await names(visitor))[0]).toMatch(/käse/i);
    expect(await axeFindings(page, 'branch')).toEqual([]);
    await field(visitor).fill('qqqqq');
    await page.getByText('Zu „qqqqq“ haben wir nichts gefunden.').waitFor();
    expect(await axeFindings(page, 'branch')).toEqual([]);
    await visitor.press(page.getByRole('button', { name: 'Suche löschen' }));
    await expect.poll(() => names(visitor)).toEqual(all);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('karte');
    expect(await field(visitor).inputValue()).toBe('');
  });

  test('chips narrow down the groups and the search', async () => {
    const visitor = await stage.at(TUESDAY_NOON, device);
    const { page } = visitor;
    await visitor.visit(STORE);
    const group = page.getByRole('group', { name: 'Karte eingrenzen' });
    expect((await group.getByRole('button').allTextContents()).slice(0, 3)).toEqual([
      'vegan',
      'vegetarisch',
      'ohne Gluten',
    ]);
    await visitor.press(chip(visitor, 'vegan'));
    await expect.poll(async () => (await names(visitor)).includes('Schnitzelsemmel')).toBe(false);
    expect(await names(visitor)).toContain('Handsemmel');
    expect(await names(visitor)).not.toContain('Bergkäse, 12 Monate gereift');
    await visitor.press(chip(visitor, 'ohne Gluten'));
    await expect.poll(async () => (await names(visitor)).includes('Handsemmel')).toBe(false);
    expect(await names(visitor)).toContain('Glutenfreies Saatenbrot');
    await page.getByText('Spuren sind möglich').waitFor();
    expect(await axeFindings(page, 'branch')).toEqual([]);
    await field(visitor).fill('saft');
    await expect.poll(() => names(visitor)).toEqual(['Apfelsaft naturtrüb 0,25 l']);
    await page.locator('[aria-pressed=true]').first().waitFor();
  });
});

test('by keyboard: / leads to the field, the arrow to the hits, Escape empties it and leaves', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = visitor;
  await visitor.visit(STORE);
  const focused = () =>
    page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.tagName);
  await page.keyboard.press('/');
  await page.keyboard.type('apfel');
  await expect.poll(async () => (await names(visitor))[0]).toMatch(/^Apfel/);
  const [first, second] = await names(visitor);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe(second);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('INPUT');
  await page.keyboard.press('Escape');
  expect(await field(visitor).inputValue()).toBe('');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('karte');
});

test('a category chosen while searching ends the search and leads there', async () => {
  const visitor = await stage.at(TUESDAY_NOON, 'desktop');
  const { page } = visitor;
  await visitor.visit(STORE);
  await field(visitor).fill('brot');
  await page.locator('#hits-title').waitFor();
  await visitor.press(
    page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Getränke' }),
  );
  const top = () =>
    page
      .getByRole('region', { name: 'Getränke', exact: true })
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(150);
});
