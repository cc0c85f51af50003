import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';
import { goTo, openStaff } from './staff-session.ts';

let stage: Stage;
let admin: Admin;
let owner: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
  owner = await openStaff(stage);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

/** A product as the server has it. */
async function productWith(uid: string): Promise<object | undefined> {
  const answer = await owner.page.request.get(`/api/products?search=${uid}&page=1`);
  const { data } = (await answer.json()) as { data: { uid: string }[] };
  return data.find((product) => product.uid === uid);
}

test('an import goes on while another screen is open, and can be taken back', async () => {
  const { page } = owner;
  await admin.create('/products', { uid: 'weg-1', name: 'Leberkäse', price: 3, tax: 10 });
  await goTo(owner, '/products/import', 'Produkte importieren');
  const rows = [
    'Artikelnummer;Name;Preis;Einheit;Steuersatz Lieferung',
    'weg-1;Leberkäse;3,50;Stk;10',
    'weg-2;Speck;2,90;100 g;10',
  ];
  const buffer = Buffer.from(rows.join('\r\n'), 'utf8');
  await page.locator('#import-file').setInputFiles({ name: 'weg.csv', mimeType: 'text/csv', buffer });
  let release: (() => void) | undefined;
  await page.route(
    '**/trpc/products.update*',
    async (route) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: '2 Produkte importieren' }).click();
  await goTo(owner, '/tags', 'Tags');
  await expect.poll(() => release !== undefined).toBe(true);
  release?.();
  await expect.poll(() => productWith('weg-2')).toMatchObject({ price: 29, unit: 'kilogram' });
  await goTo(owner, '/products/import', 'Produkte importieren');
  await page.getByText('2 Produkte gespeichert.').first().waitFor();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByText('Der Import wurde rückgängig gemacht.').waitFor();
  expect(await productWith('weg-2')).toBeUndefined();
  expect(await productWith('weg-1')).toMatchObject({ price: 3 });
});
