import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { inHours } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { beyondWindow } from '../beyond-window.ts';
import { goTo, openStaff } from '../staff-session.ts';
import { keyboardFaults } from './keyboard-faults.ts';

/** Worked hours are corrected with a reason: the form on a wide screen and on a phone's, by the keyboard alone. */

/** Each with hours of its own day: those of one person do not overlap. */
const SIZES = [
  { width: 1440, height: 900, hoursAgo: 9 },
  { width: 390, height: 844, hoursAgo: 33 },
] as const;

let stage: Stage;
let admin: Admin;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  [staff, admin] = await Promise.all([openStaff(stage), signInByApi(stage.url)]);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

test.each(SIZES)('at $width px', async ({ hoursAgo, ...size }) => {
  const { page } = staff;
  const id = await admin.create('/working-activities', {
    user: 1,
    branch: 1,
    startedAt: inHours(-hoursAgo),
    endedAt: inHours(7 - hoursAgo),
    pauses: [],
  });
  await page.setViewportSize(size);
  await goTo(staff, `/working-activities/${id}`, /./);
  await page.getByRole('button', { name: 'Pause hinzufügen' }).press('Enter');
  expect(await keyboardFaults(page, 'correction')).toEqual([]);

  staff.allow(/422/);
  const reason = page.getByLabel('Grund der Korrektur');
  await page.keyboard.press('Control+s');
  await page.locator('#working-activity-reason[aria-invalid="true"]').waitFor();
  await expect
    .poll(() =>
      reason.evaluate((field) => {
        const { top, bottom } = field.getBoundingClientRect();
        return field === document.activeElement && top >= 0 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
  expect(await axeFindings(page, 'correction without a reason')).toEqual([]);
  expect(await beyondWindow(staff, 'correction', [size])).toEqual([]);

  await reason.fill('Pause vergessen');
  await page.keyboard.press('Control+s');
  await page.getByRole('region', { name: 'Korrekturen' }).getByText('„Pause vergessen“').waitFor();
  expect(await axeFindings(page, 'corrected hours')).toEqual([]);
});
