import { describe, expect, it } from 'vitest';
import { createDatatrans } from '#adapters/payments/datatrans.ts';
import { createMollie } from '#adapters/payments/mollie.ts';
import { cents } from '#domain/money/money.ts';
import type { PeerState } from '#tests/peers/payment-peer.ts';
import type { KnownPayment } from '#use-cases/payments/payment-provider.ts';
import { eachWithPeer, kindOf, listening, names, refundOf, TO_START } from './provider-cases.ts';

describe.each(names)('%s', (name) => {
  const at = eachWithPeer(name);

  it('starts a payment of the amount, at a page of the provider', async () => {
    const { providerId, payUrl } = await at.provider.start(TO_START);
    const [payment] = at.peer.payments();
    expect(payment).toMatchObject({ id: providerId, amount: 2_345, currency: 'EUR', state: 'open' });
    expect(payment?.returnUrl).toBe(TO_START.returnUrl);
    expect(payment?.webhookUrl).toBeNull();
    const page = await fetch(payUrl);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('23.45 EUR');
  });

  it('starts one payment however often it is asked to', async () => {
    const [first, second] = await Promise.all([at.provider.start(TO_START), at.provider.start(TO_START)]);
    expect(second).toEqual(first);
    at.peer.fail('create', 'lost-answer');
    const other = { ...TO_START, reference: 'ORDER-4711-2' };
    expect(await kindOf(at.provider.start(other))).toBe('unreachable');
    await at.provider.start(other);
    expect(at.peer.payments()).toHaveLength(2);
  });

  it.each<[PeerState, string, number]>([
    ['open', 'open', 0],
    ['pending', 'open', 0],
    ['paid', 'paid', 1],
    ['failed', 'failed', 0],
    ['canceled', 'canceled', 0],
    ['expired', name === 'mollie' ? 'expired' : 'failed', 0],
    // What is only authorized is captured.
    ['authorized', 'paid', 1],
  ])('reports what is %s as %s', async (state, reported, charges) => {
    const known = await at.started();
    await at.peer.set(known.providerId, state);
    expect(await at.provider.status(known)).toMatchObject({ state: reported, refunded: 0, refunding: 0 });
    expect(await at.provider.status(known)).toMatchObject({ state: reported });
    expect(at.peer.charges()).toBe(charges);
  });

  it('says how the guest paid', async () => {
    const means = (await at.provider.status(await at.paid())).means;
    expect(means).toBe(name === 'mollie' ? 'creditcard' : 'TWI');
  });

  it('A53, A57: takes no other payment for the one started', async () => {
    const known = await at.paid();
    const foreign = await at.paid({ reference: 'ORDER-4712-1', amount: cents(1) });
    const wrong: KnownPayment[] = [
      { ...known, providerId: foreign.providerId },
      { ...known, reference: 'ORDER-4713-1' },
      { ...known, amount: cents(2_346) },
      { ...known, currency: 'CHF' },
    ];
    for (const payment of wrong) {
      expect(await kindOf(at.provider.status(payment))).toBe('bad-answer');
      expect(await kindOf(at.provider.cancel(payment))).toBe('bad-answer');
      expect(await kindOf(at.provider.refund(payment, refundOf(1)))).toBe('bad-answer');
    }
    expect(at.peer.refunded()).toBe(0);
  });

  it('A53: a guessed name of a payment leads nowhere else', async () => {
    const known = await at.started();
    for (const providerId of ['../methods', 'tr_0000000000', '100000000000000001']) {
      expect(await kindOf(at.provider.status({ ...known, providerId }))).toBe('unknown-payment');
    }
  });

  it('cancels what is open, as far as the provider can', async () => {
    const known = await at.started();
    await at.peer.set(known.providerId, name === 'mollie' ? 'open' : 'authorized');
    await at.provider.cancel(known);
    await at.provider.cancel(known);
    expect((await at.provider.status(known)).state).toBe('canceled');
    expect(at.peer.calls('cancel')).toBe(1);
  });

  it('leaves what is paid as it is when asked to cancel', async () => {
    const known = await at.paid();
    await at.provider.cancel(known);
    expect(await at.provider.status(known)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(at.peer.calls('cancel')).toBe(0);
  });

  it('takes it as an answer that there was nothing left to cancel', async () => {
    const known = await at.started();
    await at.peer.set(known.providerId, name === 'mollie' ? 'open' : 'authorized');
    at.peer.fail('cancel', 'refused');
    await at.provider.cancel(known);
    expect(at.peer.calls('cancel')).toBe(1);
  });

  it('A52: sends guests to no page that is not on a host of the provider', async () => {
    // Somebody stands between us and the provider, and answers with a page of his own.
    const links = { checkout: { href: 'https://pay.example.com/mollie.com' } };
    const forged = await listening((_request, response) => {
      response.writeHead(201).end(
        JSON.stringify({
          id: 'tr_0123456789',
          transactionId: '261126000000000001',
          status: 'open',
          amount: { currency: 'EUR', value: '23.45' },
          _links: links,
        }),
      );
    });
    const { url } = forged;
    const attacked =
      name === 'mollie'
        ? createMollie({ baseUrl: url })
        : createDatatrans({ baseUrl: url, payUrl: 'https://pay.datatrans.com.example.com' });
    expect(await kindOf(attacked.connect(at.peer.credentials).start(TO_START))).toBe('bad-answer');
    await forged.close();
  });

  it('sends its webhooks where it was told, and they name the payment', async () => {
    const received: { headers: Record<string, string>; body: string }[] = [];
    const shop = await listening(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(200).end();
    });
    const known = await at.started({ webhookUrl: `${shop.url}/hook` });
    at.peer.webhooks('doubled');
    await at.peer.set(known.providerId, 'paid');
    expect(received).toHaveLength(2);
    for (const call of received) {
      expect(at.service.paymentOfWebhook(call)).toBe(known.providerId);
      expect(at.provider.isGenuine(call)).toBe(true);
    }
    expect(at.peer.deliveries()).toEqual([
      { id: known.providerId, status: 200 },
      { id: known.providerId, status: 200 },
    ]);
    await shop.close();
  });
});
