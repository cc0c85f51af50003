import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signInByApi } from '../as-admin.ts';
import { placeByApi } from '../by-api.ts';
import { faultsAsShown } from '../screen-faults.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

/** R343, R344: the banner about unusually many orders, and what staff do about them. */

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage({ hasAgent: false, env: { RATE_LIMITS: 'on' } });
  const admin = await signInByApi(stage.url);
  await admin.change('/config', { brakeContactOrders: 2 });
  staff = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage?.stop());

test('who sent them, released or blocked; at every width without a fault', async () => {
  const sent = { email: 'max.muster@example.at', phone: '+436641112233' };
  for (let count = 0; count < 5; count++) await placeByApi(stage, sent);
  const { page } = staff;
  await goTo(staff, '/orders', 'Bestellungen');
  const banner = page.getByRole('region', { name: 'Ungewöhnlich viele Bestellungen' });
  await banner.getByText('3 Bestellungen warten').waitFor();
  expect(await banner.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Wiesenknopf am Hauptplatz: m…@example\.at\s+3 Bestellungen seit \d\d:\d\d/),
  ]);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsAsShown(staff, `held ${width}`)).toEqual([]);
  }

  await staff.press(banner.getByRole('button', { name: /m…@example.at sperren$/ }));
  const dialog = page.getByRole('dialog', { name: 'Absender sperren?' });
  await dialog.getByText('3 Bestellungen werden abgelehnt').waitFor();
  expect(await faultsAsShown(staff, 'block')).toEqual([]);
  await staff.press(dialog.getByRole('button', { name: 'Abbrechen' }));
  await staff.press(banner.getByRole('button', { name: /Bestellungen von .*m…@example.at freigeben$/ }));
  await banner.waitFor({ state: 'hidden' });
  await page
    .locator('[aria-labelledby=lane-new], [aria-labelledby=lane-later]')
    .locator('article')
    .nth(4)
    .waitFor();

  for (let count = 0; count < 5; count++)
    await placeByApi(stage, { email: 'erfunden@example.at', phone: '+436649998877' });
  await staff.press(banner.getByRole('button', { name: /e…@example.at sperren$/ }));
  await staff.press(dialog.getByRole('button', { name: 'Sperren' }));
  await banner.waitFor({ state: 'hidden' });
  await goTo(staff, '/history', 'Verlauf');
  await staff.press(page.getByRole('button', { name: 'Gesperrte Absender (1)' }));
  const list = page.getByRole('dialog', { name: 'Gesperrte Absender' });
  expect(await faultsAsShown(staff, 'blocked')).toEqual([]);
  await staff.press(list.getByRole('button', { name: /Sperre von .*e…@example.at aufheben$/ }));
  await list.getByText('Kein Absender ist gesperrt.').waitFor();
});
