import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopView } from '#api/pages/shop-view.ts';
import { registerTestPayment, type TestPaymentInput } from '#api/pages/test-payment.ts';
import { cents } from '#domain/money/money.ts';
import { SHOP_WIRE } from '#domain/shop/shop.ts';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import type { KnownPayment, PaymentProvider } from '#use-cases/payments/payment-provider.ts';
import { startServer, type TestServer } from '../support/harness.ts';
import { limiter } from '../support/limiters.ts';

const START = '2026-11-26T18:00:00Z';
const RETURN_URL = 'http://127.0.0.1:3000/payment/return/uid/hash';

let server: TestServer;
let provider: PaymentProvider;
beforeAll(async () => {
  server = await startServer({ settings: { isDemo: true }, now: START });
  provider = server.deps.payments.test?.connect({}) ?? expect.fail('the test payment is not connected');
});
beforeEach(() => server.setNow(START));
afterAll(() => server.stop());

let payments = 0;
async function started(language: 'de' | 'en' = 'de'): Promise<KnownPayment> {
  payments += 1;
  const payment = { reference: `REF-${payments}`, amount: cents(2_000), currency: 'EUR' };
  const { providerId, payUrl } = await provider.start({
    ...payment,
    description: 'Bestellung Nr. 1',
    language,
    returnUrl: RETURN_URL,
    webhookUrl: null,
  });
  expect(payUrl).toBe(`http://127.0.0.1:3000/test-payment/${providerId}`);
  return { ...payment, providerId };
}

const choose = (id: string, choice: string) =>
  server.call('POST', `/test-payment/${id}`, {
    raw: `choice=${choice}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const stateOf = async (known: KnownPayment) => (await provider.status(known)).state;

describe('R303: the test payment of the demo', () => {
  it('A17 is not looked up under an address that no database stores', async () => {
    for (const answer of [await server.get('/test-payment/a%00b'), await choose('a%00b', 'pay')]) {
      expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'text-invalid']);
    }
  });

  it.each([
    ['pay', 'paid'],
    ['wait', 'open'],
    ['fail', 'failed'],
    ['cancel', 'canceled'],
  ])('"%s" leads back to the shop, and the payment is %s', async (choice, state) => {
    const known = await started();
    expect(await stateOf(known)).toBe('open');
    const answer = await choose(known.providerId, choice);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(RETURN_URL);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await stateOf(known)).toBe(state);
    // What has been chosen stays.
    expect((await choose(known.providerId, 'pay')).status).toBe(303);
    expect(await stateOf(known)).toBe(state);
  });

  it('is paid half a minute after "wait", on every server and after a restart', async () => {
    const known = await started();
    await choose(known.providerId, 'wait');
    await server.restart();
    provider = server.deps.payments.test?.connect({}) ?? expect.fail('not connected');
    server.setNow('2026-11-26T18:00:29Z');
    expect(await stateOf(known)).toBe('open');
    server.setNow('2026-11-26T18:00:30Z');
    expect(await stateOf(known)).toBe('paid');
  });

  it('expires when nobody chooses, and cannot be paid then', async () => {
    const known = await started();
    server.setNow('2026-11-26T18:30:00Z');
    expect(await stateOf(known)).toBe('expired');
    expect((await choose(known.providerId, 'pay')).status).toBe(303);
    expect(await stateOf(known)).toBe('expired');
  });

  it('stops for the shop while it is open or its money has not arrived, and not later', async () => {
    const [open, waiting, paid] = [await started(), await started(), await started()];
    await choose(waiting.providerId, 'wait');
    await choose(paid.providerId, 'pay');
    for (const known of [open, waiting, paid]) await provider.cancel(known);
    expect(await Promise.all([open, waiting, paid].map(stateOf))).toEqual(['canceled', 'canceled', 'paid']);
  });

  it('starts one payment per reference, and takes no other for it', async () => {
    const known = await started();
    const { reference, amount, currency } = known;
    const again = { reference, amount, currency, description: '', language: 'de' as const };
    const both = { ...again, returnUrl: RETURN_URL, webhookUrl: null };
    expect((await provider.start(both)).providerId).toBe(known.providerId);
    for (const wrong of [{ reference: 'REF-0' }, { amount: cents(1) }, { currency: 'CHF' }])
      await expect(provider.status({ ...known, ...wrong })).rejects.toMatchObject({ kind: 'bad-answer' });
    const unknown = { ...known, providerId: 'nobody' };
    await expect(provider.status(unknown)).rejects.toMatchObject({ kind: 'unknown-payment' });
  });

  it('refunds once, in parts, and never more than was paid', async () => {
    const known = await started();
    const refund = (reference: string, amount: number) =>
      provider.refund(known, { reference, amount: cents(amount), refundedBefore: cents(0) });
    await expect(refund('R1', 500)).rejects.toMatchObject({ kind: 'refused' });
    await choose(known.providerId, 'pay');
    await Promise.all([refund('R1', 500), refund('R1', 500)]);
    expect(await provider.status(known)).toMatchObject({ state: 'paid', refunded: 500, refunding: 0 });
    await refund('R2', 1_500);
    await refund('R2', 1_500);
    expect((await provider.status(known)).refunded).toBe(2_000);
    await expect(refund('R3', 1)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('refuses what is no choice, no form, or no payment', async () => {
    const known = await started();
    expect((await choose(known.providerId, 'steal')).status).toBe(422);
    expect((await choose(known.providerId, '')).status).toBe(422);
    expect((await server.post(`/test-payment/${known.providerId}`, { choice: 'pay' })).status).toBe(415);
    expect((await choose('nobody', 'pay')).status).toBe(404);
    expect((await server.get('/test-payment/nobody')).status).toBe(404);
    expect(await stateOf(known)).toBe('open');
  });

  it('shows its page in the language of the guest', async () => {
    const shown: [string, TestPaymentInput][] = [];
    const asked: (string | undefined)[] = [];
    const shop = SHOP_WIRE.toWire(demoShop);
    const view = {
      current: async (language) => {
        asked.push(language);
        return { shop } as Awaited<ReturnType<ShopView['current']>>;
      },
    } as ShopView;
    const app = fastify();
    registerTestPayment(app, {
      ...{ deps: server.deps, view, limiter: limiter() },
      web: {
        renderTestPayment: async (language, input) => {
          shown.push([language, input]);
          return '<p>Seite</p>';
        },
        assetsOf: (of) => ({ scripts: [], styles: [`/${of}.css`], preloads: [], later: [] }),
      },
    });
    const german = await started();
    const english = await started('en');
    await choose(english.providerId, 'pay');
    for (const { providerId } of [german, english]) {
      const answer = await app.inject(`/test-payment/${providerId}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
    }
    expect(asked).toEqual(['de', 'en']);
    const payment = {
      amount: 2_000,
      currency: 'EUR',
      description: 'Bestellung Nr. 1',
      returnUrl: RETURN_URL,
    };
    expect(shown).toMatchObject([
      ['de', { shop, payment: { ...payment, isOpen: true }, assets: { styles: ['/storefront.css'] } }],
      ['en', { shop, payment: { ...payment, isOpen: false }, assets: { styles: ['/storefront-en.css'] } }],
    ]);
    await app.close();
  });
});

it.each([
  ['without DEMO', false, false],
  ['in a shop that did not begin as the demo', true, true],
])('R303: there is no test payment %s', async (_where, isDemo, isOwn) => {
  const shop = await startServer({ settings: { isDemo } });
  if (isOwn) {
    await shop.sql('DELETE FROM "DemoShop"');
    await shop.restart();
  }
  expect(shop.deps.payments.test).toBeUndefined();
  expect((await shop.get('/test-payment/nobody')).status).toBe(404);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await shop.call('POST', '/test-payment/nobody', { raw: 'choice=pay', headers });
  expect(answer.status).not.toBe(303);
  await shop.stop();
});
