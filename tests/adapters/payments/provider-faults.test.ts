import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ProviderFaultKind } from '#domain/payment/provider-fault.ts';
import type { Mishap, PaymentPeer } from '#tests/peers/payment-peer.ts';
import type {
  KnownPayment,
  PaymentProvider,
  PaymentService,
  PaymentToStart,
} from '#use-cases/payments/payment-provider.ts';
import {
  faultOf,
  kindOf,
  knownAs,
  listening,
  names,
  PROVIDERS,
  refundOf,
  TO_START,
} from './provider-cases.ts';

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

  const started = async (over: Partial<PaymentToStart> = {}): Promise<KnownPayment> =>
    knownAs((await provider.start({ ...TO_START, ...over })).providerId, over);
  const paid = async (over: Partial<PaymentToStart> = {}): Promise<KnownPayment> => {
    const known = await started(over);
    await peer.set(known.providerId, 'paid');
    return known;
  };

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
      const known = knownAs(providerId);
      const refund = refundOf(1_000);
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
  const { url, close } = await listening(() => {});
  await close();
  for (const name of names) {
    const fault = await faultOf(PROVIDERS[name].serviceOf(url).connect({}).start(TO_START));
    expect(fault).toMatchObject({ kind: 'unreachable', message: `${name}: ECONNREFUSED` });
  }
});
