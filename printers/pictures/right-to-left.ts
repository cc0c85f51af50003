/** The forms of each Arabic letter: alone, joined to the one before, to the one after, to both; two for letters that end a join. */
const FORMS: ReadonlyMap<string, readonly string[]> = formsOfArabic();
const TATWEEL = 'ـ';
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const MIRRORED = '()[]{}<>«»';

/** Unicode lists the forms of a letter one after the other, in this order. */
function formsOfArabic(): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const [first, last] of [
    [0xfb50, 0xfbff],
    [0xfe80, 0xfef4],
  ] as const) {
    for (let code = first; code <= last; code += 1) {
      const form = String.fromCodePoint(code);
      const letter = form.normalize('NFKC');
      if (letter !== form && [...letter].length === 1)
        forms.set(letter, [...(forms.get(letter) ?? []), form]);
    }
  }
  return forms;
}

/** Arabic letters in the form that their neighbours give them; anything else stays. */
export function joined(text: string): string {
  const characters = [...text];
  const isMark = (character: string | undefined) => character !== undefined && /\p{Mn}/u.test(character);
  const neighbour = (index: number, step: 1 | -1): string => {
    let at = index + step;
    while (isMark(characters[at])) at += step;
    return characters[at] ?? '';
  };
  const joinsOn = (letter: string) => letter === TATWEEL || FORMS.get(letter)?.length === 4;
  const canBeJoined = (letter: string) => letter === TATWEEL || (FORMS.get(letter)?.length ?? 0) > 1;
  return characters
    .map((letter, index) => {
      const forms = FORMS.get(letter);
      if (!forms) return letter;
      const before = canBeJoined(letter) && joinsOn(neighbour(index, -1));
      const after = joinsOn(letter) && canBeJoined(neighbour(index, 1));
      return forms[(before ? 1 : 0) + (after ? 2 : 0)] ?? letter;
    })
    .join('');
}

export function isRightToLeft(character: string): boolean {
  return RIGHT_TO_LEFT.test(character);
}

/**
 * One row from left to right as it is seen, from the order in which it is read. The simple part of Unicode's rules: words keep
 * their direction, numbers run to the right, what stands between words follows them or else the paragraph.
 */
export function asSeen<T extends { character: string }>(row: readonly T[], isParagraphRight: boolean): T[] {
  const kinds = row.map(({ character }) =>
    isRightToLeft(character) ? 'right' : /[\p{L}\p{N}]/u.test(character) ? 'left' : null,
  );
  if (!kinds.includes('right')) return [...row];
  const base = isParagraphRight ? 'right' : 'left';
  const levels = kinds.map((kind, index) => {
    const before = kinds.slice(0, index).findLast((one) => one !== null) ?? base;
    const after = kinds.slice(index).find((one) => one !== null) ?? base;
    const direction = kind ?? (before === after ? before : base);
    if (direction === 'right') return 1;
    // A number among words that run to the left stays inside of them.
    const isInside = /\p{N}/u.test(row[index]?.character ?? '') && before === 'right';
    return isParagraphRight || isInside ? 2 : 0;
  });
  let seen = row.map((one, index) => ({
    one: mirrored(one, levels[index] === 1),
    level: levels[index] ?? 0,
  }));
  for (const level of [2, 1]) seen = withReversed(seen, level);
  return seen.map(({ one }) => one);
}

/** Every run of at least this level backwards. */
function withReversed<T extends { level: number }>(row: readonly T[], level: number): T[] {
  const result: T[] = [];
  let run: T[] = [];
  for (const one of row) {
    if (one.level >= level) run.unshift(one);
    else {
      result.push(...run, one);
      run = [];
    }
  }
  return [...result, ...run];
}

/** A bracket opens the other way round. */
function mirrored<T extends { character: string }>(one: T, isReversed: boolean): T {
  const place = isReversed ? MIRRORED.indexOf(one.character) : -1;
  return place < 0 ? one : { ...one, character: MIRRORED.charAt(place ^ 1) };
}
