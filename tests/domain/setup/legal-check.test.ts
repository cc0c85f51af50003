import { expect, it } from 'vitest';
import { ACCESSIBILITY_PATH, LEGAL_CHECKS, type LegalFacts, legalChecks } from '#domain/setup/legal-check.ts';
import { config, product } from '#tests/factories.ts';

const SITES = [{ path: ACCESSIBILITY_PATH, isPublic: true }];
const FACTS: LegalFacts = { config: config(), products: [product()], sites: SITES };
const stateOf = (changes: Partial<LegalFacts>, id: string) =>
  legalChecks({ ...FACTS, ...changes }).find((check) => check.id === id);

it('finds nothing in a shop with all texts', () => {
  expect(legalChecks(FACTS).map(({ id }) => id)).toEqual(LEGAL_CHECKS);
  expect(legalChecks(FACTS).filter(({ state }) => state !== 'fine')).toEqual([]);
});

it.each([
  ['imprint', { config: config({ imprintText: '', imprint: '' }) }, 'missing', 0],
  ['imprint', { config: config({ imprintText: '', imprint: 'https://linde.example/i' }) }, 'fine', 0],
  ['privacy', { config: config({ privacyPolicyText: 'Bei [… Firma] in [… Ort]' }) }, 'missing', 2],
  ['tax', { products: [product({ tax: 0 })] }, 'missing', 1],
  ['tax', { products: [product({ tax: 0, isPublic: false })] }, 'fine', 0],
  ['allergens-of-products', { products: [product({ allergens: ' ' }), product()] }, 'look', 1],
  ['base-price', { products: [product({ unit: 'package' })] }, 'look', 1],
  ['accessibility', { sites: [{ path: ACCESSIBILITY_PATH, isPublic: false }] }, 'missing', 0],
] as const)('%s of %j is %s', (id, changes, state, count) => {
  expect(stateOf(changes as Partial<LegalFacts>, id)).toMatchObject({ state, count });
});
