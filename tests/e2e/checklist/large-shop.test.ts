import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { branchCopies } from '#tests/branch-copies.ts';
import { axeFindings } from '../axe.ts';
import { addSimple } from '../customer.ts';
import { isApp, loseNetwork } from '../service-worker.ts';
import { type Stage, startStage } from '../stage.ts';

/** A shop whose data is too large for its pages. */

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: branchCopies(200) });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('a shop of 200 branches', () => {
  test('shows a page before its data is there, and can be used as soon as it is', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/init', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stage.url}/store/filiale-150`);
    await page.getByRole('heading', { level: 1, name: /150/ }).waitFor();
    expect((await page.content()).length).toBeLessThan(500_000);
    release();
    await addSimple(visitor, 'Handsemmel');
    expect(asked.filter((path) => path === '/api/init')).toHaveLength(1);
    expect(await axeFindings(page, 'a page of a large shop')).toEqual([]);
  });

  test('asks again until its data comes', async () => {
    const visitor = await stage.open('phone');
    visitor.allow(/503|ERR_FAILED/);
    let refused = 0;
    await visitor.page.route('**/api/init', async (route) => {
      refused += 1;
      await (refused < 3 ? route.fulfill({ status: 503, json: { errors: [] } }) : route.continue());
    });
    await visitor.visit('/store/filiale-150');
    await addSimple(visitor, 'Handsemmel');
    expect(refused).toBeGreaterThan(2);
  });

  test('works offline like every other', async () => {
    const visitor = await stage.open('phone', { hasServiceWorker: true, isStill: true });
    const { page } = visitor;
    await visitor.visit('/store/filiale-150');
    await isApp(page);
    await loseNetwork(visitor);
    await page.reload();
    await addSimple(visitor, 'Handsemmel');
    // One that was never seen.
    await page.goto(`${stage.url}/store/filiale-9`);
    await page.getByRole('heading', { level: 1, name: 'Wiesenknopf am Hauptplatz 9' }).waitFor();
  });
});
