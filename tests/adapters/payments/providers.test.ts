import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatatrans } from '#adapters/payments/datatrans.ts';
import { createMollie } from '#adapters/payments/mollie.ts';
import { cents } from '#domain/money/money.ts';
import { ProviderFault, type ProviderFaultKind } from '#domain/payment/provider-fault.ts';
import type {
  KnownPayment,
  PaymentProvider,
  PaymentService,
  PaymentToStart,
} from '#use-cases/payments/payment-provider.ts';
import { startDatatrans } from '../../peers/datatrans.ts';
import { startMollie } from '../../peers/mollie.ts';
import type { Mishap, PaymentPeer, PeerState } from '../../peers/payment-peer.ts';

const TO_START: PaymentToStart = {
  reference: 'ORDER-4711-1',
  amount: cents(2_345),
  currency: 'EUR',
  description: 'Bestellung 4711',
  language: 'de',
  returnUrl: 'https://shop.example.at/order/4711',
  webhookUrl: null,
};

const PROVIDERS = {
  mollie: { startPeer: startMollie, serviceOf: (url: string) => createMollie({ baseUrl: url }) },
  datatrans: {
    startPeer: startDatatrans,
    serviceOf: (url: string) => createDatatrans({ baseUrl: url, payUrl: url }),
  },
} as const;
const names = Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[];

/** The fault of a call; fails if there is none. */
async function faultOf(call: Promise<unknown>): Promise<ProviderFault> {
  const fault = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(fault instanceof ProviderFault)) throw new Error(`no fault but ${String(fault)}`);
  return fault;
}

const kindOf = async (call: Promise<unknown>) => (await faultOf(call)).kind;

describe.each(names)('%s', (name) => {
  let peer: PaymentPeer;
  let service: PaymentService;
  let provider: PaymentProvider;

  beforeEach(async () => {
    peer = await PROVIDERS[name].startPeer();
    service = PROVIDERS[name].serviceOf(peer.url);
    provider = service.connect(peer.credentials);
  });
  afterEach(() => peer.close());

  const started = async (over: Partial<PaymentToStart> = {}): Promise<KnownPayment> => {
    const payment = { ...TO_START, ...over };
    const { providerId } = await provider.start(payment);
    const { reference, amount, currency } = payment;
    return { providerId, reference, amount, currency };
  };
  const paid = async (over: Partial<PaymentToStart> = {}): Promise<KnownPayment> => {
    const known = await started(over);
    await peer.set(known.providerId, 'paid');
    return known;
  };
  const refundOf = (amount: number, refundedBefore = 0, reference = 'REFUND-1') => ({
    reference,
    amount: cents(amount),
    refundedBefore: cents(refundedBefore),
  });

  it('starts a payment of the amount, at a page of the provider', async () => {
    const { providerId, payUrl } = await provider.start(TO_START);
    const [payment] = peer.payments();
    expect(payment).toMatchObject({ id: providerId, amount: 2_345, currency: 'EUR', state: 'open' });
    expect(payment?.returnUrl).toBe(TO_START.returnUrl);
    expect(payment?.webhookUrl).toBeNull();
    const page = await fetch(payUrl);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('23.45 EUR');
  });

  it('starts one payment however often it is asked to', async () => {
    const [first, second] = await Promise.all([provider.start(TO_START), provider.start(TO_START)]);
    expect(second).toEqual(first);
    peer.fail('create', 'lost-answer');
    const other = { ...TO_START, reference: 'ORDER-4711-2' };
    expect(await kindOf(provider.start(other))).toBe('unreachable');
    await provider.start(other);
    expect(peer.payments()).toHaveLength(2);
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
    const known = await started();
    await peer.set(known.providerId, state);
    expect(await provider.status(known)).toMatchObject({ state: reported, refunded: 0, refunding: 0 });
    expect(await provider.status(known)).toMatchObject({ state: reported });
    expect(peer.charges()).toBe(charges);
  });

  it('says how the guest paid', async () => {
    const means = (await provider.status(await paid())).means;
    expect(means).toBe(name === 'mollie' ? 'creditcard' : 'TWI');
  });

  it('A53, A57: takes no other payment for the one started', async () => {
    const known = await paid();
    const foreign = await paid({ reference: 'ORDER-4712-1', amount: cents(1) });
    const wrong: KnownPayment[] = [
      { ...known, providerId: foreign.providerId },
      { ...known, reference: 'ORDER-4713-1' },
      { ...known, amount: cents(2_346) },
      { ...known, currency: 'CHF' },
    ];
    for (const payment of wrong) {
      expect(await kindOf(provider.status(payment))).toBe('bad-answer');
      expect(await kindOf(provider.cancel(payment))).toBe('bad-answer');
      expect(await kindOf(provider.refund(payment, refundOf(1)))).toBe('bad-answer');
    }
    expect(peer.refunded()).toBe(0);
  });

  it('A53: a guessed name of a payment leads nowhere else', async () => {
    const known = await started();
    for (const providerId of ['../methods', 'tr_0000000000', '100000000000000001']) {
      expect(await kindOf(provider.status({ ...known, providerId }))).toBe('unknown-payment');
    }
  });

  it('cancels what is open, as far as the provider can', async () => {
    const known = await started();
    await peer.set(known.providerId, name === 'mollie' ? 'open' : 'authorized');
    await provider.cancel(known);
    await provider.cancel(known);
    expect((await provider.status(known)).state).toBe('canceled');
    expect(peer.calls('cancel')).toBe(1);
  });

  it('leaves what is paid as it is when asked to cancel', async () => {
    const known = await paid();
    await provider.cancel(known);
    expect(await provider.status(known)).toMatchObject({ state: 'paid', refunded: 0 });
    expect(peer.calls('cancel')).toBe(0);
  });

  it('takes it as an answer that there was nothing left to cancel', async () => {
    const known = await started();
    await peer.set(known.providerId, name === 'mollie' ? 'open' : 'authorized');
    peer.fail('cancel', 'refused');
    await provider.cancel(known);
    expect(peer.calls('cancel')).toBe(1);
  });

  it('refunds in parts, and never more than was paid', async () => {
    const known = await paid();
    peer.refundAtOnce(true);
    await provider.refund(known, refundOf(1_000));
    expect(await provider.status(known)).toMatchObject({ state: 'paid', refunded: 1_000, refunding: 0 });
    await provider.refund(known, refundOf(1_345, 1_000, 'REFUND-2'));
    expect((await provider.status(known)).refunded).toBe(2_345);
    expect(await kindOf(provider.refund(known, refundOf(1, 2_345, 'REFUND-3')))).toBe('refused');
    expect(peer.refunded()).toBe(2_345);
  });

  it('refunds nothing of what was not paid', async () => {
    const known = await started();
    expect(await kindOf(provider.refund(known, refundOf(2_345)))).toBe('refused');
  });

  it.each(['lost-answer', 'garbage', 'huge'] as const)(
    'recognizes a refund after %s, also when the key is forgotten',
    async (mishap) => {
      const known = await paid();
      peer.fail('refund', mishap);
      await faultOf(provider.refund(known, refundOf(1_000)));
      await provider.refund(known, refundOf(1_000));
      peer.forgetKeys();
      await provider.refund(known, refundOf(1_000));
      expect(peer.refunded()).toBe(1_000);
      await provider.refund(known, refundOf(500, 1_000, 'REFUND-2'));
      expect(peer.refunded()).toBe(1_500);
    },
  );

  it('refunds once when asked from two servers at the same time', async () => {
    const known = await paid();
    await Promise.all([provider.refund(known, refundOf(1_000)), provider.refund(known, refundOf(1_000))]);
    expect(peer.refunded()).toBe(1_000);
  });

  it.each<[Mishap, ProviderFaultKind]>([
    ['cut', 'unreachable'],
    ['lost-answer', 'unreachable'],
    ['garbage', 'bad-answer'],
    ['huge', 'bad-answer'],
    ['elsewhere', 'bad-answer'],
    ['unauthorized', 'unauthorized'],
    ['busy', 'busy'],
    ['broken', 'busy'],
    ['refused', 'refused'],
  ])('%s: %s', async (mishap, kind) => {
    const known = await paid();
    peer.fail('create', mishap);
    expect(await kindOf(provider.start({ ...TO_START, reference: 'ORDER-2' }))).toBe(kind);
    peer.fail('get', mishap);
    const fault = await faultOf(provider.status(known));
    expect(fault.kind).toBe(kind);
    for (const secret of Object.values(peer.credentials)) expect(fault.message).not.toContain(secret);
    expect(fault.message).toMatch(/^[\w ]+: [\w -]+$/);
    expect(peer.calls('get')).toBe(1);
    expect((await provider.status(known)).state).toBe('paid');
  });

  it('tells wrong credentials from right ones, without any effect', async () => {
    await provider.test();
    for (const field of Object.keys(peer.credentials).filter((one) => one !== 'signKey')) {
      const wrong = service.connect({ ...peer.credentials, [field]: 'test_wrong' });
      expect(await kindOf(wrong.test())).toBe('unauthorized');
      expect(await kindOf(wrong.start(TO_START))).toBe('unauthorized');
    }
    expect(peer.payments()).toEqual([]);
  });

  it('A52: sends guests to no page that is not on a host of the provider', async () => {
    // Somebody stands between us and the provider, and answers with a page of his own.
    const links = { checkout: { href: 'https://pay.example.com/mollie.com' } };
    const forged = createServer((_request, response) => {
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
    await new Promise<void>((resolve) => forged.listen(0, '127.0.0.1', resolve));
    const address = forged.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const attacked =
      name === 'mollie'
        ? createMollie({ baseUrl: url })
        : createDatatrans({ baseUrl: url, payUrl: 'https://pay.datatrans.com.example.com' });
    expect(await kindOf(attacked.connect(peer.credentials).start(TO_START))).toBe('bad-answer');
    await new Promise((resolve) => forged.close(resolve));
  });

  it('sends its webhooks where it was told, and they name the payment', async () => {
    const received: { headers: Record<string, string>; body: string }[] = [];
    const shop = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received.push({ headers: request.headers as Record<string, string>, body });
      response.writeHead(200).end();
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const address = shop.address();
    const webhookUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hook`;
    const known = await started({ webhookUrl });
    peer.webhooks('doubled');
    await peer.set(known.providerId, 'paid');
    expect(received).toHaveLength(2);
    for (const call of received) {
      expect(service.paymentOfWebhook(call)).toBe(known.providerId);
      expect(provider.isGenuine(call)).toBe(true);
    }
    expect(peer.deliveries()).toEqual([
      { id: known.providerId, status: 200 },
      { id: known.providerId, status: 200 },
    ]);
    await new Promise((resolve) => shop.close(resolve));
  });
});

it('F12 gives up after 8 seconds, whatever has happened by then', { timeout: 20_000 }, async () => {
  const cases = names.flatMap((name) =>
    (['silent', 'hanging-answer', 'trickle'] as const).map((mishap) => ({ ...PROVIDERS[name], mishap })),
  );
  await Promise.all(
    cases.map(async ({ startPeer, serviceOf, mishap }) => {
      const peer = await startPeer();
      const provider = serviceOf(peer.url).connect(peer.credentials);
      const { providerId } = await provider.start(TO_START);
      await peer.set(providerId, 'paid');
      peer.fail('refund', mishap);
      const begin = performance.now();
      const { reference, amount, currency } = TO_START;
      const known = { providerId, reference, amount, currency };
      const refund = { reference: 'REFUND-1', amount: cents(1_000), refundedBefore: cents(0) };
      expect(await faultOf(provider.refund(known, refund))).toMatchObject({
        kind: 'unreachable',
        message: expect.stringMatching(/: timeout$/),
      });
      expect(performance.now() - begin).toBeLessThan(11_000);
      await provider.refund(known, refund);
      expect(peer.refunded()).toBe(1_000);
      await peer.close();
    }),
  );
});

it('is unreachable where nobody listens', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  await new Promise((resolve) => server.close(resolve));
  for (const name of names) {
    const fault = await faultOf(PROVIDERS[name].serviceOf(url).connect({}).start(TO_START));
    expect(fault).toMatchObject({ kind: 'unreachable', message: `${name}: ECONNREFUSED` });
  }
});
