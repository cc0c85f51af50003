import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';
import { names, PROVIDERS, TO_START } from './provider-cases.ts';

describe.each(names)('the page of the peer of %s', (name) => {
  let peer: PaymentPeer;
  let payUrl = '';
  beforeEach(async () => {
    peer = await PROVIDERS[name].startPeer();
    const provider = PROVIDERS[name].serviceOf(peer.url).connect(peer.credentials);
    ({ payUrl } = await provider.start(TO_START));
  });
  afterEach(() => peer.close());

  const choose = (choice: string) =>
    fetch(payUrl, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
  const payment = () => peer.payments()[0];

  it.each(['paid', 'failed', 'canceled', 'expired', 'pending'])(
    '%s: and back to the shop',
    async (choice) => {
      const answer = await choose(choice);
      expect(answer.status).toBe(303);
      const back = new URL(answer.headers.get('location') ?? '');
      expect(back.origin + back.pathname).toBe(TO_START.returnUrl);
      expect(back.searchParams.get('datatransTrxId')).toBe(name === 'datatrans' ? payment()?.id : null);
      expect(payment()?.state).toBe(choice);
      const page = await (await fetch(payUrl)).text();
      if (choice !== 'pending') expect(page).not.toContain('<button');
      expect(peer.charges()).toBe(choice === 'paid' ? 1 : 0);
    },
  );

  it('later: back at once, and paid a moment afterwards', async () => {
    expect((await choose('later')).status).toBe(303);
    expect(payment()?.state).toBe('open');
    await expect.poll(() => payment()?.state, { timeout: 5_000 }).toBe('paid');
    expect(peer.charged()).toBe(TO_START.amount);
  });
});
