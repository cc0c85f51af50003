import { describe, expect, it } from 'vitest';
import type { ProviderFaultKind } from '#domain/payment/provider-fault.ts';
import type { Mishap } from '#tests/peers/payment-peer.ts';
import {
  eachWithPeer,
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
  const at = eachWithPeer(name);

  it('refunds in parts, and never more than was paid', async () => {
    const known = await at.paid();
    at.peer.refundAtOnce(true);
    await at.provider.refund(known, refundOf(1_000));
    expect(await at.provider.status(known)).toMatchObject({ state: 'paid', refunded: 1_000, refunding: 0 });
    await at.provider.refund(known, refundOf(1_345, 1_000, 'REFUND-2'));
    expect((await at.provider.status(known)).refunded).toBe(2_345);
    expect(await kindOf(at.provider.refund(known, refundOf(1, 2_345, 'REFUND-3')))).toBe('refused');
    expect(at.peer.refunded()).toBe(2_345);
  });

  it('refunds nothing of what was not paid', async () => {
    const known = await at.started();
    expect(await kindOf(at.provider.refund(known, refundOf(2_345)))).toBe('refused');
  });

  it.each(['lost-answer', 'garbage', 'huge'] as const)(
    'recognizes a refund after %s, also when the key is forgotten',
    async (mishap) => {
      const known = await at.paid();
      at.peer.fail('refund', mishap);
      await faultOf(at.provider.refund(known, refundOf(1_000)));
      await at.provider.refund(known, refundOf(1_000));
      at.peer.forgetKeys();
      await at.provider.refund(known, refundOf(1_000));
      expect(at.peer.refunded()).toBe(1_000);
      await at.provider.refund(known, refundOf(500, 1_000, 'REFUND-2'));
      expect(at.peer.refunded()).toBe(1_500);
    },
  );

  it('refunds once when asked from two servers at the same time', async () => {
    const known = await at.paid();
    await Promise.all([
      at.provider.refund(known, refundOf(1_000)),
      at.provider.refund(known, refundOf(1_000)),
    ]);
    expect(at.peer.refunded()).toBe(1_000);
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
    const known = await at.paid();
    at.peer.fail('create', mishap);
    expect(await kindOf(at.provider.start({ ...TO_START, reference: 'ORDER-2' }))).toBe(kind);
    at.peer.fail('get', mishap);
    const fault = await faultOf(at.provider.status(known));
    expect(fault.kind).toBe(kind);
    for (const secret of Object.values(at.peer.credentials)) expect(fault.message).not.toContain(secret);
    expect(fault.message).toMatch(/^[\w ]+: [\w -]+$/);
    expect(at.peer.calls('get')).toBe(1);
    expect((await at.provider.status(known)).state).toBe('paid');
  });

  it('tells wrong credentials from right ones, without any effect', async () => {
    await at.provider.test();
    for (const field of Object.keys(at.peer.credentials).filter((one) => one !== 'signKey')) {
      const wrong = at.service.connect({ ...at.peer.credentials, [field]: 'test_wrong' });
      expect(await kindOf(wrong.test())).toBe('unauthorized');
      expect(await kindOf(wrong.start(TO_START))).toBe('unauthorized');
    }
    expect(at.peer.payments()).toEqual([]);
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
