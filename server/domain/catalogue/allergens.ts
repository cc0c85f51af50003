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

/**
 * Several texts as one, for what is made of several things: every letter once, in the order of the 14 classes, with the
 * words that stood with it; whatever has no letter comes behind them. Nothing that was written is lost.
 */
export function joinedAllergens(texts: readonly string[]): string {
  const parts = texts.flatMap(partsOf);
  const lettered = ALLERGEN_LETTERS.flatMap((letter) => {
    const own = parts.filter((part) => letterOf(part) === letter);
    if (own.length === 0) return [];
    const words = once(own.flatMap((part) => partsOf(wordsOf(part)))).join(', ');
    return [words === '' ? letter : `${letter} (${words})`];
  });
  return [...lettered, ...once(parts.filter((part) => letterOf(part) === null))].join(', ');
}

/** 'Weizen' of 'A (Weizen)' or 'A: Weizen'. */
function wordsOf(part: string): string {
  const rest = part.slice(1).trim();
  return rest.startsWith('(') && rest.endsWith(')') ? rest.slice(1, -1) : rest.replace(/^[:–-]\s*/, '');
}

/** Each word once, however it is capitalised, as it was written first. */
function once(words: readonly string[]): string[] {
  const known = new Map(words.toReversed().map((word) => [word.toLocaleLowerCase('de'), word]));
  return [...new Set(words.map((word) => known.get(word.toLocaleLowerCase('de')) ?? word))];
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
