import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/e2e/axe.ts';
import { signIn } from '#tests/e2e/board.ts';
import { placeByApi, stepByApi } from '#tests/e2e/by-api.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { waitFor } from '#tests/e2e/wait-for.ts';
import { goTo } from '../staff-session.ts';

/** Paying at the counter, in parts and by the keyboard, and the day's list on screen and paper. */

let stage: Stage;
let staff: Visitor;
beforeAll(async () => {
  stage = await startStage();
  staff = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(staff);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('R315 a voucher and cash by the keyboard alone, a mistake taken out, and all of it in the list and on paper', async () => {
  const order = await placeByApi(stage);
  await stepByApi(stage, order, 'confirm');
  const { page } = staff;
  await page.goto(`/backend#/orders/${order.id}`);
  const panel = page.getByRole('complementary', { name: /^Bestellung \d+/ });
  await panel.getByRole('heading', { name: 'Zahlung', exact: true }).waitFor();

  await staff.press(panel.getByRole('button', { name: 'Anders oder in Teilen …' }));
  const dialog = page.getByRole('dialog', { name: /^Bestellung \d+ bezahlen$/ });
  const amount = dialog.getByLabel('Betrag (EUR)');
  await amount.waitFor();
  expect(await amount.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await axeFindings(page, 'paying')).toEqual([]);
  await dialog.getByRole('radio', { name: 'Barzahlung' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const code = dialog.getByLabel('Gutscheincode');
  await amount.fill('2');
  await page.keyboard.press('Enter');
  await dialog.getByText('Bitte geben Sie den Code des Gutscheins ein.').waitFor();
  await code.fill('hyd-2026-77');
  await page.keyboard.press('Enter');
  await waitFor(async () => (await amount.inputValue()) !== '2' || undefined);
  await dialog.getByRole('radio', { name: 'Gutschein' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await dialog.getByLabel('Gegeben (EUR)').fill('100');
  await dialog.getByText(/^Rückgeld /).waitFor();
  await amount.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await waitFor(async () => plain(await panel.textContent()).includes('Code HYD-2026-77') || undefined);
  await panel.getByText('Bezahlt', { exact: true }).first().waitFor();
  await staff.press(panel.getByRole('button', { name: /^Streichen: / }).last());
  await panel.getByText('Fehleingabe, zählt nicht').waitFor();
  await staff.press(panel.getByRole('button', { name: /bar bezahlt$/ }));
  await panel.getByText('Bezahlt', { exact: true }).first().waitFor();
  expect(await axeFindings(page, 'paid')).toEqual([]);

  await goTo(staff, '/cash-report', 'Kassenbericht');
  const sums = page.getByRole('region', { name: 'Nach Zahlungsart' }).first();
  await sums.getByText('Gutschein').waitFor();
  expect(plain(await sums.textContent())).toContain('Gutschein12,00 €');
  await page
    .getByRole('region', { name: 'Zahlungen und Rückgaben' })
    .first()
    .getByText('Fehleingabe')
    .waitFor();
  expect(await axeFindings(page, 'cash report')).toEqual([]);
  await staff.press(page.getByRole('button', { name: 'Auf dem Belegdrucker' }));
  await waitFor(
    async () =>
      stage.printer.texts.some((slip) => slip.includes('HYD-2026-77') && slip.includes('Kassenbericht')) ||
      undefined,
  );
});
