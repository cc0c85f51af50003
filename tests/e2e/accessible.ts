import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { type Stage, startStage } from './stage.ts';
import { TOURS, type Tour } from './tour.ts';
import type { Device } from './visitor.ts';

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
      const findings: string[] = [];
      await tour(stage, visitor, async (screen) => {
        findings.push(...(await axeFindings(visitor.page, screen)));
        findings.push(...(await sidewaysScroll(visitor.page, screen)));
      });
      expect(findings).toEqual([]);
    });
  });
}

/** A page that scrolls sideways looks broken on a phone. */
async function sidewaysScroll(page: Page, screen: string): Promise<string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess > 0 ? [`${screen}: the page is ${excess} px wider than the screen`] : [];
}
