import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { backofficeFaults, COMMON_SCREENS } from './every-screen.ts';
import { fillIn, nameField } from './fill-in.ts';
import { goTo, openStaff } from './staff-session.ts';

/**
 * Every entity is created, found, changed and deleted in the browser; generated from the registry. On the way its screens
 * are looked at: axe finds nothing, nothing sticks out, nothing is empty.
 */

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function save(form: Locator, one: string): Promise<void> {
  const { page } = staff;
  // The previous notice may still be visible.
  const answer = page.waitForResponse(/\/trpc\/[^?]+\.(?:create|update)/);
  await form.page().keyboard.press('Control+s');
  await answer;
  await page.getByText(`${one} gespeichert.`).last().waitFor();
}

describe('every entity', () => {
  test.each(COMMON_SCREENS.map((entity) => [entity.label.many, entity] as const))(
    '%s: created, found, changed, deleted',
    async (_, entity) => {
      const { page } = staff;
      const { label, path } = entity;
      const form = page.getByRole('form', { name: label.one, exact: true });
      const word = `Probe-${entity.name}`.slice(0, 20);
      const faults: string[] = [];
      const look = async (screen: string) => {
        await page.waitForFunction(() => !document.querySelector('#main .skeleton'));
        faults.push(...(await backofficeFaults(staff, `${path} ${screen}`)));
      };
      await goTo(staff, `${path}/new`, new RegExp(` ${label.one}$`));
      // A new page starts with a choice.
      if (entity.name === 'site') await page.getByRole('button', { name: /^Leere Seite/ }).click();
      await look('new record');
      await fillIn(form, entity, word);
      await save(form, label.one);
      await page.waitForURL(new RegExp(`${path}/\\d+$`));
      const id = Number(/\d+$/.exec(page.url())?.[0]);

      await goTo(staff, path, label.many);
      const finder = nameField(entity);
      if (finder) await page.getByRole('searchbox').fill(word);
      const link = page.locator(`a[href="#${path}/${id}"]`);
      await link.waitFor();
      await look('list');
      await staff.press(link);
      await form.waitFor();
      await look('stored record');

      if (finder) {
        const input = form.locator(`#${entity.name}-${finder}`);
        await input.fill(`${word}-2`.slice(-20));
        await save(form, label.one);
        const stored = await page.request.get(`/api${path}/${id}`);
        const { data } = (await stored.json()) as { data: Record<string, unknown> };
        expect(data[finder]).toBe(`${word}-2`.slice(-20));
      }

      await staff.press(form.getByRole('button', { name: 'Löschen', exact: true }));
      const dialog = page.getByRole('dialog');
      // Records of work are kept with the reason.
      if (entity.name === 'working-activity') await dialog.getByLabel('Grund der Löschung').fill('Probe');
      await staff.press(dialog.getByRole('button', { name: 'Löschen', exact: true }));
      await page.getByText(`${label.one} gelöscht.`).last().waitFor();
      await page.getByRole('heading', { level: 1, name: label.many }).waitFor();
      staff.allow(/404/);
      expect((await page.request.get(`/api${path}/${id}`)).status()).toBe(404);
      expect(faults).toEqual([]);
    },
  );
});
