/** Replacements for characters outside the code page, most faithful first; each must itself be ASCII or fall back further. */
export const TYPOGRAPHY: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‒': '-',
  '―': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '„': '"',
  '“': '"',
  '”': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '‚': "'",
  '‘': "'",
  '’': "'",
  '‛': "'",
  '‹': "'",
  '›': "'",
  '´': "'",
  '`': "'",
  '…': '...',
  '•': '*',
  '·': '*',
  '◦': '*',
  '†': '+',
  '‰': 'o/oo',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₣': 'CHF',
  '™': '(TM)',
  '®': '(R)',
  '©': '(C)',
  '×': 'x',
  '÷': '/',
  '±': '+/-',
  '≈': 'ca.',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '°': ' Grad',
  '№': 'Nr.',
  '→': '->',
  '←': '<-',
  '↑': '^',
  '↓': 'v',
  '✓': 'x',
  '✔': 'x',
  '✗': 'X',
  '✘': 'X',
  '☐': '[ ]',
  '☑': '[x]',
  '§': 'Par.',
  ß: 'ss',
  ẞ: 'SS',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'ng',
  ə: 'e',
  Ə: 'E',
};

const CYRILLIC_FROM = 'абвгдезийклмнопрстуфхъыьэіїєґђјљњћџў';
const CYRILLIC_TO = 'a b v g d e z i j k l m n o p r s t u f ch - y - e i ji je g dj j lj nj c dz u'.split(
  ' ',
);
const CYRILLIC_LONG = { ж: 'sh', ц: 'z', ч: 'tsch', ш: 'sch', щ: 'schtsch', ю: 'ju', я: 'ja', ё: 'jo' };

const GREEK_FROM = 'αβγδεζηθικλμνξοπρσςτυφχψω';
const GREEK_TO = 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'.split(' ');

function letters(from: string, to: readonly string[]): [string, string][] {
  return [...from].map((letter, index) => {
    const target = to[index] ?? '';
    return [letter, target === '-' ? '' : target];
  });
}

/** Cyrillic (German press spelling, Russian unless the letter is another language's) and Greek, both cases. */
export const LETTERS: ReadonlyMap<string, string> = inBothCases([
  ...letters(CYRILLIC_FROM, CYRILLIC_TO),
  ...Object.entries(CYRILLIC_LONG),
  ...letters(GREEK_FROM, GREEK_TO),
]);

/** Letters that Ukrainian shares with Russian but pronounces differently. */
const IN_UKRAINIAN = inBothCases([
  ['г', 'h'],
  ['и', 'y'],
]);

/** Letters of the Ukrainian alphabet that Russian lacks. */
const UKRAINIAN = /[іїєґ]/iu;

/** Letters that this text spells differently than LETTERS. */
export function lettersIn(text: string): ReadonlyMap<string, string> {
  return UKRAINIAN.test(text) ? IN_UKRAINIAN : NO_LETTERS;
}

const NO_LETTERS: ReadonlyMap<string, string> = new Map();

function inBothCases(list: readonly (readonly [string, string])[]): Map<string, string> {
  return new Map(
    list.flatMap(([letter, target]): [string, string][] => [
      [letter, target],
      [letter.toUpperCase(), target.charAt(0).toUpperCase() + target.slice(1)],
    ]),
  );
}

/** Emoji that change what a note to the kitchen means; all others become '*'. */
export const PICTURES: Readonly<Record<string, string>> = {
  '🚫': '[kein]',
  '❌': '[kein]',
  '⛔': '[kein]',
  '⚠': '[Achtung]',
  '❗': '!',
  '❓': '[Frage]',
  '✅': '[ja]',
  '👍': '[ok]',
  '👎': '[nicht ok]',
  '🙏': '[bitte]',
  '❤': '<3',
  '💚': '<3',
  '😀': ':-)',
  '😃': ':-)',
  '😄': ':-)',
  '😁': ':-)',
  '😊': ':-)',
  '🙂': ':-)',
  '😍': ':-)',
  '😋': ':-)',
  '😉': ';-)',
  '😢': ':-(',
  '🙁': ':-(',
  '🧅': '[Zwiebel]',
  '🧄': '[Knoblauch]',
  '🥜': '[Nuss]',
  '🌰': '[Nuss]',
  '🥛': '[Milch]',
  '🧀': '[Käse]',
  '🥚': '[Ei]',
  '🐟': '[Fisch]',
  '🦐': '[Krebstier]',
  '🌾': '[Gluten]',
  '🌶': '[scharf]',
  '🥓': '[Speck]',
  '🐷': '[Schwein]',
  '🥩': '[Fleisch]',
  '🥬': '[Salat]',
  '🍅': '[Tomate]',
  '🥒': '[Gurke]',
  '🍄': '[Pilze]',
  '🧂': '[Salz]',
  '🌱': '[vegan]',
  '🥨': '[Breze]',
  '🎂': '[Torte]',
};
