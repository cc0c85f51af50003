import { choose, openProduct, overlay, pressInOverlay } from '../customer.ts';
import type { Tour } from './tour.ts';

const STORE = '/store/hauptplatz';

/** Searching the menu and narrowing it down, how and when, what is sold at other times, a configuration thrown away. */
export const menu: Tour = async (_stage, visitor, look) => {
  const { page } = visitor;
  const closed = () => page.getByRole('dialog').waitFor({ state: 'detached' });
  await visitor.visit(STORE);
  const search = page.getByRole('searchbox', { name: 'Karte durchsuchen' });
  await search.fill('kaese');
  await page.getByRole('heading', { level: 2, name: /Treffer$/ }).waitFor();
  await look('menu-hits');
  await search.fill('qqqqq');
  await page.getByText('Zu „qqqqq“ haben wir nichts gefunden.').waitFor();
  await look('menu-no-hits');
  await visitor.press(page.getByRole('button', { name: 'Suche löschen' }));
  const chips = page.getByRole('group', { name: 'Karte eingrenzen' });
  for (const name of ['vegan', 'ohne Gluten']) {
    await visitor.press(chips.getByRole('button', { name, exact: true }));
    await chips.getByRole('button', { name, exact: true, pressed: true }).waitFor();
  }
  await look('menu-narrowed');

  await visitor.visit(STORE);
  const line = page.getByRole('main').getByRole('button', { name: /ändern$/ });
  await visitor.press(line.first());
  const sheet = page.getByRole('dialog', { name: 'Wie und wann?' });
  await sheet.getByRole('button', { name: 'Übernehmen' }).waitFor();
  await look('how-and-when');
  // While the shop is closed there is no other choice, and the days are there already.
  const later = sheet.getByText('Zu einem Termin');
  if (await later.isVisible()) {
    await visitor.press(later);
    await look('how-and-when-days');
  }
  await pressInOverlay(visitor, 'Schließen');
  await closed();

  // There are dishes for each day of the week: some are never sold today.
  const when = page.getByRole('button', { name: 'Wann es das gibt' }).first();
  await when.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await visitor.press(when);
  await overlay(visitor).getByText('Derzeit nicht verfügbar').first().waitFor();
  await look('sale-times');
  await pressInOverlay(visitor, 'Schließen');
  await closed();

  await openProduct(visitor, 'Jausensemmel nach Wunsch');
  await choose(visitor, 'Handsemmel');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Auswahl verwerfen?' }).waitFor();
  await look('discard-question');
};
