import { expect, it } from 'vitest';
import { paymentGaps } from '#domain/ordering/payment-gaps.ts';
import { branch, config } from '#tests/factories.ts';

const off = { isCashEnabled: false, isATMCardEnabled: false };

it.each([
  [{ enableATMCard: true, enablePluginATMCard: false }, { ...off }, ['branch', 'plugin']],
  [{ enableATMCard: true, enablePluginATMCard: true }, { ...off }, ['branch']],
  [{ enableATMCard: false, enablePluginATMCard: true }, { ...off, isATMCardEnabled: true }, ['shop']],
  [{ enableATMCard: true, enablePluginATMCard: true }, { ...off, isATMCardEnabled: true }, []],
  [{ enableATMCard: false, enablePluginATMCard: false }, { ...off }, []],
])('%j with a branch %j misses %j', (shop, at, missing) => {
  const gaps = paymentGaps(config({ enableCash: false, ...shop }), [branch(at)]);
  expect(gaps.filter(({ method }) => method === 'atm-card').flatMap((gap) => gap.missing)).toEqual(missing);
});

it('does not ask for a plugin of cash, nor for a branch while there is none', () => {
  expect(paymentGaps(config({ enableCash: true }), [branch(off)])).toContainEqual({
    method: 'cash',
    missing: ['branch'],
  });
  expect(paymentGaps(config({ enableCash: true }), []).map(({ method }) => method)).not.toContain('cash');
});

it.each<[string, Parameters<typeof branch>[0], boolean]>([
  ['has no account that works', { connectedPayments: [] }, true],
  ['has one', { connectedPayments: ['mollie'] }, false],
  ['has the method off', { connectedPayments: [], isMollieEnabled: false }, false],
])('R308 a branch that %s lacks the provider: %s', (_name, at, isMissing) => {
  const shop = config({ enableMollie: true, enablePluginMollie: true });
  const gaps = paymentGaps(shop, [branch({ isMollieEnabled: true, ...at })]);
  const provider = gaps.filter(({ missing }) => missing.includes('provider')).map(({ method }) => method);
  expect(provider).toEqual(isMissing ? ['mollie'] : []);
});
