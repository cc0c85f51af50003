import { describe, expect, it } from 'vitest';
import { isPageLink, legalPath, legalPaths, legalTextOf } from '#domain/shop/legal.ts';
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

it.each([
  ['/agb', true],
  ['https://example.at/agb', true],
  ['HTTP://example.at', true],
  ['mailto:recht@example.at', false],
  ['tel:+431234567', false],
  ['#agb', false],
  ['?x=1', false],
  ['', false],
])('%j leads to something to read: %s', (link, expected) => {
  expect(isPageLink(link)).toBe(expected);
});
