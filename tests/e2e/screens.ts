import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { POPULAR_SHOP } from './menu/popular.ts';
import { startStage } from './stage.ts';
import { TOURS } from './tours/index.ts';
import type { Tour } from './tours/tour.ts';

/**
 * Screenshots of every screen and state at three widths, for visual review: `tsx tests/e2e/screens.ts <folder> [tour
 * ...]`; 768 px is the phone's layout on a tablet.
 */
const WIDTHS = [390, 768, 1440] as const;
const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 } as const;

/** What is further down looks like what is above it. */
const LONGEST = 3_600;

/** Pictures are lazy-loaded; those in view must be there. */
const PICTURES_IN_VIEW = () =>
  [...document.images].every((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete || width === 0 || bottom < 0 || top > innerHeight;
  });

async function showFromTop(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    for (let top = 0; top < longest; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  }, LONGEST);
}

const [folder = 'test-results/screens', ...names] = process.argv.slice(2);
const wanted = Object.entries<Tour>(TOURS).filter(([name]) => names.length === 0 || names.includes(name));
mkdirSync(resolve(folder), { recursive: true });

const stage = await startStage({ fill: POPULAR_SHOP });
try {
  for (const width of WIDTHS) {
    for (const [name, tour] of wanted) {
      const visitor = await stage.open(width === 1440 ? 'desktop' : 'phone', { isStill: true });
      await visitor.page.setViewportSize({ width, height: HEIGHTS[width] });
      let count = 0;
      const look = async (screen: string) => {
        count += 1;
        const path = join(
          resolve(folder),
          `${name}-${String(count).padStart(2, '0')}-${screen}-${width}.png`,
        );
        await visitor.page.evaluate(() => document.fonts.ready);
        // An overlay covers the page: then only what is in view matters.
        const hasOverlay = (await visitor.page.locator('dialog[open]').count()) > 0;
        if (!hasOverlay) await showFromTop(visitor.page);
        await visitor.page.waitForFunction(PICTURES_IN_VIEW);
        const length = Math.min(
          LONGEST,
          await visitor.page.evaluate(() => document.documentElement.scrollHeight),
        );
        await visitor.page.screenshot({
          path,
          scale: 'css',
          ...(hasOverlay ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: length } }),
        });
      };
      await tour(stage, visitor, look).catch((error: unknown) => {
        console.error(`${name} at ${width} px stopped after ${count} screens:`, error);
        return visitor.page.screenshot({ path: join(resolve(folder), `${name}-stopped-${width}.png`) });
      });
      for (const complaint of visitor.takeComplaints()) console.error(complaint);
      await visitor.context.close();
    }
  }
} finally {
  await stage.stop();
}
