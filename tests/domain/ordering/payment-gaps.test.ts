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
