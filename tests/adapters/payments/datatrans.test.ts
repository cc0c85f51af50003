import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatatrans } from '#adapters/payments/datatrans.ts';
import { cents } from '#domain/money/money.ts';
import { startDatatrans } from '#tests/peers/datatrans.ts';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';
import type { PaymentProvider, PaymentToStart } from '#use-cases/payments/payment-provider.ts';

const TO_START: PaymentToStart = {
  reference: '0123456789abcdef0123456789abcdef',
  amount: cents(2_000),
  currency: 'CHF',
  description: 'Bestellung 1',
  language: 'en',
  returnUrl: 'https://shop.example.ch/order/1',
  webhookUrl: 'https://shop.example.ch/api/webhooks/datatrans',
};

describe('Datatrans', () => {
  let peer: PaymentPeer;
  let provider: PaymentProvider;
  beforeEach(async () => {
    peer = await startDatatrans();
    peer.webhooks('off');
    provider = createDatatrans({ baseUrl: peer.url, payUrl: `${peer.url}/` }).connect(peer.credentials);
  });
  afterEach(() => peer.close());

  it('shortens a reference to the 20 characters that Datatrans takes, and knows it again', async () => {
    const { providerId } = await provider.start(TO_START);
    const { reference, amount, currency } = TO_START;
    const known = { providerId, reference, amount, currency };
    expect(peer.payments()[0]?.reference).toMatch(/^[0-9A-F]{20}$/);
    expect((await provider.status(known)).state).toBe('open');
    await peer.set(providerId, 'paid');
    await provider.refund(known, { reference: `${reference}x`, amount, refundedBefore: cents(0) });
    expect(await provider.status(known)).toMatchObject({ state: 'paid', refunded: 2_000 });
    const other = { ...known, reference: `${reference.slice(0, -1)}0` };
    await expect(provider.status(other)).rejects.toMatchObject({ kind: 'bad-answer' });
  });

  it('captures once, also when the answer is lost', async () => {
    const { providerId } = await provider.start(TO_START);
    await peer.set(providerId, 'authorized');
    const { reference, amount, currency } = TO_START;
    const known = { providerId, reference, amount, currency };
    peer.fail('capture', 'lost-answer');
    await expect(provider.status(known)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await provider.status(known)).state).toBe('paid');
    expect(peer.calls('capture')).toBe(1);
    expect(peer.charges()).toBe(1);
  });

  it('refunds what was only authorized by capturing it first', async () => {
    const { providerId } = await provider.start(TO_START);
    await peer.set(providerId, 'authorized');
    const { reference, amount, currency } = TO_START;
    const known = { providerId, reference, amount, currency };
    await provider.refund(known, { reference: 'R1', amount, refundedBefore: cents(0) });
    expect(peer.charged() - peer.refunded()).toBe(0);
  });

  it.each([
    ['{"transactionId":"261126123456000001"}', '261126123456000001'],
    ['{"transactionId":"261126123456000001","status":"settled"}', '261126123456000001'],
    ['', null],
    ['null', null],
    ['[]', null],
    ['{}', null],
    ['{"transactionId":261126123456000001}', null],
    ['{"transactionId":["261126123456000001"]}', null],
    ['{"transactionId":"../261126123456000001"}', null],
    ['{"transactionId":"261126123456000001\\n"}', null],
    ['transactionId=261126123456000001', null],
  ])('A54: a webhook with %j is about %s', (body, id) => {
    const service = createDatatrans({ baseUrl: peer.url, payUrl: peer.url });
    expect(service.paymentOfWebhook({ headers: {}, body })).toBe(id);
  });

  describe('A54: a call is genuine', () => {
    // The example of the API reference.
    const key = '1ab2c3d4'.repeat(16);
    const now = 1_559_303_131_511;
    const body = '{"transactionId":"190531123456000001","umlaut":"ä"}';
    const sign = (time: number | string, signed = body, signKey = key) =>
      createHmac('sha256', Buffer.from(signKey, 'hex')).update(`${time}${signed}`).digest('hex');
    const isGenuine = (header: string | undefined, received = body, signKey = key) =>
      createDatatrans({ baseUrl: peer.url, payUrl: peer.url, now: () => now })
        .connect({ ...peer.credentials, signKey })
        .isGenuine({
          headers: header === undefined ? {} : { 'datatrans-signature': header },
          body: received,
        });

    it('when time and body are signed with our key', () => {
      expect(isGenuine(`t=${now},s0=${sign(now)}`)).toBe(true);
      expect(isGenuine(`t=${now}, s0=${sign(now)}`)).toBe(true);
      expect(isGenuine(`t=${now},s0=${sign(now, body, key.toUpperCase())}`, body, key.toUpperCase())).toBe(
        true,
      );
    });

    it.each([
      ['no signature', undefined],
      ['an empty one', ''],
      ['only a time', `t=${now}`],
      ['only a signature', `s0=${sign(now)}`],
      ['another key', `t=${now},s0=${sign(now, body, '00'.repeat(64))}`],
      ['another body', `t=${now},s0=${sign(now, `${body} `)}`],
      ['another time', `t=${now + 1},s0=${sign(now)}`],
      ['upper case', `t=${now},s0=${sign(now).toUpperCase()}`],
      ['a part of it', `t=${now},s0=${sign(now).slice(0, 62)}`],
      ['something after it', `t=${now},s0=${sign(now)},s1=00`],
      ['a call of two days ago', `t=${now - 172_800_000},s0=${sign(now - 172_800_000)}`],
      ['a call of tomorrow', `t=${now + 86_400_000},s0=${sign(now + 86_400_000)}`],
    ])('but not with %s', (_what, header) => {
      expect(isGenuine(header)).toBe(false);
    });

    it('but not when the shop has no key', () => {
      expect(isGenuine(`t=${now},s0=${sign(now, body, '')}`, body, '')).toBe(false);
    });

    it('but not when the body was written anew', () => {
      const spaced = JSON.stringify(JSON.parse(body), null, 1);
      expect(isGenuine(`t=${now},s0=${sign(now)}`, spaced)).toBe(false);
    });
  });
});
