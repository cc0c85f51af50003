import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { signIn } from '../board.ts';
import { type Stage, startStage } from '../stage.ts';
import type { Visitor } from '../visitor.ts';

/** Pictures of a record, the library and the template editor, as the owner uses them. */

let stage: Stage;
let owner: Visitor;

beforeAll(async () => {
  stage = await startStage({ hasAgent: false });
  owner = await stage.open('desktop', { isKept: true, isStill: true });
  await signIn(owner);
  // URLs are entered here while a form is open, which users of links never do; the router only warns about it.
});
afterEach(() => stage.settle());
afterAll(() => stage.stop());

async function read(path: string) {
  const answer = await owner.page.request.get(`/api${path}`);
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

async function photo(colour: string) {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: colour } });
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

async function firstProduct(): Promise<{ id: number; name: string; images: { id: number; alt: string }[] }> {
  return (await read('/products?pageSize=1&page=1&sort=id')).data[0];
}

test('a picture is chosen, cropped, described and saved with its product; the library says where it is used', async () => {
  const { page } = owner;
  const { id, name, images } = await firstProduct();
  await page.goto(`/backend#/products/${id}`);
  await page.getByLabel(/^Bilder hochladen/).setInputFiles(await photo('#336699'));
  const dialog = page.getByRole('dialog', { name: 'Neues Bild' });
  await dialog.getByRole('button', { name: '1:1' }).click();
  await dialog.getByLabel('Beschreibung').fill('Ein blaues Feld');
  expect(await axeFindings(page, 'crop')).toEqual([]);
  await dialog.getByRole('button', { name: 'Ausschnitt speichern' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Produkt gespeichert.').waitFor();

  const stored = await read(`/products/${id}`);
  expect(stored.data.images).toHaveLength(images.length + 1);
  const added = stored.data.images.at(-1);
  expect(added).toMatchObject({ alt: 'Ein blaues Feld', version: 1 });
  expect(added.width).toBe(added.height);

  await page.goto(`/backend#/images/${added.id}`);
  await page.getByRole('link', { name: `Produkt „${name}“` }).waitFor();
  expect(await axeFindings(page, 'picture')).toEqual([]);
  await page.getByLabel('Neue Datei').setInputFiles(await photo('#993333'));
  await page.getByText(/600 × 400 Pixel, JPG, Version 2/).waitFor();
  expect((await read(`/images/${added.id}`)).data).toMatchObject({ version: 2, alt: 'Ein blaues Feld' });
});

test('many files are dropped into the library at once; non-pictures say why they failed, the others arrive', async () => {
  const { page } = owner;
  await page.goto('/backend#/images');
  const text = { name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('Kraut und Rüben') };
  const files = [await photo('#227722'), text, await photo('#772277')];
  await page.getByLabel(/^Bilder hierher ziehen/).setInputFiles(files);
  await page.getByText('„liste.txt“ geht hier nicht.').waitFor();
  await page.getByText('Ohne Beschreibung').nth(1).waitFor();
  expect(await axeFindings(page, 'library')).toEqual([]);
});

test('a template with the name of a product is drawn, moved by keyboard, undone, previewed and saved', async () => {
  const { page } = owner;
  await page.goto('/backend#/image-templates/new');
  await page.getByLabel('Name *').fill('Preisschild');
  await page.getByLabel('Breite in Pixeln *').fill('400');
  await page.getByLabel('Höhe in Pixeln *').fill('200');
  await page.getByRole('button', { name: /^Text ?hinzufügen/ }).click();
  await page.getByLabel('Inhalt', { exact: true }).selectOption('product.name');
  const layer = page.getByRole('button', { name: 'Ebene Produkt: Name' });
  await layer.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+ArrowRight');
  const preview = page.getByRole('img', { name: 'Vorschau des fertigen Bildes' });
  await preview.waitFor();
  expect(await preview.getAttribute('src')).toMatch(/^data:image\/webp;base64,/);
  expect(await axeFindings(page, 'template')).toEqual([]);
  await layer.focus();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await page.getByText('Bildvorlage gespeichert.').waitFor();

  const [template] = (await read('/image-templates')).data;
  expect(template.layers).toMatchObject([
    { type: 'text', binding: 'product.name', x: 100, y: 90, width: 200 },
  ]);
  const { id } = await firstProduct();
  const painted = await page.request.get(`/image/template/${template.id}.png?product=${id}`);
  expect(painted.headers()['content-type']).toBe('image/png');
});
