import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** Bulk actions are one call with one result, and a deletion is undone: by its notice or by keyboard, on any screen. */

const MANY = 120;
const FILL = `
  INSERT INTO "Tag" ("name", "updatedAt") SELECT 'Marke ' || lpad(n::text, 3, '0'), now() FROM generate_series(1, ${MANY}) n`;

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false, fill: FILL });
  staff = await openStaff(stage);
}, 300_000);
afterAll(() => stage.stop());

async function tagsFound(): Promise<number> {
  const answer = await staff.page.request.get('/api/tags?search=Marke&pageSize=1');
  return ((await answer.json()) as { total: number }).total;
}

describe('R162 all that a search finds', () => {
  test('is selected, deleted in one call and brought back from another screen by Ctrl+Z', async () => {
    const { page } = staff;
    await goTo(staff, '/tags?search=Marke', 'Tags');
    await page.getByRole('link', { name: 'Marke 001' }).waitFor();
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
    await page.getByText('50 Tags ausgewählt').waitFor();
    await staff.press(page.getByRole('button', { name: `Alle ${MANY} Tags auswählen` }));
    await page.getByText(`${MANY} Tags ausgewählt`).waitFor();
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/trpc/tags')) calls.push(request.url());
    });
    await staff.press(page.getByRole('button', { name: 'Löschen', exact: true }));
    await staff.press(page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }));
    await page.getByText(`${MANY} Tags gelöscht.`).waitFor();
    expect(calls).toHaveLength(1);
    expect(await tagsFound()).toBe(0);
    expect(await axeFindings(page, 'lists')).toEqual([]);

    await goTo(staff, '/tables', 'Tische');
    await page.locator('#main').focus();
    await page.keyboard.press('Control+z');
    await page.getByText(`${MANY} Tags wiederhergestellt.`).waitFor();
    expect(await tagsFound()).toBe(MANY);
  });
});

describe('R160 a single deletion', () => {
  test('is undone by its notice', async () => {
    const { page } = staff;
    await goTo(staff, '/tags?search=Marke', 'Tags');
    await staff.press(page.getByRole('link', { name: 'Marke 007' }));
    const form = page.getByRole('form', { name: 'Tag', exact: true });
    await staff.press(form.getByRole('button', { name: 'Löschen', exact: true }));
    await staff.press(page.getByRole('dialog').getByRole('button', { name: 'Löschen', exact: true }));
    await page.getByText('Tag gelöscht.').waitFor();
    expect(await tagsFound()).toBe(MANY - 1);
    await staff.press(page.getByRole('button', { name: 'Rückgängig' }));
    await page.getByText('1 Tag wiederhergestellt.').waitFor();
    expect(await tagsFound()).toBe(MANY);
  });
});

describe('lists', () => {
  test('are compact on this device once somebody wants that', async () => {
    const { page } = staff;
    await goTo(staff, '/products', 'Produkte');
    const row = page.getByRole('table').getByRole('row').nth(1);
    await row.waitFor();
    const before = (await row.boundingBox())?.height ?? 0;
    await staff.press(page.getByRole('button', { name: 'Kompakt' }));
    await expect.poll(async () => (await row.boundingBox())?.height ?? 0).toBeLessThan(before - 8);
    await page.reload();
    await row.waitFor();
    expect((await row.boundingBox())?.height).toBeLessThan(before - 8);
    expect(await axeFindings(page, 'lists')).toEqual([]);
    await staff.press(page.getByRole('button', { name: 'Kompakt' }));
  });

  test('show the columns that matter', async () => {
    const { page } = staff;
    await goTo(staff, '/products', 'Produkte');
    const heads = page.getByRole('table').getByRole('columnheader');
    await heads.first().waitFor();
    const names = await heads.allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(
      expect.arrayContaining(['Kategorien', 'Ausverkauft in']),
    );
    await goTo(staff, '/menus', 'Produktkataloge');
    await page.getByText('Gilt jetzt').first().waitFor();
  });
});
