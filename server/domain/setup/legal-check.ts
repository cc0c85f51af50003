import type { Product } from '#domain/catalogue/product.ts';
import { LEGAL_SETTINGS, type LegalName, legalTextOf } from '#domain/shop/legal.ts';
import type { Config } from '#domain/shop/shop.ts';
import { gapsOf } from './text-gap.ts';

/** What the law asks of a shop for food, in the order in which owners go through it. */
export const LEGAL_CHECKS = [
  'button',
  'imprint',
  'terms-and-conditions',
  'privacy',
  'allergens',
  'allergens-of-products',
  'base-price',
  'tax',
  'accessibility',
] as const;
export type LegalCheckId = (typeof LEGAL_CHECKS)[number];

/** 'missing' must be fixed before the shop opens; 'look' is for a person to judge. */
export type LegalCheckState = 'fine' | 'missing' | 'look';

export interface LegalCheck {
  id: LegalCheckId;
  state: LegalCheckState;
  /** How many products or gaps it is about; 0 when it is fine. */
  count: number;
}

export interface LegalFacts {
  config: Pick<Config, `${(typeof LEGAL_SETTINGS)[LegalName]}Text` | (typeof LEGAL_SETTINGS)[LegalName]>;
  products: readonly Pick<
    Product,
    'isEnabled' | 'isPublic' | 'allergens' | 'tax' | 'unit' | 'type' | 'alternativeUnits'
  >[];
  /** The paths of the public pages. */
  sites: readonly { path: string; isPublic: boolean }[];
}

/** Where the statement on accessibility is expected. */
export const ACCESSIBILITY_PATH = '/barrierefreiheit';

/**
 * The shop's legal state, computed from its data (R195). A text counts when it is written or linked and has no
 * gaps. Products without allergens, and packs without a weight to compare prices by, are for a person to look at; one
 * without tax is missing it. The button is the storefront's own and always binding.
 */
export function legalChecks({ config, products, sites }: LegalFacts): LegalCheck[] {
  const shown = products.filter(({ isEnabled, isPublic }) => isEnabled && isPublic);
  const text = (id: LegalName): LegalCheck => {
    const words = legalTextOf(config, id);
    const gaps = gapsOf(words).length;
    const isThere = words !== '' || config[LEGAL_SETTINGS[id]] !== '';
    return { id, state: isThere && gaps === 0 ? 'fine' : 'missing', count: gaps };
  };
  const number = (id: LegalCheckId, count: number, otherwise: LegalCheckState): LegalCheck => ({
    id,
    state: count === 0 ? 'fine' : otherwise,
    count,
  });
  const packs = shown.filter(
    ({ unit, alternativeUnits }) => unit === 'package' && alternativeUnits.length === 0,
  );
  const isAccessible = sites.some(({ path, isPublic }) => isPublic && path === ACCESSIBILITY_PATH);
  return [
    { id: 'button', state: 'fine', count: 0 },
    text('imprint'),
    text('terms-and-conditions'),
    text('privacy'),
    text('allergens'),
    number('allergens-of-products', shown.filter(({ allergens }) => allergens.trim() === '').length, 'look'),
    number('base-price', packs.length, 'look'),
    number('tax', shown.filter(({ tax }) => tax === 0).length, 'missing'),
    { id: 'accessibility', state: isAccessible ? 'fine' : 'missing', count: 0 },
  ];
}
