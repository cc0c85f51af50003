import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentMeans } from '#domain/payment/payment-means.ts';
import { readDueMeans } from '#use-cases/payments/means/read-due-means.ts';
import { type PayingShop, startPayingShop } from '../support/paying-shop.ts';
import { MANAGER } from '../support/template.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await startPayingShop();
});
afterAll(() => shop?.close());
beforeEach(() => shop.peers.mollie.heal());

const PATH = '/api/payment-accounts';
const mine = () => ({ session: shop.administrator });
const put = (path: string, body: object) => shop.call('PUT', `${PATH}/${path}`, { ...mine(), body });

/** What guests of a branch see, at the methods that are offered there, once the news of the database have arrived. */
async function shown(branch = 1, language = 'de'): Promise<PaymentMeans[]> {
  await shop.deps.events.caughtUp();
  const { body } = await shop.get(`/api/init?language=${language}`);
  const entry = body.data.find(({ url }: { url: string }) => url === '/api/branches');
  return entry.data.data.find(({ id }: { id: number }) => id === branch).paymentMeans;
}
const namesOf = (means: readonly PaymentMeans[]) => means.map(({ name }) => name);
const files = () => readdir(join(shop.settings.dataDir, 'files', 'payment-means')).catch(() => []);
const account = async (method: string) =>
  (await shop.get(PATH, mine())).body.data.find((one: { method: string }) => one.method === method);
/** A day goes by, and what is due is read. */
async function nextDay() {
  await shop.later(24 * 60);
  await readDueMeans(shop.deps);
}

describe('R320, R321: what guests can pay with', () => {
  it('is read once an account is stored, and shown with pictures of our own', async () => {
    expect(await shown()).toEqual([]);
    await readDueMeans(shop.deps);
    const means = await shown();
    expect(means.map(({ method, name }) => `${method} ${name}`)).toEqual([
      'mollie Apple Pay',
      'mollie Karte',
      'mollie eps',
      'mollie PayPal',
    ]);
    expect(namesOf(await shown(1, 'en'))).toContain('Card');
    expect((await account('mollie')).means.map(({ name }: { name: string }) => name)).toEqual(namesOf(means));
    for (const { image } of means) {
      const answer = await fetch(shop.url + image);
      expect(answer.headers.get('content-type')).toBe('image/png');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 96, height: 72 });
      const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      expect(image).toBe(`/image/means/${name}.png`);
      const again = { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } };
      expect((await fetch(shop.url + image, again)).status).toBe(304);
    }
    for (const name of ['0'.repeat(32), '..%2fsecret', 'x']) {
      expect((await fetch(`${shop.url}/image/means/${name}.png`)).status).toBe(404);
    }
  });

  it('stays as it was while the provider is down, and wakes no open page', async () => {
    const before = await shown();
    const version = async () => (await shop.sql('SELECT "version" FROM "ShopVersion"'))[0]?.version;
    const [known, asked] = [await version(), shop.peers.mollie.calls('means')];
    shop.peers.mollie.fail('means', 'broken', 2);
    await nextDay();
    expect(shop.peers.mollie.calls('means')).toBeGreaterThan(asked);
    shop.peers.mollie.heal();
    shop.peers.mollie.fail('picture', 'broken', 20);
    // It is asked again after an hour, no sooner.
    const failed = shop.peers.mollie.calls('means');
    await readDueMeans(shop.deps);
    expect(shop.peers.mollie.calls('means')).toBe(failed);
    await shop.later(60);
    await readDueMeans(shop.deps);
    expect(shop.peers.mollie.calls('means')).toBe(failed + 2);
    expect(await shown()).toEqual(before);
    expect(await version()).toEqual(known);
    expect((await account('mollie')).fault).toBeNull();
  });

  it('follows the provider, and drops pictures that nobody shows', async () => {
    expect(await files()).toHaveLength(4);
    shop.peers.mollie.offer(['paypal', 'klarna', 'googlepay']);
    await nextDay();
    expect(namesOf(await shown())).toEqual(['PayPal', 'Klarna', 'Google Pay']);
    expect(await files()).toHaveLength(3);
  });

  it('is that of the account of the branch, read at once when an administrator tries it', async () => {
    await put('mollie', { branch: 2, ...shop.peers.mollie.credentials });
    shop.peers.mollie.offer(['creditcard']);
    expect((await shop.post(`${PATH}/mollie/test`, { branch: 2 }, mine())).body.data.isWorking).toBe(true);
    expect([namesOf(await shown(1)), namesOf(await shown(2))]).toEqual([
      ['PayPal', 'Klarna', 'Google Pay'],
      ['Karte'],
    ]);
    await shop.call('DELETE', `${PATH}/mollie?branch=2`, mine());
    expect(namesOf(await shown(2))).toEqual(['PayPal', 'Klarna', 'Google Pay']);
    expect(await files()).toHaveLength(3);
  });
});

describe('R322: where the provider has no list', () => {
  it('an administrator writes it down, and it stays when the credentials are replaced', async () => {
    const session = await shop.login(MANAGER);
    const body = { names: ['TWINT', ' Visa ', 'TWINT'] };
    expect((await shop.call('PUT', `${PATH}/datatrans/means`, { session, body })).status).toBe(403);
    const { status, body: answer } = await put('datatrans/means', body);
    expect([status, answer.data.means]).toEqual([
      200,
      [
        { name: 'TWINT', image: null },
        { name: 'Visa', image: null },
      ],
    ]);
    const logs = await shop.sql(`SELECT "message" FROM "Log" ORDER BY "id" DESC LIMIT 1`);
    expect(logs).toEqual([{ message: 'Zahlungsmittel von Datatrans geändert: TWINT, Visa' }]);
    await put('datatrans', shop.peers.datatrans.credentials);
    await nextDay();
    const means = (await shown()).filter(({ method }) => method === 'datatrans');
    expect(namesOf(means)).toEqual(['TWINT', 'Visa']);
  });

  it('and only there, for an account that exists, with names that can be read', async () => {
    expect((await put('mollie/means', { names: ['Bitcoin'] })).status).toBe(422);
    expect((await put('datatrans/means', { branch: 2, names: ['Visa'] })).status).toBe(404);
    const long = await put('datatrans/means', { names: ['Visa', 'x'.repeat(41)] });
    expect(long.body.errors).toEqual([
      {
        ...{ field: 'names.1', code: 'means-name-too-long' },
        message: `„${'x'.repeat(40)}…“ ist zu lang (höchstens 40 Zeichen).`,
      },
    ]);
    const many = await put('datatrans/means', { names: Array.from({ length: 21 }, (_, one) => `m${one}`) });
    expect(many.body.errors).toMatchObject([{ field: 'names', code: 'means-too-many' }]);
  });
});
