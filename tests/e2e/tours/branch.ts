import { addToCart, choose, goOnShopping, openProduct, overlay, pressInOverlay } from '../customer.ts';
import { photo } from './photo.ts';
import type { Tour } from './tour.ts';

/** The menu of a branch, the configurator in all its forms, the cart. */
export const branch: Tour = async (_stage, visitor, look) => {
  const { page } = visitor;
  await visitor.visit('/store/hauptplatz');
  await look('branch');
  await openProduct(visitor, 'Schnitzelsemmel');
  await look('configurator-simple');
  await addToCart(visitor);
  await look('branch-added');
  // The message on the desktop goes by itself, perhaps while it is looked at.
  if (visitor.device !== 'desktop') await goOnShopping(visitor);
  await look('branch-with-cart');
  await openProduct(visitor, 'Beinschinken vom Strohschwein');
  await look('configurator-units');
  await pressInOverlay(visitor, 'Schließen');
  await openProduct(visitor, 'Wiesenknopf-Wrap');
  await look('configurator-all-steps');
  await pressInOverlay(visitor, /In den Warenkorb/);
  await look('configurator-faults');
  await pressInOverlay(visitor, 'Schließen');
  await openProduct(visitor, 'Jausensemmel nach Wunsch');
  await look('configurator-step-first');
  await pressInOverlay(visitor, 'Weiter');
  await look('configurator-step-fault');
  await choose(visitor, 'Mohnflesserl');
  for (const option of ['Rosa Roastbeef', null, 'Paradeiser', 'Butter', null]) {
    await pressInOverlay(visitor, 'Weiter');
    if (option) await choose(visitor, option);
  }
  await look('configurator-step-extras');
  await pressInOverlay(visitor, 'Weiter');
  await look('configurator-step-last');
  await addToCart(visitor);
  if (visitor.device === 'desktop') await visitor.press(page.locator('#cart-toggle'));
  await look('cart-panel');
  if (visitor.device === 'desktop') await page.keyboard.press('Escape');
  else await goOnShopping(visitor);
  await openProduct(visitor, 'Torte mit Fotoaufdruck');
  await choose(visitor, '22 cm, etwa 10 Stück');
  await pressInOverlay(visitor, 'Weiter');
  await choose(visitor, 'Schokolade');
  await pressInOverlay(visitor, 'Weiter');
  await look('configurator-upload');
  await overlay(visitor)
    .locator('input[type=file]:visible')
    .setInputFiles(await photo('Oma.png'));
  await overlay(visitor).getByText('Hochgeladen').waitFor();
  await overlay(visitor)
    .locator('input[type=file]:visible')
    .setInputFiles({ name: 'Rezept.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await overlay(visitor)
    .getByText(/kann nicht verarbeitet werden/)
    .waitFor();
  await look('configurator-uploaded');
};
