import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Widget } from '#entities/field.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { COMMON_SCREENS, showScreen } from './every-screen.ts';
import { fillIn, nameField } from './fill-in.ts';
import { begin, submit } from './form-outcome.ts';
import { openStaff } from './staff-session.ts';

/**
 * Every form of a record, filled in wrongly in each kind of field and then submitted several times at once: what is wrong
 * is said where it can be seen, what was typed is still there, and one record is stored. Generated from the registry.
 */

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  staff = await openStaff(stage);
  staff.allow(/422/);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** What no field of that kind takes. */
const WRONG: Partial<Record<Widget, string>> = {
  email: 'keine Adresse',
  number: 'viel',
  money: 'viel',
  percent: '1000',
};

/** Saves by keyboard and by button in the same moment. */
async function submitAtOnce(): Promise<void> {
  await staff.page.evaluate(() => {
    for (let time = 0; time < 3; time += 1)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, cancelable: true }));
    document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
  });
}

describe('the form of a record', () => {
  test.each(COMMON_SCREENS.map((entity) => [entity.label.one, entity] as const))(
    '%s: wrong in each kind of field, then submitted several times at once',
    async (_, entity) => {
      const { page } = staff;
      const { name, path, label } = entity;
      const form = page.getByRole('form', { name: label.one, exact: true });
      const word = `Zweimal-${name}`.slice(0, 20);
      await begin(staff, path);
      await fillIn(form, entity, word);
      const tried = new Set<Widget>();
      for (const [key, { widget, isReadOnly }] of Object.entries(entity.fields)) {
        const wrong = WRONG[widget];
        const input = form.locator(`#${name}-${key}`);
        if (wrong === undefined || isReadOnly || tried.has(widget) || !(await input.isVisible())) continue;
        tried.add(widget);
        const before = await input.inputValue();
        await input.fill(wrong);
        const { isStored, said } = await submit(staff);
        expect({ key, isStored }).toEqual({ key, isStored: false });
        expect(said).toMatch(/[.!]$/);
        expect(await input.inputValue()).toBe(wrong);
        await input.fill(before);
      }
      const finder = nameField(entity);
      if (finder) expect(await form.locator(`#${name}-${finder}`).inputValue()).toBe(word);
      const calls: string[] = [];
      const note = (request: { url(): string; method(): string }) => {
        const [, call] = /\/trpc\/[^?.]+\.(create|update)\b/.exec(request.url()) ?? [];
        if (call && request.method() === 'POST') calls.push(call);
      };
      page.on('request', note);
      await submitAtOnce();
      await page.waitForURL(new RegExp(`${path}/\\d+$`));
      await page.getByText(`${label.one} gespeichert.`).last().waitFor();
      page.off('request', note);
      expect(calls).toEqual(['create']);
    },
  );
});

describe('the account', () => {
  test('says what is wrong with a PIN and a password, and keeps both', async () => {
    const { page } = staff;
    await showScreen(staff, '/account');
    const pin = page.getByRole('group', { name: 'PIN für die Zeiterfassung' }).locator('input');
    await pin.fill('12');
    await pin.press('Enter');
    await page.getByText('Bitte geben Sie 4 bis 8 Ziffern ein.').waitFor();
    expect(await pin.inputValue()).toBe('12');
    const wanted = page.getByRole('group', { name: 'Passwort', exact: true }).locator('input').last();
    await wanted.fill('kurz');
    await wanted.press('Enter');
    await expect.poll(() => wanted.getAttribute('aria-invalid')).toBe('true');
    expect(await wanted.inputValue()).toBe('kurz');
  });
});

test('a shift of the week plan that is submitted several times at once is one', async () => {
  const { page } = staff;
  await showScreen(staff, '/working-schedules');
  await page
    .getByRole('button', { name: /^Neue Planung für/ })
    .first()
    .click();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/working[sS]chedules\.create/.test(request.url())) calls.push(request.method());
  });
  await page.evaluate(() => {
    for (let time = 0; time < 3; time += 1)
      document.querySelector<HTMLFormElement>('#plan-form')?.requestSubmit();
  });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(calls).toEqual(['POST']);
});
