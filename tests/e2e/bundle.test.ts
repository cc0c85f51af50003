import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cardOn, closeDetail, openDetail, signIn } from './board.ts';
import { inHours } from './by-api.ts';
import {
  accept,
  addToCart,
  BERTA,
  chooseAppointment,
  chooseService,
  enterContact,
  goToCheckout,
  openProduct,
  overlay,
  shownText,
  submitOrder,
} from './customer.ts';
import { slipsOf } from './printed.ts';
import { type Stage, startStage } from './stage.ts';
import { BOTH } from './visitor.ts';

/** The contents of a bundle, and its allergens, from the menu to the slip. */

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

const BUNDLE = 'Jausenpackerl für die Schule';
const ONE = '1 × Körnerweckerl, 0,05 kg Almkäse, mild, 1 × Apfelsaft naturtrüb 0,25 l';
const ALLERGENS = 'Allergene: A, F, G, N';
describe.each(BOTH)('on the %s', (device) => {
  test('guest, staff and kitchen see what is in a bundle', async () => {
    const customer = await stage.open(device);
    const { page } = customer;
    await customer.visit('/store/hauptplatz');
    const card = page.getByRole('article').filter({ hasText: BUNDLE });
    expect(await shownText(card)).toContain(`Inhalt: ${ONE} ${ALLERGENS}`);
    const dialog = await openProduct(customer, BUNDLE);
    expect(await shownTexts(dialog.getByRole('listitem'))).toEqual([
      '1 × Körnerweckerl',
      '0,05 kg Almkäse, mild',
      '1 × Apfelsaft naturtrüb 0,25 l',
    ]);
    expect(await shownText(dialog)).toContain(ALLERGENS);
    await customer.press(overlay(customer).getByRole('button', { name: 'Mehr' }));
    await addToCart(customer);
    const several = `Inhalt: je ${ONE} ${ALLERGENS}`;
    await goToCheckout(customer);
    await chooseService(customer, 'Abholung');
    await enterContact(customer, BERTA);
    await chooseAppointment(customer, 1);
    await accept(customer);
    expect(await shownText(page.getByRole('complementary', { name: 'Zusammenfassung' }))).toContain(several);
    await customer.press(page.getByRole('link', { name: 'Bearbeiten' }));
    if (device === 'phone') await customer.press(page.getByRole('button', { name: /Warenkorb/ }).last());
    const line = page.getByRole('listitem').filter({ hasText: BUNDLE }).filter({ hasText: 'je 1 ×' }).last();
    expect(await shownText(line)).toContain(several);
    await customer.visit('/store/hauptplatz/checkout');
    const { ticket, path } = await submitOrder(customer);
    expect(await shownText(page.getByRole('main'))).toContain(several);

    const staff = await stage.open(device);
    await signIn(staff);
    const onBoard = await cardOn(staff, 'new', ticket);
    expect(await shownText(onBoard)).toContain(`2 × ${BUNDLE} (je ${ONE})`);
    const detail = await openDetail(staff, 'new', ticket);
    expect(await shownTexts(detail.getByRole('list', { name: 'Inhalt' }).getByRole('listitem'))).toEqual([
      'je 1 × Körnerweckerl',
      'je 0,05 kg Almkäse, mild',
      'je 1 × Apfelsaft naturtrüb 0,25 l',
    ]);
    expect(await shownText(detail)).toContain(ALLERGENS);
    const uid = path.split('/')[2] ?? '';
    await closeDetail(staff, ticket);
    const id = await confirmForToday(uid, path.split('/')[3] ?? '');
    await staff.page.goto('/backend#/kitchen');
    const cooked = staff.page.getByRole('article').filter({ hasText: `Bestellung ${ticket}` });
    await cooked.waitFor();
    expect(await shownText(cooked)).toContain(
      `2 × ${BUNDLE} je 1 × Körnerweckerl je 0,05 kg Almkäse, mild je 1 × Apfelsaft naturtrüb 0,25 l ${ALLERGENS}`,
    );
    const { receipt, kitchen } = await slipsOf(stage, uid);
    expect(kitchen.join(' ')).toContain(`2 x ${BUNDLE} je 1 x Körnerweckerl je 0,05 kg Almkäse, mild`);
    expect(kitchen).toContain(ALLERGENS);
    expect(receipt).toContain('je 1 x Körnerweckerl');
    await command(`/api/orders/${id}/status/in-delivery`);
  });
});

async function shownTexts(elements: Locator): Promise<string[]> {
  return Promise.all((await elements.all()).map(shownText));
}

/** The counter takes the order with immediate effect: the kitchen only shows what is due today. */
async function confirmForToday(uid: string, hash: string): Promise<number> {
  const { data } = (await (await fetch(`${stage.url}/api/orders/public/${uid}/${hash}`)).json()) as {
    data: { id: number };
  };
  await command(`/api/orders/${data.id}/status/confirm`);
  await command(`/api/orders/${data.id}`, { id: data.id, appointment: inHours(0.05) }, 'PUT');
  return data.id;
}

async function command(path: string, body: object = {}, method = 'POST'): Promise<void> {
  const answer = await fetch(`${stage.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${stage.deviceKey}` },
    body: JSON.stringify(body),
  });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}
