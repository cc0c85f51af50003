import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signInByApi } from '../as-admin.ts';
import {
  accept,
  addToCart,
  BERTA,
  choose,
  chooseAppointment,
  enterContact,
  goToCheckout,
  openProduct,
  pressInOverlay,
  shownText,
  submitOrder,
} from '../customer.ts';
import { type Stage, startStage } from '../stage.ts';
import { photo } from '../tours/photo.ts';

/** An item and its uploads: one test per promise. */

const STORE = '/store/hauptplatz';
let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('Item', () => {
  test('valid when every required step is complete; missing answers are reported at their step', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, 'Wiesenknopf-Wrap');
    const save = dialog.getByRole('button', { name: /In den Warenkorb/ });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await visitor.press(save);
    expect(await dialog.getByText('Bitte wählen Sie eine Option aus.').count(), 'filling and sauce').toBe(2);
    await choose(visitor, 'Falafel', 'Ohne Sauce');
    expect(await save.getAttribute('aria-disabled')).toBe('false');
    expect(await page.locator('#cart-toggle').isDisabled()).toBe(true);
  });

  test('amount: comma, clamped to minimum and maximum, snapped to the step; switching the unit converts it', async () => {
    const visitor = await stage.open('desktop');
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, 'Bergkäse, 12 Monate gereift');
    const amount = dialog.getByRole('textbox', { name: /^Menge in/ });
    const [less, more] = [
      dialog.getByRole('button', { name: 'Weniger' }),
      dialog.getByRole('button', { name: 'Mehr' }),
    ];
    const type = async (text: string) => {
      await amount.fill(text);
      await amount.blur();
      return amount.inputValue();
    };
    await visitor.press(more);
    await expect.poll(() => amount.inputValue()).toBe('25');
    await visitor.press(dialog.getByText('Kilogramm', { exact: true }));
    // 25 dag, on steps of 0,1 kg.
    await expect.poll(() => amount.inputValue()).toBe('0,3');
    const note = dialog.locator('p[role=status]').filter({ hasText: /./ });
    expect(await shownText(note), 'nothing is changed silently').toBe('Nur in Schritten von 0,1 kg: 0,3 kg');
    await amount.fill('1,52');
    await note.getByText('Nur in Schritten von 0,1 kg: 1,5 kg').waitFor();
    expect(await amount.inputValue(), 'said before it is done').toBe('1,52');
    expect(await type('1,52')).toBe('1,5');
    await note.getByText('Nur in Schritten von 0,1 kg: 1,5 kg').waitFor();
    expect(await type('99'), 'maximum').toBe('5');
    await note.getByText('Höchstens 5 kg').waitFor();
    expect([await less.isDisabled(), await more.isDisabled()]).toEqual([false, true]);
    expect(await type('viel'), 'not a number becomes 0, then the minimum').toBe('0,1');
    expect([await less.isDisabled(), await more.isDisabled()]).toEqual([true, false]);
    await visitor.press(dialog.getByText('Gramm', { exact: true }));
    await expect.poll(() => amount.inputValue()).toBe('100');
  });
});

describe('Uploads', () => {
  const cannot = (name: string) =>
    `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`;

  test('image steps take .jpg, .jpeg, .png, .gif; files that cannot be processed are reported; the order carries the picture', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, 'Torte mit Fotoaufdruck');
    await choose(visitor, '26 cm, etwa 14 Stück');
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Topfen-Marille');
    await pressInOverlay(visitor, 'Weiter');
    await pressInOverlay(visitor, 'Weiter');
    await dialog.getByText('Bitte laden Sie ein Bild hoch.').waitFor();
    const file = dialog.locator('input[type=file]:visible');
    expect(await file.getAttribute('accept')).toBe('.jpg,.jpeg,.png,.gif');
    expect(await file.evaluate((input) => (input as HTMLInputElement).multiple)).toBe(false);
    await file.setInputFiles({
      name: 'Rezept.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('PK'),
    });
    await dialog.getByText(cannot('Rezept.docx')).waitFor();
    // The file name lies: the server checks the content.
    visitor.allow(/4\d\d .*\/api\/uploads|4\d\d \(.*\) .*\/api\/uploads/);
    await file.setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') });
    await dialog.getByText(cannot('Foto.png')).waitFor();
    await file.setInputFiles(await photo('Großmutter.png'));
    await dialog.getByText('Großmutter.png').waitFor();
    const preview = dialog.locator('li img');
    await preview.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
    expect(
      await preview.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    ).toBeGreaterThan(100);
    for (let step = 3; step < 6; step += 1) await pressInOverlay(visitor, 'Weiter');
    await addToCart(visitor);
    await goToCheckout(visitor);
    await enterContact(visitor, BERTA);
    await chooseAppointment(visitor, 1);
    await accept(visitor);
    await submitOrder(visitor);
    const link = page.getByRole('link', { name: 'Großmutter.png' });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });

  test('the default accepted types; multiple files only for images and files; previews only for jpeg, png, gif', async () => {
    const admin = await signInByApi(stage.url);
    const part = (type: string, name: string) => ({
      type,
      name,
      description: '',
      optional: true,
      options: [],
    });
    await admin.change('/products/705', {
      type: 'configurable',
      config: { parts: [part('files', 'Vorlagen'), part('file', 'Logo'), part('images', 'Fotos')] },
    });
    const visitor = await stage.open('desktop');
    await visitor.visit(STORE);
    const dialog = await openProduct(visitor, 'Laugenbrezel');
    const inputs = dialog.locator('input[type=file]');
    const [all, images] = [
      '.txt,.csv,.gif,.jpg,.jpeg,.png,.svg,.mp4,.mpeg,.webm,.zip,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx',
      '.jpg,.jpeg,.png,.gif',
    ];
    expect(
      await inputs.evaluateAll((found) =>
        found.map((input) => [(input as HTMLInputElement).accept, (input as HTMLInputElement).multiple]),
      ),
    ).toEqual([
      [all, true],
      [all, false],
      [images, true],
    ]);
    const text = { name: 'Liste.txt', mimeType: 'text/plain', buffer: Buffer.from('Semmel\nBrezel\n') };
    await inputs.first().setInputFiles([text, await photo('Skizze.png')]);
    await expect.poll(() => dialog.getByText('Hochgeladen').count()).toBe(2);
    const previews = dialog.locator('li').filter({ has: dialog.page().locator('img') });
    expect(await previews.count()).toBe(1);
    expect(await shownText(previews)).toContain('Skizze.png');
  });
});
