import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { slipLookOf } from '#domain/devices/slip-look.ts';
import { PREVIEW_CODE_PAGE } from '#printers/code-pages.ts';
import { encode } from '#printers/escpos.ts';
import { COLUMNS } from '#printers/paper.ts';
import { kitchenTicket } from '#printers/slips/kitchen-ticket.ts';
import { receipt } from '#printers/slips/receipt.ts';
import { axeFindings } from '#tests/e2e/axe.ts';
import { type Stage, startStage } from '#tests/e2e/stage.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';
import { EscPosDecoder } from '#tests/peers/escpos-decoder.ts';
import { SAMPLE_ORDERED_AT, sampleSlip } from '#web/backoffice/shop/config/sample-slip.ts';
import { goTo, openStaff } from '../staff-session.ts';

/** What slips look like, and who gets them, as an owner decides it. */

let stage: Stage;
let owner: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  owner = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const open = (path: string, heading: string) => goTo(owner, path, heading);

test('the settings draw ticket and receipt as they are typed', async () => {
  const { page } = owner;
  await open('/config', 'Einstellungen');
  const preview = page.getByRole('region', { name: 'Vorschau von Bon und Beleg' });
  const ticket = preview.getByRole('region', { name: 'Küchenbon' });
  const text = async () => (await ticket.textContent()) ?? '';
  const number = ticket.getByText('42', { exact: true });
  await expect.poll(text).toMatch(/Allergene: A, C, G[\s\S]*Theke vorne/);
  const huge = (await number.boundingBox())?.height ?? 0;

  await owner.press(page.locator('#config-ticketAllergens'));
  await expect.poll(text).not.toContain('Allergene');
  await page.locator('#config-ticketNumberSize').selectOption('large');
  await expect.poll(async () => (await number.boundingBox())?.height ?? huge).toBeLessThan(huge);
  await preview.getByLabel('Papier').selectOption('32');
  expect(await axeFindings(page, 'config')).toEqual([]);

  await owner.press(page.getByRole('button', { name: 'Speichern' }));
  await page.getByText('Einstellungen gespeichert.').waitFor();
  const { data } = await (await page.request.get('/api/config')).json();
  expect(data).toMatchObject({ ticketAllergens: false, ticketNumberSize: 'large', ticketCustomer: true });
});

test.each(COLUMNS)('the preview says row by row what a printer of %i columns prints', async (columns) => {
  const { page } = owner;
  await open('/config', 'Einstellungen');
  const preview = page.getByRole('region', { name: 'Vorschau von Bon und Beleg' });
  await preview.getByLabel('Papier').selectOption(String(columns));
  const ofServer = async (path: string) => (await (await page.request.get(`/api/${path}`)).json()).data;
  const [config, [branch]] = [await ofServer('config'), await ofServer('branches')];
  const { shopName, businessName, vatNumber } = config;
  const sample = sampleSlip({ branch, shopName, businessName });
  if (!sample) throw new Error('no branch');
  const of = { ...sample, vatNumber, look: slipLookOf(config) };
  for (const [name, draw] of [
    ['Küchenbon', kitchenTicket],
    ['Beleg', receipt],
  ] as const) {
    const paper = new EscPosDecoder(columns, () => {});
    const lines = draw(of, { printedAt: SAMPLE_ORDERED_AT, statusUrl: null });
    paper.feed(encode(lines, { columns, codePage: PREVIEW_CODE_PAGE, cancelChineseMode: false }));
    const printed = wordsOf(paper.receipts[0]?.text ?? '');
    expect(printed.length).toBeGreaterThan(10);
    const shown = preview.getByRole('region', { name });
    await expect.poll(async () => wordsOf((await shown.textContent()) ?? '')).toEqual(printed);
  }
});

/** What stands in the rows; the preview also says where the paper is cut. */
function wordsOf(text: string): string[] {
  return text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '' && !row.startsWith('8<'));
}

test('a station that makes nothing is refused at its field, and stored once it takes the rest', async () => {
  const { page } = owner;
  owner.allow(/422/);
  await open('/stations/new', 'Neue Station');
  await page.locator('#station-name').fill('Schank');
  await page.locator('#station-branch').selectOption({ index: 1 });
  await owner.press(page.getByRole('button', { name: 'Speichern' }));
  await page.locator('#station-categories-error').getByText('Bitte füllen Sie dieses Feld aus.').waitFor();
  await owner.press(page.locator('#station-takesRest'));
  await owner.press(page.getByRole('button', { name: 'Speichern' }));
  await page.waitForURL(/stations\/\d+$/);
  expect(await axeFindings(page, 'station')).toEqual([]);
});
