import { describe, expect, it } from 'vitest';
import { legalPath, legalPaths, legalTextOf } from '#domain/shop/legal.ts';
import { config } from '#tests/factories.ts';

describe('legal texts', () => {
  it('have a page where the shop has the text itself', () => {
    expect(legalPaths(config())).toEqual([
      '/site/terms-and-conditions',
      '/site/privacy',
      '/site/imprint',
      '/site/allergens',
    ]);
    const some = config({ privacyPolicyText: ' \n', privacyPolicy: 'https://elsewhere.example/privacy' });
    expect(legalPaths(some)).not.toContain(legalPath('privacy'));
    expect(legalPaths(some)).toHaveLength(3);
  });

  it('are trimmed', () => {
    expect(legalTextOf(config({ imprintText: '\n Theke GmbH ' }), 'imprint')).toBe('Theke GmbH');
  });
});
