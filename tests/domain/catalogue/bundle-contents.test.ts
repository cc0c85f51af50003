import { describe, expect, it } from 'vitest';
import { contentAmount, contentsPer } from '#domain/catalogue/bundle-contents.ts';
import { bundleContent } from '#tests/bundle-content.ts';
import { alternativeUnit, product } from '#tests/factories.ts';

describe('the contents of a bundle', () => {
  it('are listed per ordered unit, like the price', () => {
    const bundle = product({
      type: 'bundle',
      contents: [bundleContent({ name: 'Semmel', amount: 2 })],
      alternativeUnits: [alternativeUnit({ unit: 'package', ratio: 12 })],
    });
    expect(contentsPer(bundle, 'amount')).toMatchObject([{ name: 'Semmel', amount: 2, unit: 'amount' }]);
    expect(contentsPer(bundle, 'package')).toMatchObject([{ name: 'Semmel', amount: 24, unit: 'amount' }]);
    expect(contentsPer(bundle, 'liter')).toBeUndefined();
    expect(contentsPer(product({}), 'amount')).toBeUndefined();
  });

  it('have at most four decimals', () => {
    expect(contentAmount(0.1 * 3)).toBe(0.3);
    expect(contentAmount(1 / 3)).toBe(0.3333);
  });
});
