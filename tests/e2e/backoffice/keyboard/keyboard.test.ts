import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '#tests/e2e/as-admin.ts';
import { placeByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { LISTED, SPECIAL_SCREENS, screensOf, showScreen } from '../every-screen.ts';
import { openStaff } from '../staff-session.ts';
import { keyboardFaults } from './keyboard-faults.ts';

/** Every screen of the staff by the keyboard alone: Tab comes to everything that a mouse can press, and is seen there. */

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

describe('Tab reaches every control, and is seen there', () => {
  test.each(SPECIAL_SCREENS)('%s', async (path) => {
    await showScreen(staff, path);
    expect(await keyboardFaults(staff.page, path)).toEqual([]);
  });

  test.each(LISTED.map((entity) => [entity.path, entity] as const))('%s', async (_path, entity) => {
    const found: string[] = [];
    for (const screen of await screensOf(staff, admin, entity)) {
      await showScreen(staff, screen);
      found.push(...(await keyboardFaults(staff.page, screen)));
    }
    expect(found).toEqual([]);
  });
});
