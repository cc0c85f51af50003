/** The letters by which menus in Austria name the 14 allergens of the EU (recommendation of the ministry of health). */
export const ALLERGENS = {
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

export type AllergenLetter = keyof typeof ALLERGENS;

export const ALLERGEN_LETTERS = Object.keys(ALLERGENS) as readonly AllergenLetter[];

/** The letters of a text such as 'A, C, G' or 'A (Weizen), G'; a letter inside a word is none. */
export function allergenLetters(text: string): readonly AllergenLetter[] {
  const parts = partsOf(text);
  return ALLERGEN_LETTERS.filter((letter) => parts.some((part) => letterOf(part) === letter));
}

/**
 * The text with a letter, or without it. A list of letters stays in the order of the alphabet; what else stands in the
 * text stays as it was written, behind them.
 */
export function withAllergen(text: string, letter: AllergenLetter, isOn: boolean): string {
  const others = partsOf(text).filter((part) => letterOf(part) !== letter);
  const parts = isOn ? [...others, letter] : others;
  const lettered = parts.filter((part) => letterOf(part) !== null);
  const words = parts.filter((part) => letterOf(part) === null);
  return [...lettered.toSorted(), ...words].join(', ');
}

/** Commas inside brackets separate nothing: 'A (Weizen, Roggen), G' has two parts. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;](?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** 'G', 'g' and 'G (Milch)' are G. */
function letterOf(part: string): AllergenLetter | null {
  const [, letter = ''] = /^([A-Za-z])(?:\s*[(:–-].*)?$/s.exec(part) ?? [];
  return ALLERGEN_LETTERS.find((known) => known === letter.toUpperCase()) ?? null;
}
