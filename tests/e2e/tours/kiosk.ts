import { placeByApi } from '../by-api.ts';
import type { Tour } from './tour.ts';

/** A terminal for guests: the menu, and the number of an order that was placed there. */
export const kiosk: Tour = async (stage, visitor, look) => {
  const { page } = visitor;
  const order = await placeByApi(stage);
  await visitor.visit('/kiosk/hauptplatz');
  await page.locator('html[data-kiosk]').waitFor();
  await look('kiosk');
  await visitor.visit(order.path);
  await page
    .getByRole('dialog', { name: 'Ihre Bestellung' })
    .getByText(order.ticket, { exact: true })
    .waitFor();
  // Behind the ticket, the status page asks for the order by itself, and may get it after the ticket does.
  await page.locator('main .skeleton').first().waitFor({ state: 'detached' });
  await look('kiosk-ticket');
};
