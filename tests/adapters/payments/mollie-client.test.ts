import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMollie } from '#tests/peers/mollie.ts';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';

const require = createRequire(import.meta.url);
const https = require('node:https') as { Agent: unknown };
const http = require('node:http') as { Agent: unknown };
// The client brings an agent for TLS of its own, which refuses the address of the peer. Nothing else loads it.
https.Agent = http.Agent;
const { createMollieClient } = require('@mollie/api-client') as typeof import('@mollie/api-client');

/** Mollie's own client is the best judge of whether the peer behaves as Mollie. */
describe('the peer, as the client of Mollie sees it', () => {
  let peer: PaymentPeer;
  beforeEach(async () => {
    peer = await startMollie();
  });
  afterEach(() => peer.close());

  const client = (apiKey = peer.credentials.apiKey ?? '') =>
    createMollieClient({ apiKey, apiEndpoint: `${peer.url}/v2/` });
  const create = () =>
    client().payments.create({
      amount: { currency: 'EUR', value: '20.00' },
      description: 'Bestellung 1',
      redirectUrl: 'https://shop.example.at/order/1',
      metadata: { reference: 'ORDER-1' },
      locale: 'de_AT' as never,
      idempotencyKey: 'start-1',
    });

  it('creates, finds and cancels payments', async () => {
    const payment = await create();
    expect((await create()).id).toBe(payment.id);
    expect(payment.getCheckoutUrl()).toBe(`${peer.url}/checkout/select-method/${payment.id}`);
    expect(await client().payments.get(payment.id)).toMatchObject({
      status: 'open',
      isCancelable: true,
      amount: { currency: 'EUR', value: '20.00' },
      metadata: { reference: 'ORDER-1' },
    });
    expect(await client().payments.cancel(payment.id)).toMatchObject({ status: 'canceled' });
    await expect(client().payments.cancel(payment.id)).rejects.toMatchObject({ statusCode: 422 });
  });

  it('refunds payments', async () => {
    const { id: paymentId } = await create();
    await peer.set(paymentId, 'paid');
    const amount = { currency: 'EUR', value: '5.00' };
    expect(await client().paymentRefunds.create({ paymentId, amount })).toMatchObject({ status: 'pending' });
    const found = await client().payments.get(paymentId, { embed: ['refunds' as never] });
    expect(found).toMatchObject({ status: 'paid', amountRemaining: { value: '15.00' } });
    expect(found._embedded?.refunds).toMatchObject([{ status: 'pending', amount }]);
    const tooMuch = { currency: 'EUR', value: '15.01' };
    await expect(client().paymentRefunds.create({ paymentId, amount: tooMuch })).rejects.toMatchObject({
      statusCode: 422,
      field: 'amount',
    });
  });

  it('knows its methods, and nobody with another key', async () => {
    expect((await client().methods.list()).map(({ id }) => id)).toContain('twint');
    const asked = { locale: 'de_AT' as never, includeWallets: 'applepay,googlepay' };
    const [wallet, card] = await client().methods.list(asked);
    expect([wallet?.description, card?.description]).toEqual(['Apple Pay', 'Karte']);
    expect(card?.image.svg).toMatch(/creditcard\.svg$/);
    await expect(client('test_another1another1another1').methods.list()).rejects.toMatchObject({
      statusCode: 401,
    });
    await expect(client().payments.get('tr_unknown123')).rejects.toMatchObject({ statusCode: 404 });
  });
});
