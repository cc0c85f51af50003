import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { faultsAsShown } from './screen-faults.ts';
import { type Stage, startStage } from './stage.ts';
import { TOURS, type Tour } from './tour.ts';
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

/**
 * The tests of one device: axe on every screen and state of the tours. Each device has its own file, so that both run in
 * parallel.
 */
export function testAccessibility(device: Device): void {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  });
  afterEach(() => stage.settle());
  afterAll(() => stage.stop());

  describe(`axe finds nothing on the ${device}`, () => {
    test.each(Object.entries<Tour>(TOURS))('%s', async (_name, tour) => {
      const visitor = await stage.open(device, { isStill: true });
      const faults: string[] = [];
      await tour(stage, visitor, async (screen) => {
        faults.push(...(await faultsAsShown(visitor, screen)));
        // The backoffice is always light; in the storefront colours are all that the dark design changes.
        if ((await visitor.page.locator('html[data-dark]').count()) === 0) return;
        await visitor.page.emulateMedia({ colorScheme: 'dark' });
        await visitor.page.evaluate(colourChange);
        faults.push(...(await axeFindings(visitor.page, `${screen}, dark`, ['color-contrast'])));
        await visitor.page.emulateMedia({ colorScheme: 'light' });
        await visitor.page.evaluate(colourChange);
      });
      expect(faults).toEqual([]);
    });
  });
}
