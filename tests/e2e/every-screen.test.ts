import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from './as-admin.ts';
import {
  backofficeFaults,
  OWN_SCREENS,
  SPECIAL_SCREENS,
  screensOf,
  showScreen,
} from './backoffice/every-screen.ts';
import { openStaff } from './backoffice/staff-session.ts';
import { type PlacedOrder, placeByApi } from './by-api.ts';
import { CONTENT_PAGES } from './content-pages.ts';
import { openProduct } from './customer.ts';
import { giveCart } from './filled-cart.ts';
import { faultsAsShown } from './screen-faults.ts';
import { type Stage, startStage } from './stage.ts';
import type { Visitor } from './visitor.ts';

/**
 * Every screen once a day, at one width: axe finds nothing, nothing sticks out, nothing is empty. The screens of most
 * entities are looked at where they are used anyway (backoffice/entities.test.ts). Every state of them and the other
 * widths follow with `npm run test:long`.
 */

let stage: Stage;
let order: PlacedOrder;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  order = await placeByApi(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** Code that is loaded when needed, and data, have arrived. */
async function isWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('main') && !document.querySelector('main .skeleton'),
  );
}

describe('of the shop on the phone', () => {
  let guest: Visitor;
  beforeAll(async () => {
    guest = await stage.open('phone', { isStill: true, isKept: true });
    await giveCart(guest, stage.url, { items: { Handsemmel: 2 } });
    guest.allow(/404/);
  });

  /** Of branches, legal texts and vacancies one each. */
  const PATHS = [
    '/',
    '/store/hauptplatz',
    '/store/hauptplatz/checkout',
    '/store/hauptplatz/checkout/error',
    '/site/imprint',
    '/gibt-es-nicht',
    ...CONTENT_PAGES,
  ];

  test.each([...PATHS, 'status'])('%s', async (path) => {
    await guest.visit(path === 'status' ? order.path : path);
    await isWhole(guest.page);
    expect(await faultsAsShown(guest, path)).toEqual([]);
  });

  test('the configurator', async () => {
    await guest.visit('/store/hauptplatz');
    await openProduct(guest, 'Jausensemmel nach Wunsch');
    expect(await faultsAsShown(guest, 'configurator')).toEqual([]);
  });

  test('none is left out', async () => {
    const sitemap = await (await fetch(`${stage.url}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThan(PATHS.length);
    // The English pages are the same screens; tests of their own read them.
    const german = listed.filter((path) => !/^\/en(\/|$)/.test(path));
    expect(listed.length).toBe(2 * german.length);
    expect(
      german.filter((path) => !PATHS.includes(path) && !/^\/(store|site|jobs)\/[^/]+$/.test(path)),
    ).toEqual([]);
  });
});

describe('of the staff on the desktop', () => {
  let admin: Admin;
  let staff: Visitor;
  beforeAll(async () => {
    admin = await signInByApi(stage.url);
    staff = await openStaff(stage);
  });

  test.each(['/backend/login', '/backend/terminal'])('%s', async (path) => {
    const visitor = await stage.open('desktop', { isStill: true });
    visitor.allow(/401/);
    await visitor.page.goto(path);
    await isWhole(visitor.page);
    expect(await faultsAsShown(visitor, path)).toEqual([]);
  });

  test.each([...SPECIAL_SCREENS, 'order'])('%s', async (path) => {
    await showScreen(staff, path === 'order' ? `/orders/${order.id}` : path);
    expect(await backofficeFaults(staff, path)).toEqual([]);
  });

  test.each(OWN_SCREENS.map((entity) => [entity.path, entity] as const))('%s', async (_path, entity) => {
    const faults: string[] = [];
    for (const screen of await screensOf(staff, admin, entity)) {
      await showScreen(staff, screen);
      faults.push(...(await backofficeFaults(staff, screen)));
    }
    expect(faults).toEqual([]);
  });
});
