import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { axeFindings } from '../axe.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { beyondWindow } from './beyond-window.ts';
import { LISTED, SPECIAL_SCREENS, screensOf, showScreen } from './every-screen.ts';
import { openStaff } from './staff-session.ts';

/**
 * Regression: forms scrolled on into an empty page, and header, save button and menu were gone. The frame of the
 * backoffice is as high as the window; what is longer scrolls inside it.
 */

const SIZES = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

let stage: Stage;
let admin: Admin;
let staff: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  await placeByApi(stage);
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** At the last of the sizes, which is a phone's, axe looks as well; at that of a desktop it does elsewhere. */
async function look(path: string): Promise<string[]> {
  await showScreen(staff, path);
  return [...(await beyondWindow(staff, path, SIZES)), ...(await axeFindings(staff.page, path))];
}

describe('the document never scrolls beyond the window, and axe finds nothing on a phone', () => {
  test.each(SPECIAL_SCREENS)('%s', async (path) => {
    expect(await look(path)).toEqual([]);
  });

  test.each(LISTED.map((entity) => [entity.path, entity] as const))(
    '%s: list, new record, stored record',
    async (_path, entity) => {
      const found: string[] = [];
      for (const screen of await screensOf(staff, admin, entity)) found.push(...(await look(screen)));
      expect(found).toEqual([]);
    },
  );

  test('a page with all sections expanded', async () => {
    const { page } = staff;
    const answer = await page.request.get('/api/sites');
    const { data } = (await answer.json()) as { data: { id: number; content: { body: unknown[] } }[] };
    const longest = data.toSorted((a, b) => b.content.body.length - a.content.body.length)[0];
    await showScreen(staff, `/sites/${longest?.id}`);
    await page.setViewportSize(SIZES[1]);
    const folded = page.getByRole('list', { name: 'Abschnitte' }).locator('[aria-expanded=false]');
    while ((await folded.count()) > 0) await folded.first().click();
    expect(await beyondWindow(staff, 'all sections', SIZES)).toEqual([]);
  });
});

describe('a page of the shop ends with its footer', () => {
  test.each(['phone', 'desktop'] as const)('%s', async (device) => {
    const guest = await stage.open(device, { isStill: true });
    const order = await placeByApi(stage);
    for (const path of ['/', '/store/hauptplatz', '/kontakt', '/jobs', '/site/imprint', order.path]) {
      await guest.visit(path);
      const beyond = await guest.page.evaluate(() => {
        const page = document.documentElement;
        const footer = [...document.querySelectorAll('footer')].at(-1);
        if (!footer) return 'no footer';
        const end = footer.getBoundingClientRect().bottom + scrollY;
        const below = page.scrollHeight - Math.max(innerHeight, end);
        // Fixed elements at the bottom edge have room below the footer (dock.tsx).
        return [
          below - Number.parseFloat(getComputedStyle(document.body).paddingBottom),
          page.scrollWidth - innerWidth,
        ];
      });
      expect(beyond, path).toEqual([expect.any(Number), 0]);
      expect(Number(beyond[0]), path).toBeLessThanOrEqual(1);
    }
  });
});
