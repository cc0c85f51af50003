import type { Tour } from './tour.ts';

/** The home page with its menu, the legal texts, and an address that is none. */
export const home: Tour = async (_stage, visitor, look) => {
  const { page } = visitor;
  await visitor.visit('/');
  await look('home');
  await page.getByPlaceholder('PLZ / Ort').fill('1010 Wien');
  await page.getByText('Leider wurden keine Ergebnisse gefunden.').waitFor();
  await look('home-nothing-found');
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  if (await menu.isVisible()) {
    await visitor.press(menu);
    await look('home-menu');
  }
  for (const text of ['terms-and-conditions', 'privacy', 'imprint', 'allergens']) {
    await visitor.visit(`/site/${text}`);
    await look(`site-${text}`);
  }
  visitor.allow(/404/);
  await visitor.visit('/gibt-es-nicht');
  await look('not-found');
};
