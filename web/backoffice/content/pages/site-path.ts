const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * The path for a page with that name: 'Über uns' -> '/ueber-uns'; jobs go below '/jobs'. '' for a name without letters.
 */
export function suggestedPath(name: string, type: unknown): string {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  if (word === '') return '';
  return type === 'custom_vacancy' ? `/jobs/${word}` : `/${word}`;
}
