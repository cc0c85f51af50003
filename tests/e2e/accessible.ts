import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { POPULAR_SHOP } from './menu/popular.ts';
import { faultsAsShown } from './screen-faults.ts';
import { type Stage, startStage } from './stage.ts';
import { TOURS } from './tours/index.ts';
import type { Tour } from './tours/tour.ts';
import type { Device } from './visitor.ts';

/** In the browser: the colours of links and buttons change by transitions, one after the other from the outside in. */
async function colourChange(): Promise<void> {
  const running = () =>
    document.getAnimations().filter((one) => one instanceof CSSTransition && one.playState === 'running');
  do {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(running().map(({ finished }) => finished));
  } while (running().length > 0);
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const LIGHT: Media = { colorScheme: 'light', forcedColors: 'none' };

/**
 * The other designs of the same page: nothing but colours is different in them, so that the rules about colours are asked
 * again. With forced colours the system sets the colours of texts, where axe reads those of the style sheet: contrast is the
 * system's, and `forced-colours.test.ts` compares the states.
 */
const DESIGNS: readonly (readonly [name: string, media: Media, rules: readonly string[]])[] = [
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }, ['color-contrast', 'link-in-text-block']],
  ['forced colours', { colorScheme: 'dark', forcedColors: 'active' }, ['link-in-text-block']],
];

async function change(page: Page, media: Media): Promise<void> {
  await page.emulateMedia(media);
  await page.evaluate(colourChange);
}

/** Violations that the page only has in the dark or with forced colours. */
async function findingsInOtherDesigns(page: Page, screen: string): Promise<string[]> {
  const findings: string[] = [];
  for (const [name, media, rules] of DESIGNS) {
    await change(page, media);
    findings.push(...(await axeFindings(page, `${screen}, ${name}`, rules)));
  }
  await change(page, LIGHT);
  return findings;
}

/**
 * The tests of one device: axe on every screen and state of the tours. Each device has its own file, so that both run in
 * parallel.
 */
export function testAccessibility(device: Device): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage({ fill: POPULAR_SHOP });
  });
  afterEach(() => stage.settle());
  afterAll(() => stage.stop());

  describe(`axe finds nothing on the ${device}`, () => {
    test.each(Object.entries<Tour>(TOURS))(
      '%s',
      async (_name, tour) => {
        const visitor = await stage.open(device, { isStill: true });
        const faults: string[] = [];
        await tour(stage, visitor, async (screen) => {
          faults.push(...(await faultsAsShown(visitor, screen)));
          // The backoffice is always light, and has tests of its own for forced colours.
          if ((await visitor.page.locator('html[data-dark]').count()) > 0)
            faults.push(...(await findingsInOtherDesigns(visitor.page, screen)));
        });
        expect(faults).toEqual([]);
      },
      // Up to twenty states in three designs.
      240_000,
    );
  });
}
