import { placeByApi } from '../by-api.ts';
import { BERTA } from '../customer.ts';
import type { Tour } from './tour.ts';

/** Who delivers to a postcode, and a guest whom the device remembers. */
export const returning: Tour = async (stage, visitor, look) => {
  const { page } = visitor;
  await visitor.visit('/');
  const place = page.getByPlaceholder('PLZ / Ort');
  await place.fill('3568');
  await page.getByRole('link', { name: 'Lieferung bestellen' }).waitFor();
  await look('home-delivery');
  await place.fill('4600');
  await page.getByText('Nach 4600 liefern wir leider nicht.').waitFor();
  await look('home-no-delivery');

  const order = await placeByApi(stage);
  const date = new Date().toISOString();
  const memory = {
    version: 1,
    saved: date,
    contact: BERTA,
    orders: [
      {
        uid: order.uid,
        hash: order.hash,
        number: Number(order.ticket),
        date,
        branch: 1,
        items: ['2 × Handsemmel'],
      },
    ],
  };
  await page.evaluate((text) => localStorage.setItem('theke-guest', text), JSON.stringify(memory));
  await visitor.visit('/');
  await page.getByRole('region', { name: 'Ihre letzte Bestellung' }).waitFor();
  await look('home-last-order');
  await visitor.visit(order.path);
  await page.getByRole('button', { name: 'Gemerkte Daten löschen' }).waitFor();
  await look('status-remembered');
};
