import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Admin, signInByApi } from '../as-admin.ts';
import { productOf, questionIn } from '../changed-shop.ts';
import { choose, overlay, pressInOverlay, shownText } from '../customer.ts';
import { giveCart } from '../filled-cart.ts';
import { type Stage, startStage } from '../stage.ts';
import { BOTH, type Visitor } from '../visitor.ts';

/** Changes by staff raise a question at the line item in the cart, beside the menu and above it. */

const STORE = '/store/hauptplatz';
const SCHNITZEL = 'Schnitzelsemmel';
let stage: Stage;
let admin: Admin;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  admin = await signInByApi(stage.url);
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe.each(BOTH)('in the cart on the %s', (device) => {
  const cart = ({ page }: Visitor) =>
    device === 'phone'
      ? page.getByRole('dialog', { name: 'Warenkorb' })
      : page.getByRole('region', { name: 'Ihr Warenkorb' });

  test('the same question appears at the line item; a price of a chosen option counts, a removed option is replaced', async () => {
    const visitor = await stage.open(device, { isStill: true });
    const { page } = visitor;
    const coffee = await productOf(stage.url, 'Kaffee');
    const heard = page.waitForResponse(/\/api\/shop\/changes$/);
    await visitor.visit(`${STORE}?produkt=${coffee.id}`);
    await heard;
    await page.getByRole('dialog', { name: 'Kaffee' }).waitFor();
    await choose(visitor, 'Melange', 'Haferdrink');
    await pressInOverlay(visitor, /In den Warenkorb/);
    await page.getByText('Produkt zum Warenkorb hinzugefügt.').first().waitFor();
    const parts = coffee.config.parts;
    const changed = (change: (name: string, value: number) => { name: string; value: number } | null) => ({
      config: {
        parts: parts.map((part) => ({
          ...part,
          options: part.options.flatMap((option) => {
            const next = change(option.name, option.value);
            return next ? [{ ...option, ...next }] : [];
          }),
        })),
      },
    });
    try {
      await admin.change(
        `/products/${coffee.id}`,
        changed((name, value) => ({ name, value: name === 'Haferdrink' ? value + 0.3 : value })),
      );
      const question = questionIn(cart(visitor), 'Kaffee');
      await question.waitFor();
      expect(await shownText(question)).toMatch(/\d,\d\d → \d,\d\d €/);
      await visitor.press(question.getByRole('button', { name: 'Übernehmen' }));
      await question.waitFor({ state: 'detached' });
      await admin.change(
        `/products/${coffee.id}`,
        changed((name, value) => (name === 'Melange' ? null : { name, value })),
      );
      await question.waitFor();
      expect(await shownText(question)).toContain('„Melange“ gibt es nicht mehr');
      expect(await question.getByRole('button', { name: 'Übernehmen' }).count()).toBe(0);
      await visitor.press(question.getByRole('button', { name: 'Neu wählen' }));
      await choose(visitor, 'Espresso');
      await visitor.press(overlay(visitor).getByRole('button', { name: /^Speichern/ }));
      await page.getByText('Produkt zum Warenkorb hinzugefügt.').first().waitFor();
      if (device === 'phone') await visitor.press(page.locator('#cart-toggle'));
      await cart(visitor).getByText('Espresso').waitFor();
      expect(await question.count()).toBe(0);
    } finally {
      await admin.change(`/products/${coffee.id}`, { config: coffee.config });
    }
  });

  test('a guest at the menu is notified, once, and led to the cart', async () => {
    const visitor = await stage.open(device, { isStill: true });
    const { page } = visitor;
    const isClosed = device === 'phone';
    const { id, price } = await productOf(stage.url, SCHNITZEL);
    await giveCart(visitor, stage.url, { items: { [SCHNITZEL]: 1 } });
    const heard = page.waitForResponse(/\/api\/shop\/changes$/);
    await visitor.visit(STORE);
    await heard;
    try {
      await admin.change(`/products/${id}`, { price: 7.5 });
      if (isClosed) {
        const notice = page.getByText(`Im Warenkorb hat sich etwas geändert: ${SCHNITZEL}`);
        await notice.waitFor();
        await visitor.press(page.getByRole('button', { name: 'Ansehen', exact: true }));
      }
      await questionIn(cart(visitor), SCHNITZEL).waitFor();
      await visitor.press(questionIn(cart(visitor), SCHNITZEL).getByRole('button', { name: 'Entfernen' }));
      await expect.poll(() => page.locator('#cart-toggle').isDisabled()).toBe(true);
    } finally {
      await admin.change(`/products/${id}`, { price });
    }
  });
});
