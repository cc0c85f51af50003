import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { placeByApi } from '../by-api.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { LISTED, SPECIAL_SCREENS, showScreen, storedId, WITHOUT_NEW_FORM } from './every-screen.ts';
import { openStaff } from './staff-session.ts';

/**
 * Regression: forms scrolled on into an empty page, and header, save button and menu were gone. The frame of the
 * backoffice is as high as the window; what is longer scrolls inside it.
 */

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
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

/** What exceeds the window on the current screen, even after scrolling to its very end. */
async function beyondWindow(screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await staff.page.setViewportSize(size);
    const lines = await staff.page.evaluate(async () => {
      const page = document.documentElement;
      const frame = document.querySelector('#main')?.closest<HTMLElement>('.h-dvh');
      const header = document.querySelector('header');
      if (!frame || !header) return ['the frame is missing'];
      const wrong: string[] = [];
      const drawn = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // The window has just been resized.
      await drawn();
      const measure = (when: string) => {
        for (const [name, box] of [
          ['page', page],
          ['frame', frame],
        ] as const) {
          if (box.scrollHeight > innerHeight + 1)
            wrong.push(`${when}: the ${name} is ${box.scrollHeight - innerHeight} px too high`);
          if (box.scrollWidth > innerWidth)
            wrong.push(`${when}: the ${name} is ${box.scrollWidth - innerWidth} px too wide`);
          if (box.scrollTop !== 0) wrong.push(`${when}: the ${name} has scrolled by ${box.scrollTop} px`);
        }
        if (header.getBoundingClientRect().bottom < 1) wrong.push(`${when}: the header is gone`);
      };
      measure('at the top');
      for (const box of document.querySelectorAll('#main, #main *'))
        if (/auto|scroll/.test(getComputedStyle(box).overflowY)) box.scrollTop = box.scrollHeight;
      measure('at the end');
      const controls = document.querySelectorAll<HTMLElement>(
        '#main :is(a[href], button, input, select, textarea)',
      );
      for (const control of [...controls].slice(-3)) {
        control.focus();
        control.scrollIntoView({ block: 'end' });
      }
      window.scrollTo(0, 1_000_000);
      await drawn();
      measure('after the last control');
      window.scrollTo(0, 0);
      frame.scrollTop = 0;
      return wrong;
    });
    found.push(...new Set(lines.map((line) => `${screen} at ${size.width} px, ${line}`)));
  }
  return found;
}

async function look(path: string): Promise<string[]> {
  await showScreen(staff, path);
  return beyondWindow(path);
}

describe('the document never scrolls beyond the window', () => {
  test.each(SPECIAL_SCREENS)('%s', async (path) => {
    expect(await look(path)).toEqual([]);
  });

  test.each(LISTED.map((entity) => [entity.path, entity] as const))(
    '%s: list, new record, stored record',
    async (path, entity) => {
      const found = await look(path);
      if (!WITHOUT_NEW_FORM.has(entity.name)) found.push(...(await look(`${path}/new`)));
      const id = await storedId(staff, admin, entity);
      if (id !== null) found.push(...(await look(`${path}/${id}`)));
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
    expect(await beyondWindow('all sections')).toEqual([]);
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
