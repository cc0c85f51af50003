import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsAsShown } from './screen-faults.ts';
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
      const faults: string[] = [];
      await tour(stage, visitor, async (screen) => {
        faults.push(...(await faultsAsShown(visitor, screen)));
      });
      expect(faults).toEqual([]);
    });
  });
}
