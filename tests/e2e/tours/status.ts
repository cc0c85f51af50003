import { inHours, placeByApi, placeDelivery, stepByApi } from '../by-api.ts';
import type { Tour } from './tour.ts';

/** An order from 'awaiting' to its rating, with all that can come between. */
export const status: Tour = async (stage, visitor, look) => {
  const { page } = visitor;
  const order = await placeByApi(stage, { comment: 'Bitte klingeln.\nDanke!', donatee: 2 });
  const shows = async (words: string | RegExp, name: string) => {
    await visitor.visit(order.path);
    await page.getByText(words).first().waitFor();
    await look(name);
  };
  await shows('wartet auf Bestätigung', 'status-awaiting');
  await visitor.press(page.getByRole('button', { name: 'Bestellung stornieren' }));
  await page.getByText('Möchten Sie Ihre Bestellung wirklich stornieren?').waitFor();
  await look('status-cancel-question');
  await visitor.press(page.getByRole('button', { name: 'Nein, behalten' }));
  await stepByApi(stage, order, 'confirm', { counterAppointment: inHours(50) });
  await shows('Neuer Terminvorschlag', 'status-proposal');
  await visitor.press(page.getByRole('button', { name: 'Termin ablehnen' }));
  await look('status-proposal-decline');
  await visitor.press(page.getByRole('button', { name: 'Zurück', exact: true }));
  await visitor.press(page.getByRole('button', { name: 'Termin annehmen' }));
  await page.getByText(/^Ihre Bestellung ist bestätigt und für .+ eingeplant\.$/).waitFor();
  await look('status-planned');
  await stepByApi(stage, order, 'in-delivery');
  await shows('zur Abholung bereit', 'status-ready');
  await stepByApi(stage, order, 'completed');
  await shows('Ihre Bestellung ist abgeschlossen.', 'status-completed');
  for (const criterion of ['Bestellvorgang', 'Service', 'Qualität der Speisen', 'Gesamteindruck']) {
    await visitor.press(
      page.getByRole('group', { name: criterion }).getByRole('radio', { name: '4 Sterne' }),
    );
  }
  await look('status-rating');
  await visitor.press(page.getByRole('button', { name: 'Bewertung senden' }));
  await page.getByText('Vielen Dank für Ihre Bewertung!').waitFor();
  await look('status-rated');
  const refused = await placeByApi(stage);
  await stepByApi(stage, refused, 'reject', {
    rejectionMessage: 'Leider ist heute bereits alles ausverkauft.',
  });
  await visitor.visit(refused.path);
  await page.getByText('Leider ist heute bereits alles ausverkauft.').waitFor();
  await look('status-rejected');
  const delivered = await placeDelivery(stage);
  await stepByApi(stage, delivered, 'confirm');
  await stepByApi(stage, delivered, 'in-delivery');
  await visitor.visit(delivered.path);
  await page.getByText('Ihre Bestellung ist unterwegs zu Ihnen.').waitFor();
  await look('status-out-for-delivery');
  const atTable = await placeByApi(stage, { isDineIn: true, table: '4' });
  await stepByApi(stage, atTable, 'confirm');
  await stepByApi(stage, atTable, 'in-delivery');
  await visitor.visit(atTable.path);
  await page.getByText('Ihre Bestellung ist fertig und wird serviert.').waitFor();
  await look('status-being-served');
};
