import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type ToldStage, TUESDAY_NOON } from './told-time.ts';
import type { Device, Visitor, VisitorOptions } from './visitor.ts';

/**
 * The system replaces all colours (Windows' high contrast mode): grounds, shadows and gradients of the page are gone. What a
 * control says has to be seen all the same, so pictures of it are compared, not its classes.
 */

/** The two palettes that a browser can be told to take: dark on light and light on dark. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** What can be told apart without seeing colours: WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

/** A sign as large as a dot of 5 px. */
const SMALLEST_SIGN = 16;

export async function forceColours(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' });
}

/** Somebody whose system forces its colours, on a page of the shop at noon on a Tuesday. */
export async function visitorIn(
  stage: ToldStage,
  scheme: Scheme,
  path: string,
  device: Device = 'desktop',
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visitor = await stage.at(TUESDAY_NOON, device, options);
  await forceColours(visitor.page, scheme);
  await visitor.visit(path);
  return visitor;
}

/** The card of a choice by its words. */
export function cardOf(place: Locator, words: string): Locator {
  return place.locator('label').filter({ hasText: words }).first();
}

/** The pixels of an element, one per CSS pixel, as they are shown. */
export interface Shown {
  width: number;
  height: number;
  /** Red, green and blue in turn. */
  data: Buffer;
}

interface LookOptions {
  /** So many px around the element belong to it: a ring stands outside. */
  margin?: number;
  /** The focus stays where it is; else nothing has it. */
  hasFocus?: boolean;
}

/** Looks at an element: nothing points at it, and what has the focus does not change it. */
export async function look(
  target: Locator,
  { margin = 0, hasFocus = false }: LookOptions = {},
): Promise<Shown> {
  const page = target.page();
  await page.mouse.move(1, 1);
  await target.evaluate((element, isKept) => {
    const { top, bottom } = element.getBoundingClientRect();
    // What stands fixed at the top must not cover it, and what is in view stays where it is.
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!isKept && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }, hasFocus);
  await drawn(page);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  const picture = await page.screenshot({
    scale: 'css',
    animations: 'disabled',
    caret: 'hide',
    clip: {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    },
  });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The letters have their shapes, and two frames passed: what was changed last is painted. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** How many px of one look stand out clearly against the same place in the other. */
export function difference(one: Shown, other: Shown): number {
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const here = luminance(one.data, (y * one.width + x) * 3);
      const there = luminance(other.data, (y * other.width + x) * 3);
      const ratio = (Math.max(here, there) + 0.05) / (Math.min(here, there) + 0.05);
      if (ratio >= LEAST_CONTRAST) count += 1;
    }
  }
  return count;
}

/** Relative luminance of a pixel, 0 to 1 (WCAG 2.2). */
function luminance(data: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (data[at + channel] ?? 0) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Two states of one control can be told apart; `least` px of them at least. */
export function expectApart(one: Shown, other: Shown, what: string, least = SMALLEST_SIGN): void {
  expect.soft(difference(one, other), what).toBeGreaterThanOrEqual(least);
}

/** A control looks different after something was done to it. */
export async function expectChange(
  target: Locator,
  what: string,
  change: () => Promise<unknown>,
  options: LookOptions & { least?: number } = {},
): Promise<void> {
  const before = await look(target, options);
  await change();
  expectApart(before, await look(target, options), what, options.least);
}

/** The focus is seen on an element that did not have it; `place` is where, if not around the element itself. */
export async function expectRing(target: Locator, what: string, place = target): Promise<void> {
  const options = { margin: 6, hasFocus: true };
  await target.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const before = await look(place, options);
  // From the keyboard: a press of the mouse shows no ring.
  await target.page().keyboard.press('Shift');
  await target.focus();
  const { width, height } = before;
  expectApart(before, await look(place, options), `the focus on ${what}`, width + height);
}

/** Something that says nothing in words is seen at all: a dot, a bar, a sign. */
export async function expectSeen(target: Locator, what: string, least = SMALLEST_SIGN): Promise<void> {
  const there = await look(target);
  const gone = await lookWithout(target);
  expectApart(there, gone, `${what} is seen`, least);
}

/** It can be seen where a box ends: a line along most of its edges, whatever stands in it. */
export async function expectEdge(target: Locator, what: string): Promise<void> {
  const style = await target.page().addStyleTag({ content: EMPTIED });
  await target.evaluate((element) => element.classList.add('emptied'));
  const there = await look(target, { margin: 2 });
  const gone = await lookWithout(target, { margin: 2 });
  await target.evaluate((element) => element.classList.remove('emptied'));
  await style.evaluate((element: HTMLStyleElement) => element.remove());
  expectApart(there, gone, `the edge of ${what}`, there.width + there.height);
}

/** Words and pictures away; what is not shown could no longer be found by its name, so nothing is hidden. */
const EMPTIED = `.emptied { -webkit-text-fill-color: transparent !important; }
  .emptied * { opacity: 0 !important; }`;

/** The same place as if the element were not there. */
async function lookWithout(target: Locator, options?: LookOptions): Promise<Shown> {
  const set = (opacity: string) =>
    target.evaluate((element: HTMLElement | SVGElement, value) => {
      element.style.opacity = value;
    }, opacity);
  await set('0');
  const gone = await look(target, options);
  await set('');
  return gone;
}

/** The signs that are drawn in a colour of the page which the system did not replace: each by its button's or its own words. */
export function signsInColour(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<SVGElement>('svg')].filter((sign) => sign.checkVisibility());
    const strange = shown.filter((sign) => {
      const stroke = getComputedStyle(sign).stroke;
      const parent = sign.parentElement;
      return stroke !== 'none' && parent !== null && stroke !== getComputedStyle(parent).color;
    });
    return strange.map((sign) => (sign.closest('button, a, li, p, div')?.textContent ?? '').slice(0, 60));
  });
}
