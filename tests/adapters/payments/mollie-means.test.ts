import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDatatrans } from '#adapters/payments/datatrans.ts';
import { createMollie } from '#adapters/payments/mollie.ts';
import { startMollie } from '#tests/peers/mollie.ts';
import type { PaymentPeer } from '#tests/peers/payment-peer.ts';
import { kindOf, listening } from './provider-cases.ts';

describe('R320: what guests can pay with at Mollie', () => {
  let peer: PaymentPeer;
  beforeEach(async () => {
    peer = await startMollie();
  });
  afterEach(() => peer.close());

  const means = async (currency = 'EUR', baseUrl = peer.url) =>
    (await createMollie({ baseUrl }).connect(peer.credentials).means?.(currency)) ?? [];
  const textOf = (picture: Uint8Array | null | undefined) => Buffer.from(picture ?? []).toString('utf8');

  it('is what is enabled for the key and takes the currency, in its order, in both languages', async () => {
    expect((await means()).map(({ id, names }) => [id, names.de, names.en])).toEqual([
      ['applepay', 'Apple Pay', 'Apple Pay'],
      ['creditcard', 'Karte', 'Card'],
      ['eps', 'eps', 'eps'],
      ['paypal', 'PayPal', 'PayPal'],
    ]);
    peer.offer(['twint', 'eps', 'googlepay']);
    expect((await means('CHF')).map(({ id }) => id)).toEqual(['twint', 'googlepay']);
  });

  it('comes with the drawing of each, else with its dots, else without', async () => {
    peer.offer(['eps']);
    const [drawn] = await means();
    expect(textOf(drawn?.picture)).toContain('<svg');
    peer.fail('picture', 'broken');
    const [dotted] = await means();
    expect(textOf(dotted?.picture)).toContain('PNG');
    for (const mishap of ['cut', 'huge', 'elsewhere'] as const) {
      peer.fail('picture', mishap, 2);
      expect((await means())[0]).toMatchObject({ id: 'eps', picture: null });
    }
  });

  it.each([
    ['broken', 'busy'],
    ['unauthorized', 'unauthorized'],
    ['garbage', 'bad-answer'],
    ['cut', 'unreachable'],
  ] as const)('%s: nothing is known (%s)', async (mishap, kind) => {
    peer.fail('means', mishap);
    expect(await kindOf(means())).toBe(kind);
  });

  it('fetches pictures from Mollie itself only', async () => {
    let fetched = 0;
    const elsewhere = await listening((_, response) => {
      fetched += 1;
      response.end('<svg/>');
    });
    const methods = [{ id: 'eps', description: 'eps', image: { svg: `${elsewhere.url}/eps.svg` } }];
    const api = await listening((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ _embedded: { methods } })),
    );
    expect(await means('EUR', api.url)).toEqual([
      { id: 'eps', names: { de: 'eps', en: 'eps' }, picture: null },
    ]);
    expect(fetched).toBe(0);
    await Promise.all([api.close(), elsewhere.close()]);
  });
});

it('R322: Datatrans has no list to be asked for', () => {
  const service = createDatatrans({ baseUrl: 'https://api.example', payUrl: 'https://pay.example' });
  expect(service.connect({}).means).toBeUndefined();
});
