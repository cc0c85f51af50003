import type { Locator } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { placeByApi, stepByApi } from '../by-api.ts';
import { choose, openProduct, overlay, pressInOverlay, SUBMIT, sectionOf } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import {
  cardOf,
  expectApart,
  expectChange,
  expectEdge,
  expectRing,
  expectSeen,
  forceColours,
  look,
  SCHEMES,
  type Scheme,
  signsInColour,
  visitorIn,
} from '../forced-colours.ts';
import { startToldStage, type ToldStage, TUESDAY_NOON } from '../told-time.ts';
import { photo } from '../tours/photo.ts';
import type { Device, Visitor } from '../visitor.ts';

/** In Windows' high contrast mode every state of a control is visible, including the legal checkboxes. Here the order. */

const STORE = '/store/hauptplatz';
let stage: ToldStage;

beforeAll(async () => {
  stage = await startToldStage();
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function checkoutIn(scheme: Scheme, device: Device = 'desktop'): Promise<Visitor> {
  const visitor = await stage.at(TUESDAY_NOON, device);
  await giveCart(visitor, stage.url, { items: { Handsemmel: 3 }, draft: ANSWERED, service: 'takeaway' });
  await forceColours(visitor.page, scheme);
  await visitor.visit(`${STORE}/checkout`);
  await visitor.page.getByRole('button', { name: SUBMIT }).waitFor();
  return visitor;
}

describe.each(SCHEMES)('forced colours, %s palette', (scheme) => {
  test('configurator: radio buttons, checkboxes, a missing answer, units, the steps', async () => {
    const visitor = await visitorIn(stage, scheme, STORE);
    const { page } = visitor;
    const wrap = await openProduct(visitor, 'Wiesenknopf-Wrap');
    await expectEdge(wrap, 'the overlay');
    const filling = cardOf(wrap, 'Falafel');
    const tick = filling.locator('input');
    await expectChange(tick, 'a missing answer', () => pressInOverlay(visitor, /In den Warenkorb/), {
      margin: 4,
    });
    await expectChange(filling, 'a radio button', () => visitor.press(filling), { least: 300 });
    await expectRing(filling.locator('input'), 'a radio button');
    const box = cardOf(wrap, 'Feta');
    const own = box.locator('input');
    await expectChange(own, 'a box', () => visitor.press(box), { least: 60 });
    await expectChange(box, 'the card of a box', () => visitor.press(box), { least: 300 });
    expect(await signsInColour(page)).toEqual([]);
    await pressInOverlay(visitor, 'Schließen');
    const ham = await openProduct(visitor, 'Beinschinken vom Strohschwein');
    const kilo = cardOf(ham, 'Kilogramm');
    await expectChange(kilo, 'a unit', () => visitor.press(kilo), { least: 300 });
    await pressInOverlay(visitor, 'Schließen');
    const roll = await openProduct(visitor, 'Jausensemmel nach Wunsch');
    // The current one is filled as a whole, the others have their segment of the bar.
    const steps = roll.getByRole('navigation', { name: 'Schritte' }).getByRole('button');
    await expectSeen(steps.first(), 'a step that is reached', 30);
    await choose(visitor, 'Handsemmel');
    const toCome = await look(steps.nth(2));
    await expectChange(steps.nth(1), 'the progress', () => pressInOverlay(visitor, 'Weiter'), { least: 30 });
    expectApart(toCome, await look(steps.first()), 'a step that is done', 30);
    await expectSeen(steps.nth(6), 'a step to come', 30);
  });

  test('upload: a missing file, one being uploaded', async () => {
    const visitor = await visitorIn(stage, scheme, STORE);
    const cake = await openProduct(visitor, 'Torte mit Fotoaufdruck');
    await choose(visitor, '22 cm, etwa 10 Stück');
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Schokolade');
    await pressInOverlay(visitor, 'Weiter');
    const input = cake.locator('input[type=file]:visible');
    const zone = input.locator('xpath=..');
    await expectRing(input, 'the place for files');
    await expectChange(zone, 'a missing file', () => pressInOverlay(visitor, 'Weiter'), { least: 60 });
    await visitor.page.route('**/api/uploads**', () => undefined);
    await input.setInputFiles(await photo('Oma.png'));
    await expectSeen(cake.getByRole('progressbar'), 'how far it is', 60);
    await visitor.page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('checkout: service, payment, the legal checkboxes, missing answers, the focus', async () => {
    const visitor = await checkoutIn(scheme);
    const { page } = visitor;
    const service = cardOf(sectionOf(visitor, 'Lieferart'), 'Vor Ort');
    await expectChange(service, 'the service', () => visitor.press(service), { least: 300 });
    const table = page.getByLabel('Tischnummer');
    await expectChange(
      table,
      'a missing table',
      () => visitor.press(page.getByRole('button', { name: SUBMIT })),
      {
        least: 60,
      },
    );
    await visitor.press(cardOf(sectionOf(visitor, 'Lieferart'), 'Abholung'));
    const methods = sectionOf(visitor, 'Zahlungsart').locator('label');
    const chosen = await methods.nth(0).locator('input').isChecked();
    const other = methods.nth(chosen ? 1 : 0);
    await expectChange(other, 'the payment', () => visitor.press(other), { least: 300 });
    const boxes = sectionOf(visitor, 'Einverständnis').getByRole('checkbox');
    for (const box of await boxes.all()) {
      await expectChange(box, 'a legal box', () => visitor.press(box), { least: 60 });
      await expectChange(
        box,
        'a legal box that is missing',
        () => visitor.press(page.getByRole('button', { name: SUBMIT })),
        {
          margin: 6,
        },
      );
      await visitor.press(box);
    }
    await expectRing(boxes.first(), 'a legal box');
    const name = page.getByLabel('Vorname *', { exact: true });
    await expectRing(name, 'a field');
    await expectChange(name, 'a wrong field', async () => {
      await name.fill('');
      await visitor.press(page.getByRole('button', { name: SUBMIT }));
      await name.and(page.locator('[aria-invalid=true]')).waitFor();
      await name.evaluate((field: HTMLInputElement) => {
        field.style.setProperty('-webkit-text-fill-color', 'transparent');
      });
    });
    expect(await signsInColour(page)).toEqual([]);
  });

  test('checkout on a phone, where the service has no visible radio button', async () => {
    const visitor = await checkoutIn(scheme, 'phone');
    const service = cardOf(sectionOf(visitor, 'Lieferart'), 'Vor Ort');
    await expectChange(service, 'the service', () => visitor.press(service), { least: 600 });
  });

  test('checkout: day, time and organisation', async () => {
    const visitor = await checkoutIn(scheme);
    const { page } = visitor;
    const section = sectionOf(visitor, 'Termin');
    const later = section.locator('label').filter({ hasText: 'Zu einem Termin' });
    await expectChange(later, 'when', () => visitor.press(later), { least: 300 });
    await visitor.press(section.getByRole('button', { name: 'Datum' }));
    await expectSeen(overlay(visitor).locator('button[aria-current=date] > span'), 'the sign of today', 8);
    const day = overlay(visitor).locator('button[data-day="2026-11-27"]');
    const styleOf = (one: Locator) =>
      one.evaluate((button) => {
        const { color, textDecorationLine } = getComputedStyle(button);
        return `${color} ${textDecorationLine}`;
      });
    const free = await styleOf(day);
    expect(await styleOf(overlay(visitor).locator('button[data-day]:disabled').first())).not.toBe(free);
    await pressInOverlay(visitor, 'Nächster Monat');
    expect(await styleOf(overlay(visitor).locator('button[data-day="2026-12-25"]'))).not.toBe(free);
    await pressInOverlay(visitor, 'Vorheriger Monat');
    const next = overlay(visitor).getByRole('button', { name: 'Weiter', exact: true });
    const unready = await look(next);
    await expectChange(day, 'a day', () => visitor.press(day), { least: 300 });
    expectApart(unready, await look(next), 'a button that can be pressed', 300);
    await expectRing(day, 'a day');
    await visitor.press(next);
    const time = overlay(visitor).getByRole('button', { name: '12:00', exact: true });
    await expectChange(time, 'a time', () => visitor.press(time), { least: 300 });
    await expectRing(time, 'a time');
    await pressInOverlay(visitor, 'Speichern');
    await visitor.press(page.getByRole('button', { name: 'Organisation auswählen' }));
    const shelter = cardOf(overlay(visitor), 'Tierheim Lindenhof');
    await expectChange(shelter, 'an organisation', () => visitor.press(shelter), { least: 300 });
  });

  test('status: the timeline and the stars', async () => {
    stage.tell(new Date().toISOString());
    const order = await placeByApi(stage);
    const visitor = await stage.open('desktop', { isStill: true });
    const { page } = visitor;
    await forceColours(page, scheme);
    await visitor.visit(order.path);
    const steps = page.getByRole('list', { name: 'Bestellverlauf' }).getByRole('listitem');
    const sign = () => look(steps.nth(1).locator('span[aria-hidden=true]').last());
    const line = steps.nth(1).locator('span[aria-hidden=true]').first();
    await steps.nth(1).waitFor();
    const [upcoming, notYet] = [await sign(), await look(line)];
    await stepByApi(stage, order, 'confirm');
    await visitor.visit(order.path);
    await page.locator('li[aria-current=step]').waitFor();
    expectApart(notYet, await look(line), 'the way so far', 20);
    const here = await steps.evaluateAll((items) => items.findIndex((item) => item.ariaCurrent === 'step'));
    const present = await look(steps.nth(here).locator('span[aria-hidden=true]').last());
    const done = await look(steps.nth(0).locator('span[aria-hidden=true]').last());
    expectApart(present, upcoming, 'the present step and one to come', 60);
    expectApart(present, done, 'the present step and one that is done', 60);
    expectApart(done, upcoming, 'a step that is done and one to come', 60);
    await stepByApi(stage, order, 'in-delivery');
    await stepByApi(stage, order, 'completed');
    await visitor.visit(order.path);
    const stars = page.getByRole('group', { name: 'Service' });
    for (let count = 1; count <= 5; count += 1) {
      const star = stars.locator('label').nth(count - 1);
      const press = () => visitor.press(stars.getByRole('radio').nth(count - 1));
      await expectSeen(star.locator('svg'), 'a star', 40);
      await expectChange(star, `star ${count}`, press, { least: 100 });
    }
    await expectRing(stars.getByRole('radio').nth(2), 'a star');
    expect(await signsInColour(page)).toEqual([]);
  });
});
