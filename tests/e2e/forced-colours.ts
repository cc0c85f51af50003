import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type ToldStage, TUESDAY_NOON } from './told-time.ts';
import type { Device, Visitor, VisitorOptions } from './visitor.ts';

/**
 * The system replaces all colours (Windows' high contrast mode): backgrounds, shadows and gradients of the page are gone.
 * What a control says has to be visible all the same, so screenshots are compared, not classes.
 */

/** The two palettes that a browser can emulate: dark on light and light on dark. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The minimum contrast for graphics: WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

/** As many pixels as a dot of 5 px has. */
const SMALLEST_SIGN = 16;

export async function forceColours(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme, reducedMotion: 'reduce' });
}

/** A visitor with forced colours, on a page of the shop at noon on a Tuesday. */
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

/** The card of a choice by its text. */
export function cardOf(place: Locator, words: string): Locator {
  return place.locator('label').filter({ hasText: words }).first();
}

/** The pixels of an element as shown, one per CSS pixel. */
export interface Shown {
  width: number;
  height: number;
  /** Interleaved red, green and blue. */
  data: Buffer;
}

interface LookOptions {
  /** Extra px around the element: a focus ring is outside of it. */
  margin?: number;
  /** The focus stays where it is; otherwise nothing has focus. */
  hasFocus?: boolean;
}

/** Takes a screenshot of an element, without hover, and without focus by default. */
export async function look(
  target: Locator,
  { margin = 0, hasFocus = false }: LookOptions = {},
): Promise<Shown> {
  const page = target.page();
  await page.mouse.move(1, 1);
  await target.evaluate((element, isKept) => {
    const { top, bottom } = element.getBoundingClientRect();
    // Fixed bars at the top must not cover it, and what is in view stays where it is.
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

/** The fonts have loaded, and two frames passed: the last change is painted. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** How many px clearly differ between two screenshots. */
function difference(one: Shown, other: Shown): number {
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

/** Two states of one control are distinguishable, by at least `least` px. */
export function expectApart(one: Shown, other: Shown, what: string, least = SMALLEST_SIGN): void {
  expect.soft(difference(one, other), what).toBeGreaterThanOrEqual(least);
}

/** A control looks different after a change. */
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

/** The focus is visible on an element that did not have it; `place` is where, if not around the element itself. */
export async function expectRing(target: Locator, what: string, place = target): Promise<void> {
  const options = { margin: 6, hasFocus: true };
  await target.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  const before = await look(place, options);
  // By keyboard: mouse clicks show no ring.
  await target.page().keyboard.press('Shift');
  await target.focus();
  const { width, height } = before;
  expectApart(before, await look(place, options), `the focus on ${what}`, width + height);
}

/** Something without text is visible at all: a dot, a bar, an icon. */
export async function expectSeen(target: Locator, what: string, least = SMALLEST_SIGN): Promise<void> {
  const there = await look(target);
  const gone = await lookWithout(target);
  expectApart(there, gone, `${what} is seen`, least);
}

/** The edge of a box is visible: a line along most of it, whatever the content. */
export async function expectEdge(target: Locator, what: string): Promise<void> {
  const style = await target.page().addStyleTag({ content: EMPTIED });
  await target.evaluate((element) => element.classList.add('emptied'));
  const there = await look(target, { margin: 2 });
  const gone = await lookWithout(target, { margin: 2 });
  await target.evaluate((element) => element.classList.remove('emptied'));
  await style.evaluate((element: HTMLStyleElement) => element.remove());
  expectApart(there, gone, `the edge of ${what}`, there.width + there.height);
}

/** Makes text and pictures transparent; hidden elements could no longer be found by name, so nothing is hidden. */
const EMPTIED = `.emptied { -webkit-text-fill-color: transparent !important; }
  .emptied * { opacity: 0 !important; }`;

/** The same place without the element. */
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

/** Icons drawn in a page colour that the system did not replace: each by its button's or its own text. */
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
