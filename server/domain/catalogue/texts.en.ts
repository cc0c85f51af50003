/** By the letters of Austrian menus. */
export const ALLERGEN_NAMES = {
  A: 'Cereals containing gluten',
  B: 'Crustaceans',
  C: 'Egg',
  D: 'Fish',
  E: 'Peanut',
  F: 'Soya',
  G: 'Milk and lactose',
  H: 'Nuts',
  L: 'Celery',
  M: 'Mustard',
  N: 'Sesame',
  O: 'Sulphur dioxide and sulphites',
  P: 'Lupin',
  R: 'Molluscs',
} as const satisfies Readonly<Record<string, string>>;
