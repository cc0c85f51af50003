import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { USUAL_LOOK } from '#domain/devices/slip-look.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
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
  await confirmedOrder(shop);
  const jobs = await desk.claim();
  const receipt = jobs.find(({ layout }) => layout === 'receipt');
  expect(receipt).toMatchObject({ vatNumber: 'ATU 12345678', logo: { width: 24, height: 96 } });
  expect(Buffer.from(receipt?.logo?.bits ?? '', 'base64').length).toBe(24 * 96);
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
