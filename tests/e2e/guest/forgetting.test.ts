import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { placeByApi } from '#tests/e2e/by-api.ts';
import { ANSWERED, giveCart } from '#tests/e2e/filled-cart.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '#tests/e2e/told-time.ts';
import type { Visitor } from '#tests/e2e/visitor.ts';

/** One tap forgets the guest, wherever it is made: on the device, and in the forms that this tab has open. */

let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const kept = ({ page }: Visitor) =>
  page.evaluate(() =>
    JSON.stringify([...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })]),
  );

test.each([
  ['home', () => '/'],
  ['the status page', (status: string) => status],
])('from %s', async (_, pathOf) => {
  const order = await placeByApi(stage);
  const guest = await stage.at(TUESDAY_NOON, 'phone');
  const { page } = guest;
  for (const branch of ['hauptplatz', 'unterlinden'])
    await giveCart(guest, stage.url, { branch, items: { Handsemmel: 1 }, draft: ANSWERED });
  await guest.context.addInitScript(
    (remembered) => {
      if (sessionStorage.getItem('remembered-given')) return;
      sessionStorage.setItem('remembered-given', 'yes');
      localStorage.setItem('theke-guest', remembered);
    },
    JSON.stringify({
      version: 1,
      saved: new Date(TUESDAY_NOON).toISOString(),
      contact: { firstName: ANSWERED.firstName },
      orders: [
        {
          uid: order.uid,
          hash: order.hash,
          number: 1,
          date: TUESDAY_NOON,
          branch: 1,
          items: ['1 × Handsemmel'],
        },
      ],
    }),
  );
  await guest.visit(pathOf(order.path));
  expect(await kept(guest)).toContain(ANSWERED.lastName);
  await guest.press(page.getByRole('button', { name: 'Gemerkte Daten löschen' }));
  await page.getByText('Die gemerkten Daten sind gelöscht.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhalt');
  const left = await kept(guest);
  for (const secret of [ANSWERED.firstName, ANSWERED.lastName, ANSWERED.email, ANSWERED.phone])
    expect(left).not.toContain(secret);
  for (const branch of ['hauptplatz', 'unterlinden']) {
    await guest.visit(`/store/${branch}/checkout`);
    expect(await page.getByLabel('Nachname *', { exact: true }).inputValue(), branch).toBe('');
    expect(await page.getByText('Handsemmel').count(), 'the cart stays').toBeGreaterThan(0);
  }
});
