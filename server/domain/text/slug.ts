const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const LONGEST = 80;

/** A name as one word of an address (R192): 'Über uns' -> 'ueber-uns'; '' for a name without Latin letters or digits. */
export function slugOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}
