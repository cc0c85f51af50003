import { describe, expect, it } from 'vitest';
import { isOwnAddress, localityOf } from '#adapters/payments/pay-address.ts';

const HOSTS = /(^|\.)mollie\.com$/;
const isPage = (address: string, baseUrl = 'https://api.mollie.com') => isOwnAddress(address, HOSTS, baseUrl);

describe('A52: where guests are sent to pay', () => {
  it.each([
    'https://www.mollie.com/checkout/select-method/x',
    'https://pay.mollie.com/',
    'https://mollie.com/x',
  ])('is a page of the provider: %s', (address) => {
    expect(isPage(address)).toBe(true);
  });

  it.each([
    'http://www.mollie.com/checkout',
    'https://www.mollie.com.example.com/checkout',
    'https://evilmollie.com/checkout',
    'https://www.mollie.com@example.com/checkout',
    'https://x@www.mollie.com/checkout',
    'https://example.com/www.mollie.com',
    'https://example.com#.mollie.com',
    'javascript:alert(1)//.mollie.com',
    '//www.mollie.com/checkout',
    '/checkout',
    'http://127.0.0.1:3000/checkout',
    '',
  ])('is not %j', (address) => {
    expect(isPage(address)).toBe(false);
  });

  it('is on the peer where the provider is a peer on this machine', () => {
    const peer = 'http://127.0.0.1:4000/v2';
    expect(isPage('http://127.0.0.1:4000/checkout/1', peer)).toBe(true);
    expect(isPage('http://127.0.0.1:4001/checkout/1', peer)).toBe(false);
    expect(isPage('https://www.mollie.com/checkout', peer)).toBe(false);
  });
});

describe('a provider', () => {
  it('is local only where it runs on this machine', () => {
    for (const local of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])
      expect(localityOf(local)).toEqual({ isLocal: true });
    for (const remote of ['https://api.mollie.com', 'https://127.0.0.1.example.com'])
      expect(localityOf(remote)).toEqual({});
  });
});
