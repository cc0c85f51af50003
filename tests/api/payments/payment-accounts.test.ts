import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayingShop, startPayingShop } from '../support/paying-shop.ts';
import { EMPLOYEE, MANAGER } from '../support/template.ts';

let shop: PayingShop;
const written: string[] = [];
const { write } = process.stdout;
beforeAll(async () => {
  // What the server logs goes there.
  process.stdout.write = (chunk: string | Uint8Array) => {
    written.push(String(chunk));
    return true;
  };
  shop = await startPayingShop({ settings: { logLevel: 'debug' } });
});
afterAll(async () => {
  process.stdout.write = write;
  await shop?.close();
});

const PATH = '/api/payment-accounts';
const WRONG_KEY = `live_${'x9'.repeat(15)}`;
const mine = () => ({ session: shop.administrator });
const put = (method: string, body: object) => shop.call('PUT', `${PATH}/${method}`, { ...mine(), body });
const test = async (method: string, body: object = {}) =>
  (await shop.post(`${PATH}/${method}/test`, body, mine())).body.data;
const list = async () => (await shop.get(PATH, mine())).body.data;
const gaps = async (session = shop.administrator) => (await shop.get(`${PATH}/gaps`, { session })).body.data;
const keep = () => shop.peers.mollie.credentials;

describe('the accounts at payment providers', () => {
  it('are for administrators; what is missing is for managers', async () => {
    const [manager, employee] = [await shop.login(MANAGER), await shop.login(EMPLOYEE)];
    for (const [session, status] of [
      [manager, 403],
      [employee, 403],
    ] as const) {
      expect((await shop.get(PATH, { session })).status).toBe(status);
      expect((await shop.call('PUT', `${PATH}/mollie`, { session, body: keep() })).status).toBe(status);
      expect((await shop.call('DELETE', `${PATH}/mollie`, { session })).status).toBe(status);
      expect((await shop.post(`${PATH}/mollie/test`, {}, { session })).status).toBe(status);
    }
    expect((await shop.get(PATH)).status).toBe(401);
    expect((await shop.get(`${PATH}/gaps`, { session: manager })).status).toBe(200);
    expect((await shop.get(`${PATH}/gaps`, { session: employee })).status).toBe(403);
  });

  it('are shown by a hint only', async () => {
    expect(await list()).toEqual([
      {
        ...{ method: 'datatrans', branch: null, hint: '…4450', isTest: false, fault: null, testedAt: null },
        means: [],
      },
      {
        ...{ method: 'mollie', branch: null, hint: 'test_…lXsM', isTest: true, fault: null, testedAt: null },
        means: [],
      },
    ]);
  });

  it('are checked field by field; what is left out stays', async () => {
    const wrong = await put('mollie', { apiKey: 'live_abc' });
    expect([wrong.status, wrong.body.errors[0].field, wrong.body.errors[0].message]).toEqual([
      422,
      'apiKey',
      'Das sieht nicht wie der richtige Wert für „API-Schlüssel“ aus. Bitte kopieren Sie ihn noch einmal, ohne Leerzeichen.',
    ]);
    expect((await put('datatrans', { branch: 1, merchantId: '1100004450' })).body.errors).toMatchObject([
      {
        ...{ field: 'password', code: 'required' },
        message: 'Bitte füllen Sie das Feld „Server-zu-Server-Passwort“ aus.',
      },
      { field: 'signKey', code: 'required' },
    ]);
    expect((await put('mollie', { branch: 99, ...keep() })).body.errors[0].field).toBe('branch');
    expect((await put('datatrans', { merchantId: '1100004450' })).status).toBe(200);
    expect((await put('datatrans', { merchantId: ' 1100004450 ' })).status).toBe(200);
    expect((await put('cash', {})).status).toBe(422);
  });

  it('are tried, as they are stored or as they are typed, and the outcome is a sentence', async () => {
    expect(await test('datatrans')).toMatchObject({ isWorking: true, isTest: false });
    expect(await test('mollie')).toEqual({
      ...{ isWorking: true, fault: null, isTest: true },
      message:
        'Die Verbindung zu Mollie steht. Das ist ein Test-Schlüssel: Gäste können damit nur zur Probe bezahlen, es fließt kein Geld.',
    });
    expect(await test('mollie', { apiKey: WRONG_KEY })).toEqual({
      ...{ isWorking: false, fault: 'unauthorized', isTest: false },
      message:
        'Mollie nimmt diese Zugangsdaten nicht an. Bitte prüfen Sie, ob sie vollständig kopiert sind und zu Ihrem Konto gehören.',
    });
    for (const [mishap, fault] of [
      ['busy', 'busy'],
      ['cut', 'unreachable'],
      ['garbage', 'bad-answer'],
      ['refused', 'refused'],
    ] as const) {
      shop.peers.mollie.fail('test', mishap);
      const outcome = await test('mollie', keep());
      expect(outcome).toMatchObject({ isWorking: false, fault });
      expect(outcome.message).toMatch(/^Mollie .*\.$/);
    }
    // What was only typed is not stored.
    expect((await list()).find(({ method }: { method: string }) => method === 'mollie').fault).toBeNull();
    expect((await shop.post(`${PATH}/mollie/test`, { branch: 1 }, mine())).status).toBe(404);
  });

  it('that the provider refuses are not offered, and the settings and the log say why', async () => {
    await put('mollie', { apiKey: WRONG_KEY });
    const placed = await shop.order({ paymentMethod: 'mollie' });
    expect(placed.body.data.paymentRedirectUrl).toBeNull();
    const { uid, hash } = placed.body.data;
    expect((await list()).map(({ fault }: { fault: string | null }) => fault)).toEqual([
      null,
      'unauthorized',
    ]);
    expect((await shop.order({ paymentMethod: 'mollie' })).body.errors[0].code).toBe(
      'payment-method-unavailable',
    );
    const other = await shop.post(`/api/orders/public/${uid}/${hash}/payment`, {
      paymentMethod: 'datatrans',
    });
    expect(other.body.data.paymentRedirectUrl).toContain(shop.peers.datatrans.url);
    expect(await gaps()).toMatchObject([
      {
        ...{ method: 'mollie', branch: 1, isRefused: true },
        message:
          'Mollie wird Gästen der Filiale „Markt“ nicht angeboten: Der Zahlungsanbieter nimmt die hinterlegten Zugangsdaten nicht an.',
      },
      { method: 'mollie', branch: 2 },
    ]);
    const logs = await shop.sql(
      `SELECT "level", "source" FROM "Log" WHERE "subject" = 'payment-account' AND "level" = 'error'`,
    );
    expect(logs).toEqual([{ level: 'error', source: 'server' }]);
    const setup = (await shop.get('/api/setup', mine())).body.data.steps;
    expect(setup).toContainEqual({ id: 'online-payment', isDone: false });

    await put('mollie', keep());
    expect(await test('mollie')).toMatchObject({ isWorking: true });
    expect(await gaps()).toEqual([]);
    expect((await shop.order({ paymentMethod: 'mollie' })).status).toBe(201);
  });

  it('of a branch are used before that of the shop, and removed again', async () => {
    await put('mollie', { branch: 1, apiKey: WRONG_KEY });
    expect((await shop.order({ paymentMethod: 'mollie' })).body.data?.paymentRedirectUrl ?? null).toBeNull();
    const elsewhere = await shop.order({ paymentMethod: 'mollie', branch: 2 });
    expect(elsewhere.body.data.paymentRedirectUrl).toContain(shop.peers.mollie.url);
    expect((await gaps(await shop.login(MANAGER))).map(({ branch }: { branch: number }) => branch)).toEqual([
      1,
    ]);
    const remove = () => shop.call('DELETE', `${PATH}/mollie?branch=1`, mine());
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(await gaps()).toEqual([]);
  });
});

it('no secret, and nothing personal, is in answers, logs, errors or the database in plain', async () => {
  const guest = { firstName: 'Xaverine', lastName: 'Geheimhuber', email: 'xaverine@geheim.example' };
  const { order, payment } = await shop.paid('datatrans', guest);
  shop.peers.datatrans.fail('get', 'unauthorized');
  shop.peers.mollie.fail('create', 'broken');
  await shop.order({ paymentMethod: 'mollie', ...guest });
  await shop.counter(order.id, 'update-payment-status');
  await shop.counter(order.id, 'refunds', { amount: 1, reason: 'x' });
  await shop.settled();
  const { apiKey = '' } = shop.peers.mollie.credentials;
  const { password = '', signKey = '' } = shop.peers.datatrans.credentials;
  const secrets = [apiKey, password, signKey, WRONG_KEY];
  const answers = JSON.stringify([
    await list(),
    await gaps(),
    await test('mollie'),
    await shop.board(order.id),
  ]);
  const dump = JSON.stringify(await shop.sql('SELECT * FROM "PaymentAccount"'));
  const logs = JSON.stringify(await shop.sql('SELECT * FROM "Log"'));
  const rows = JSON.stringify(await shop.sql('SELECT "payload", "lastError" FROM "Outbox"'));
  const payments = JSON.stringify(await shop.sql('SELECT * FROM "Payment"'));
  for (const secret of secrets)
    for (const text of [answers, dump, logs, rows, payments, written.join('')])
      expect(text.includes(secret)).toBe(false);
  for (const name of ['Xaverine', 'Geheimhuber', 'geheim.example'])
    for (const text of [logs, rows, payments, written.join(''), JSON.stringify(payment)])
      expect(text.includes(name), name).toBe(false);
  expect(written.length).toBeGreaterThan(0);
  // The key of the secrets is a file of its own, and not in the database.
  const files = await readdir(shop.settings.dataDir);
  const key = files.find((name) => /secret/i.test(name));
  const content = key && (await readFile(join(shop.settings.dataDir, key), 'utf8')).trim();
  if (content) expect(dump.includes(content)).toBe(false);
  expect(key).toBeDefined();
});
