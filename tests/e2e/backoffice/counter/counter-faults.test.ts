import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { signIn } from '#tests/e2e/board.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** What is wrong at the counter is seen and heard on every screen of the staff. */

const DAILY = '[{"type":"daily","date":null,"isClosed":false,"from":"00:00","to":"24:00"}]';
const KNOCK_HZ = 494;

let stage: Stage;
let board: Visitor;
let phone: Visitor;

beforeAll(async () => {
  stage = await startStage({ fill: `UPDATE "Branch" SET "openingHours" = '${DAILY}';` });
  board = await openScreen('desktop', '/orders');
  phone = await openScreen('phone', '/history');
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A screen whose tones are counted by their pitch. */
async function openScreen(device: 'desktop' | 'phone', path: string): Promise<Visitor> {
  const staff = await stage.open(device, { isKept: true, isStill: true });
  await staff.page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...at) {
      heard.push(this.frequency.value);
      start.apply(this, at);
    };
  });
  await signIn(staff);
  await staff.page.goto(`/backend#${path}`);
  return staff;
}

const knocks = ({ page }: Visitor) =>
  page.evaluate(
    (pitch) => (window as unknown as { heard: number[] }).heard.filter((one) => one === pitch).length,
    KNOCK_HZ,
  );
const fault = (page: Page) => page.getByRole('alert').getByText(/Drucker „Theke“: nicht erreichbar seit \d/);
const understood = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Verstanden' });

test('R260 a printer that goes away is red everywhere, and rings until somebody has understood', async () => {
  await stage.printer.unplug();
  for (const { page } of [board, phone]) await fault(page).waitFor({ timeout: 30_000 });
  expect([await knocks(board), await knocks(phone)]).toEqual([0, 0]);
  for (const { page } of [board, phone]) await understood(page).waitFor({ timeout: 60_000 });
  for (const staff of [board, phone]) await expect.poll(() => knocks(staff)).toBeGreaterThan(0);
  expect(await axeFindings(board.page, 'board with a fault')).toEqual([]);
  expect(await axeFindings(phone.page, 'history with a fault')).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await understood(board.page).press('Enter');
  await understood(board.page).waitFor({ state: 'detached' });
  expect(await board.page.evaluate(() => document.activeElement?.id)).toBe('main');
  // Still broken, and the other screen has not been told.
  expect([await fault(board.page).isVisible(), await understood(phone.page).isVisible()]).toEqual([
    true,
    true,
  ]);

  await stage.printer.plugIn();
  for (const { page } of [board, phone]) await fault(page).waitFor({ state: 'detached', timeout: 30_000 });
}, 180_000);

test('R260 paper near its end is said calmly, and no longer once there is a new roll', async () => {
  const before = await knocks(board);
  stage.printer.set({ isPaperLow: true });
  const calm = (page: Page) => page.getByRole('status').getByText('Papier geht zu Ende: Theke');
  for (const { page } of [board, phone]) await calm(page).waitFor({ timeout: 30_000 });
  expect(await understood(board.page).isVisible()).toBe(false);
  expect(await axeFindings(board.page, 'board with little paper')).toEqual([]);

  await board.page.goto('/backend#/devices');
  const row = board.page.getByRole('row').filter({ hasText: 'Papier geht zu Ende' });
  await row.getByText('richtig').waitFor();
  expect(await axeFindings(board.page, 'devices')).toEqual([]);

  stage.printer.set({ isPaperLow: false });
  for (const { page } of [board, phone]) await calm(page).waitFor({ state: 'detached', timeout: 30_000 });
  expect(await knocks(board)).toBe(before);
}, 120_000);
