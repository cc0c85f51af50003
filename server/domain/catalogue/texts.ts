/** By the letters of Austrian menus. */
export const ALLERGEN_NAMES = {
  A: 'Glutenhaltiges Getreide',
  B: 'Krebstiere',
  C: 'Ei',
  D: 'Fisch',
  E: 'Erdnuss',
  F: 'Soja',
  G: 'Milch und Laktose',
  H: 'Schalenfrüchte (Nüsse)',
  L: 'Sellerie',
  M: 'Senf',
  N: 'Sesam',
  O: 'Schwefeldioxid und Sulfite',
  P: 'Lupine',
  R: 'Weichtiere',
} as const satisfies Readonly<Record<string, string>>;
