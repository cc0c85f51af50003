import type { Locator } from 'playwright';
import { orderBody } from '#tests/demo-order.ts';
import { productOf, questionIn, sellOut } from '../changed-shop.ts';
import { pressInOverlay, SUBMIT } from '../customer.ts';
import { ANSWERED, giveCart } from '../filled-cart.ts';
import type { Visitor } from '../visitor.ts';
import type { Look, Tour } from './tour.ts';

const STORE = '/store/hauptplatz';
const CHECKOUT = `${STORE}/checkout`;

/** A cart at another branch, 'Dazu passt', a line taken out, one that is sold out, an order that gets no answer. */
export const cart: Tour = async (stage, visitor, look) => {
  const { page } = visitor;
  await giveCart(visitor, stage.url, { branch: 'unterlinden', items: { Handsemmel: 1 } });
  await visitor.visit(STORE);
  await page
    .getByRole('link', { name: /^In Ihrem Warenkorb am Kamp/ })
    .filter({ visible: true })
    .waitFor();
  await look('cart-elsewhere');

  const { appointmentDate } = (await orderBody(stage.url)) as { appointmentDate: string };
  await giveCart(visitor, stage.url, {
    items: { Handsemmel: 2, Topfengolatsche: 1 },
    service: 'takeaway',
    draft: { ...ANSWERED, appointmentDate },
  });
  await visitor.visit(STORE);
  const shown = await openCart(visitor);
  await shown.getByRole('group', { name: 'Dazu passt' }).waitFor();
  await look('cart-suggestions');
  await visitor.press(shown.getByRole('button', { name: 'Topfengolatsche entfernen' }));
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  await look('cart-undo');

  const roll = await productOf(stage.url, 'Handsemmel');
  await sellOut(stage, roll, true);
  await soldOut(visitor, look, roll.name).finally(() => sellOut(stage, roll, false));

  await visitor.visit(CHECKOUT);
  visitor.allow(/502|404|Failed to load resource/);
  await page.route('**/api/orders', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
  await visitor.press(page.getByRole('button', { name: SUBMIT }));
  await page.getByRole('alert').getByRole('heading', { name: 'Der Server antwortet nicht' }).waitFor();
  await look('checkout-outage');
};

/** Beside the menu on the desktop, in a sheet on the phone. */
async function openCart({ page, device, press }: Visitor): Promise<Locator> {
  if (device === 'desktop') return page.locator('#warenkorb');
  await press(page.getByRole('button', { name: /Warenkorb ansehen/ }));
  return page.getByRole('dialog', { name: 'Warenkorb' });
}

async function soldOut(visitor: Visitor, look: Look, name: string): Promise<void> {
  const { page } = visitor;
  await visitor.visit(CHECKOUT);
  const question = questionIn(page.getByRole('complementary', { name: 'Zusammenfassung' }), name);
  await question.waitFor();
  await look('line-question');
  await visitor.press(question.getByRole('button', { name: 'Ersetzen' }));
  await page.getByRole('dialog', { name: `Ersatz für ${name}` }).waitFor();
  await look('line-replacement');
  await pressInOverlay(visitor, 'Schließen');
}
