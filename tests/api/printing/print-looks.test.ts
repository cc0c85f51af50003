import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { fitToPaper } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import { slipLines } from '#printers/slips/slip.ts';
import { readWireJob } from '#printers/wire-job.ts';
import { imageFile } from '#use-cases/files/read-image.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON, ordered, SNACK } from '../support/order-shop.ts';
import { printDesk } from '../support/print-desk.ts';
import { confirmedOrder } from '../support/print-shop.ts';
import { ADMIN } from '../support/template.ts';

let shop: OrderServer;
beforeAll(async () => {
  shop = await startOrderServer();
});
afterAll(() => shop?.stop());

it('R263 jobs say what slips look like, as the settings are when a device asks', async () => {
  const desk = printDesk(shop);
  const session = await shop.login(ADMIN);
  await confirmedOrder(shop);
  const [first] = await desk.claim();
  expect(first?.look).toEqual(USUAL_LOOK);
  const change = { ticketNumberSize: 'large', receiptAddress: false };
  expect((await shop.post('/api/config', change, { session })).status).toBe(200);
  expect((await desk.read(first)).look).toEqual({ ...USUAL_LOOK, ...change });
});

/** A PNG of black and white stripes, or of nothing but white. */
async function picture(isBlank: boolean): Promise<string> {
  const data = Uint8Array.from({ length: 400 * 200 }, (_, index) => (isBlank || index % 40 < 20 ? 255 : 0));
  const bytes = await sharp(data, { raw: { width: 400, height: 200, channels: 1 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

it('R263 receipts carry the logo as dots and the number for VAT, kitchen tickets no logo', async () => {
  const desk = printDesk(shop);
  const session = await shop.login(ADMIN);
  const upload = async (isBlank: boolean) =>
    (await shop.post('/api/images', { data: await picture(isBlank), name: 'logo.png' }, { session })).body
      .data;
  const set = async (change: object) =>
    expect((await shop.post('/api/config', change, { session })).status).toBe(200);
  const [logo, blank] = [await upload(false), await upload(true)];
  await set({ logo: { id: logo.id }, vatNumber: 'ATU 12345678' });
  const { id } = await confirmedOrder(shop);
  const jobs = (await desk.claim()).filter(({ order }) => order.id === id);
  const receipt = jobs.find(({ layout }) => layout === 'receipt');
  expect(receipt).toMatchObject({ vatNumber: 'ATU 12345678', logo: { width: 32, height: 128 } });
  expect(Buffer.from(receipt?.logo?.bits ?? '', 'base64').length).toBe(32 * 128);
  expect(jobs.filter(({ layout }) => layout === 'kitchen').map((job) => job.logo)).toEqual([null]);
  const preview = await shop.get(`/api/images/${logo.id}/slip-logo`, { session });
  expect(preview.body.data).toEqual(receipt?.logo);

  await set({ receiptLogo: false });
  expect((await desk.read(receipt)).logo).toBeNull();
  await set({ receiptLogo: true, logo: { id: blank.id } });
  expect((await desk.read(receipt)).logo).toBeNull();
  await set({ logo: null, vatNumber: '' });
  expect(await desk.read(receipt)).toMatchObject({ logo: null, vatNumber: '' });
});

it('R263 a logo whose file is gone, broken or unreadable costs no receipt', async () => {
  const desk = printDesk(shop);
  const session = await shop.login(ADMIN);
  const withLogo = async (spoil: (file: string) => Promise<void>) => {
    const data = { data: await picture(false), name: 'logo.png' };
    const logo = (await shop.post('/api/images', data, { session })).body.data;
    await spoil(imageFile(logo));
    expect((await shop.post('/api/config', { logo: { id: logo.id } }, { session })).status).toBe(200);
  };
  const { storage } = shop.deps;
  await confirmedOrder(shop);
  const receipt = (await desk.claim()).find(({ layout }) => layout === 'receipt');
  await withLogo((file) => storage.remove(file));
  expect((await desk.read(receipt)).logo).toBeNull();
  await withLogo((file) => storage.write(file, Buffer.from('no picture')));
  expect((await desk.read(receipt)).logo).toBeNull();
  const broken = vi.spyOn(storage, 'read').mockRejectedValue(new Error('EIO'));
  await withLogo(async () => {});
  const unread = await desk.read(receipt);
  expect(broken).toHaveBeenCalled();
  broken.mockRestore();
  expect(unread).toMatchObject({ id: receipt?.id, logo: null });
  expect((await desk.read(receipt)).logo).toMatchObject({ width: 32 });
});

it('R274 the setting leaves the usual out of tickets, and says what a guest did not want of it', async () => {
  const desk = printDesk(shop);
  const session = await shop.login(ADMIN);
  const usual = `UPDATE "Product" SET "config" = jsonb_set("config", '{parts,1,options,0,isPreselected}', 'true') WHERE "id" = ${SNACK}`;
  await shop.sql(usual);
  const snack = (toppings: string[] | null) =>
    ordered({ product: SNACK, amount: 1, parts: ['Semmel', toppings, null, null] });
  const order = await confirmedOrder(shop, { items: [snack(['Käse']), snack(null)] });
  await shop.sql(usual.replace("'true'", "'false'"));
  const ticket = (await desk.claim()).find((job) => job.layout === 'kitchen' && job.order.id === order.id);
  const drawn = async () => {
    const job = readWireJob(await desk.read(ticket));
    const lines = job ? slipLines(job, { printedAt: NOON, statusUrl: null }) : [];
    return plainText(fitToPaper(lines, 32), 32, { notes: true });
  };
  expect(await drawn()).toMatch(/: Käse/);
  expect(await drawn()).not.toMatch(/ohne Käse/);
  const change = { ticketOmitsPreselected: true };
  expect((await shop.post('/api/config', change, { session })).status).toBe(200);
  expect(await drawn()).not.toMatch(/: Käse/);
  expect(await drawn()).toMatch(/: ohne Käse +\| tall inverse/);
});

it('a number for VAT has the form of one of the four countries', async () => {
  const session = await shop.login(ADMIN);
  const { status, body } = await shop.post('/api/config', { vatNumber: '12/345/6789' }, { session });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ code: 'shop-vat-number-invalid', field: 'vatNumber' }]);
  expect(body.errors[0].message).toMatch(/ATU12345678.*DE123456789.*CHE-123\.456\.789 MWST/);
});

it('R263 visitors read nothing of it', async () => {
  const { body } = await shop.get('/api/config', {});
  expect(Object.keys(body.data)).not.toContain('ticketNumberSize');
});
