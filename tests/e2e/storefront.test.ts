import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  accept,
  addSimple,
  addToCart,
  BERTA,
  choose,
  chooseAppointment,
  chooseService,
  enterContact,
  goToCheckout,
  openProduct,
  pressInOverlay,
  SUBMIT,
  sectionOf,
  shownText,
  submitOrder,
} from './customer.ts';
import { type Stage, startStage } from './stage.ts';
import { photo } from './tour.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

describe('the cart', () => {
  test('outlives a reload, and each branch has its own', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await addSimple(visitor, 'Handsemmel', 3);
    await visitor.visit('/store/hauptplatz');
    const toggle = page.locator('#cart-toggle');
    await page.getByRole('button', { name: 'Warenkorb 3 Produkte' }).waitFor();
    await visitor.visit('/store/unterlinden');
    await page.getByText('Keine Produkte im Warenkorb').waitFor();
    expect(await toggle.isDisabled(), 'an empty cart cannot be opened').toBe(true);
    await visitor.visit('/store/hauptplatz');
    await page.getByRole('button', { name: 'Warenkorb 3 Produkte' }).waitFor();
  });

  test('collapses when its last item goes', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await addSimple(visitor, 'Handsemmel');
    await visitor.press(page.locator('#cart-toggle'));
    const panel = page.getByRole('dialog', { name: 'Warenkorb' });
    await visitor.press(panel.getByRole('button', { name: 'Handsemmel entfernen' }));
    await panel.waitFor({ state: 'detached' });
    expect(await page.locator('#cart-toggle').isDisabled()).toBe(true);
    await visitor.visit('/store/hauptplatz/checkout');
    await page.getByText('Keine Produkte im Warenkorb!').waitFor();
    await visitor.press(page.getByRole('link', { name: 'Zurück zur Speisekarte' }));
    await page.waitForURL('**/store/hauptplatz');
  });

  test('changes an item in place', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await openProduct(visitor, 'Apfelstrudel');
    await choose(visitor, 'Vanillesauce');
    await addToCart(visitor);
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    await visitor.press(column.getByRole('button', { name: 'Apfelstrudel bearbeiten' }));
    await choose(visitor, 'Schlagobers');
    await pressInOverlay(visitor, /^Speichern/);
    await column.getByText('Vanillesauce, Schlagobers').waitFor();
    expect(await shownText(column)).toContain('Gesamt 6,90 €');
    expect(await column.getByText('Apfelstrudel', { exact: true }).count()).toBe(1);
  });

  test('below the minimum order value there is no way to checkout, and the panel says what is missing', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await addSimple(visitor, 'Handsemmel');
    await visitor.press(page.getByRole('group', { name: 'Art der Bestellung' }).getByText('Lieferung'));
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    await column
      .getByText('Sie haben den Mindestbestellwert in Höhe von 15,00 € leider noch nicht erreicht.')
      .waitFor();
    await column
      .getByText(
        'Fügen Sie Waren im Wert von mindestens 14,25 € hinzu oder wählen Sie eine andere Art der Lieferung.',
      )
      .waitFor();
    expect(await column.getByRole('button', { name: 'Bestellung abschließen' }).isDisabled()).toBe(true);
    await visitor.visit('/store/hauptplatz/checkout');
    await page.getByRole('heading', { level: 1, name: 'Bestellung abschließen' }).waitFor();
    expect(await page.getByRole('button', { name: SUBMIT }).count()).toBe(0);
    // The clinic gets it for free and without a minimum.
    await page.getByLabel('Liefergebiet').selectOption('Kurklinik Marienau');
    await page.getByRole('button', { name: SUBMIT }).waitFor();
  });
});

describe('the configurator', () => {
  test('takes a real picture, shows it, refuses what is none, and the order carries it', async () => {
    const visitor = await stage.open('phone');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    const dialog = await openProduct(visitor, 'Torte mit Fotoaufdruck');
    await choose(visitor, '26 cm, etwa 14 Stück');
    await pressInOverlay(visitor, 'Weiter');
    await choose(visitor, 'Topfen-Marille');
    await pressInOverlay(visitor, 'Weiter');
    // A required step: going on without a picture is explained.
    await pressInOverlay(visitor, 'Weiter');
    await dialog
      .getByText('Bitte wählen Sie ein Bild aus.')
      .or(dialog.getByText(/^Bitte .*(Bild|Datei)/))
      .first()
      .waitFor();
    const file = dialog.locator('input[type=file]:visible');
    const wrong = (name: string) =>
      `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.`;
    await file.setInputFiles({
      name: 'Rezept.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('PK'),
    });
    await dialog.getByText(wrong('Rezept.docx')).waitFor();
    // The name lies: the server judges the content.
    visitor.allow(/4\d\d .*\/api\/uploads|4\d\d \(.*\) .*\/api\/uploads/);
    await file.setInputFiles({ name: 'Foto.png', mimeType: 'image/png', buffer: Buffer.from('kein Bild') });
    await dialog.getByText(wrong('Foto.png')).waitFor();
    await file.setInputFiles(await photo('Großmutter.png'));
    await dialog.getByText('Großmutter.png').waitFor();
    const preview = dialog.locator('li img');
    await preview.evaluate((image) => (image instanceof HTMLImageElement ? image.decode() : undefined));
    expect(
      await preview.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    ).toBeGreaterThan(100);
    await pressInOverlay(visitor, 'Weiter');
    await dialog.getByLabel(/^Aufschrift/).fill('Alles Gute, Oma!');
    await pressInOverlay(visitor, 'Weiter');
    await pressInOverlay(visitor, 'Weiter');
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

  test('?produkt opens a product, and closing leaves a clean address', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz?produkt=101');
    await page.getByRole('dialog', { name: 'Jausensemmel nach Wunsch' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  test('an approximate product shows no exact total anywhere', async () => {
    const visitor = await stage.open('desktop');
    const { page } = visitor;
    await visitor.visit('/store/hauptplatz');
    await openProduct(visitor, 'Beinschinken vom Strohschwein');
    await choose(visitor, 'Hauchdünn');
    await addToCart(visitor);
    const column = page.getByRole('region', { name: 'Ihr Warenkorb' });
    expect(await shownText(column)).toMatch(/Gesamt ca\. 3,74 €/);
  });
});

test('the service chosen on the branch page is the one of checkout', async () => {
  const visitor = await stage.open('phone');
  const { page } = visitor;
  await visitor.visit('/store/hauptplatz');
  await visitor.press(page.getByRole('group', { name: 'Art der Bestellung' }).getByText('Vor Ort'));
  await addSimple(visitor, 'Schnitzelsemmel');
  await visitor.visit('/store/hauptplatz/checkout');
  await sectionOf(visitor, 'Ihr Tisch').waitFor();
  await chooseService(visitor, 'Abholung');
  await sectionOf(visitor, 'Kontaktdaten').waitFor();
});
