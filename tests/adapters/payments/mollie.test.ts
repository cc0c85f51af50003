import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMollie } from '#adapters/payments/mollie.ts';
import { cents } from '#domain/money/money.ts';
import { startMollie } from '#tests/peers/mollie.ts';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';
import type { KnownPayment, PaymentProvider, PaymentToStart } from '#use-cases/payments/payment-provider.ts';

const TO_START: PaymentToStart = {
  reference: 'ORDER-1',
  amount: cents(2_000),
  currency: 'EUR',
  description: 'Bestellung 1',
  language: 'de',
  returnUrl: 'https://shop.example.at/order/1',
  webhookUrl: 'https://shop.example.at/api/webhooks/mollie',
};

describe('Mollie', () => {
  let peer: PaymentPeer;
  let provider: PaymentProvider;
  beforeEach(async () => {
    peer = await startMollie();
    peer.webhooks('off');
    provider = createMollie({ baseUrl: `${peer.url}/` }).connect(peer.credentials);
  });
  afterEach(() => peer.close());

  const paid = async (): Promise<KnownPayment> => {
    const { providerId } = await provider.start(TO_START);
    await peer.set(providerId, 'paid');
    return { providerId, reference: 'ORDER-1', amount: cents(2_000), currency: 'EUR' };
  };
  const refundOf = (amount: number, reference: string, refundedBefore = 0) => ({
    reference,
    amount: cents(amount),
    refundedBefore: cents(refundedBefore),
  });

  it.each([
    ['de', 'EUR', 'de_DE'],
    ['de', 'CHF', 'de_CH'],
    ['en', 'CHF', 'en_GB'],
  ] as const)('speaks %s where guests pay in %s: %s', async (language, currency, locale) => {
    await provider.start({ ...TO_START, language, currency, description: 'x'.repeat(300) });
    expect(peer.of('ORDER-1')).toMatchObject({
      language: locale,
      currency,
      description: 'x'.repeat(255),
      webhookUrl: TO_START.webhookUrl,
    });
  });

  it('keeps apart what has been refunded and what is under way', async () => {
    const known = await paid();
    await provider.refund(known, refundOf(500, 'R1'));
    expect(await provider.status(known)).toMatchObject({ refunded: 0, refunding: 500 });
    await peer.setRefunds(known.providerId, 'done');
    await provider.refund(known, refundOf(700, 'R2', 500));
    expect(await provider.status(known)).toMatchObject({ refunded: 500, refunding: 700 });
  });

  it('says that a refund failed at the bank when it is asked for again', async () => {
    const known = await paid();
    await provider.refund(known, refundOf(500, 'R1'));
    await peer.setRefunds(known.providerId, 'failed');
    expect(await provider.status(known)).toMatchObject({
      refunded: 0,
      refunding: 0,
      lost: [expect.any(String)],
    });
    await expect(provider.refund(known, refundOf(500, 'R1'))).rejects.toMatchObject({ kind: 'refused' });
    await provider.refund(known, refundOf(500, 'R2'));
    expect(peer.refunded()).toBe(500);
  });

  it('makes a second refund of the same amount', async () => {
    const known = await paid();
    await provider.refund(known, refundOf(500, 'R1'));
    await provider.refund(known, refundOf(500, 'R2'));
    expect(peer.refunded()).toBe(1_000);
  });

  it('counts what was refunded in the dashboard where nothing is left', async () => {
    const known = await paid();
    const dashboard = { id: 're_dashboard', reference: '', amount: cents(2_000), state: 'pending' as const };
    peer.of('ORDER-1').refunds.push(dashboard);
    await provider.refund(known, refundOf(2_000, 'R1'));
    expect(peer.refunded()).toBe(2_000);
    dashboard.amount = cents(1_500);
    await provider.refund(known, refundOf(500, 'R1'));
    expect(peer.refunded()).toBe(2_000);
    await expect(provider.refund(known, refundOf(600, 'R2', 1_500))).rejects.toMatchObject({
      kind: 'refused',
    });
  });

  it('waits for the money when a capture is refused', async () => {
    const { providerId } = await provider.start(TO_START);
    await peer.set(providerId, 'authorized');
    peer.fail('capture', 'refused');
    const known = { providerId, reference: 'ORDER-1', amount: cents(2_000), currency: 'EUR' };
    expect((await provider.status(known)).state).toBe('open');
    peer.fail('capture', 'lost-answer');
    await expect(provider.status(known)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await provider.status(known)).state).toBe('paid');
    expect(peer.charges()).toBe(1);
  });

  it.each([
    ['id=tr_d0b0E3EA3v', 'tr_d0b0E3EA3v'],
    ['id=tr_d0b0E3EA3v&testByMollie=1', 'tr_d0b0E3EA3v'],
    ['', null],
    ['id=', null],
    ['id=tr_', null],
    ['id=../methods', null],
    ['id=tr_1234/refunds', null],
    ['id=tr_1234%2F..', null],
    ['id=tr_1234%0A', null],
    ['id[]=tr_123456', null],
    ['id=tr_123456&id=tr_654321', null],
    ['id=ord_123456', null],
    [`id=tr_${'a'.repeat(100)}`, null],
    ['{"id":"tr_123456"}', null],
  ])('A53: a webhook with %j is about %s', (body, id) => {
    expect(createMollie({ baseUrl: peer.url }).paymentOfWebhook({ headers: {}, body })).toBe(id);
  });
});
