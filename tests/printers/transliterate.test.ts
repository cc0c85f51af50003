import fc from 'fast-check';
import { BreakLine, CharacterSet, PrinterTypes, ThermalPrinter } from 'node-thermal-printer';
import { describe, expect, test } from 'vitest';
import { CODE_PAGE_IDS, type CodePageId } from '#domain/devices/printer.ts';
import { CODE_PAGES, printableCharacters } from '#printers/code-pages.ts';
import { transliterate } from '#printers/transliterate.ts';

describe('transliterate', () => {
  test.each<[string, CodePageId, string]>([
    ['äöüÄÖÜß€é', 'PC858', 'äöüÄÖÜß€é'],
    ['äöüÄÖÜß€é–', 'WPC1252', 'äöüÄÖÜß€é–'],
    ['5 €', 'PC850', '5 EUR'],
    ['„Käse“ – ‚Brot‘ …', 'PC858', '"Käse" - \'Brot\' ...'],
    ['„Käse“', 'WPC1252', '„Käse“'],
    ['a\u0308o\u0308', 'PC858', 'äö'],
    ['Łukasz Dvořák Ñandú', 'PC858', 'Lukasz Dvorák Ñandú'],
    ['Dvořák Žižek', 'PC852', 'Dvořák Žižek'],
    ['Жуков Наталья', 'PC858', 'Shukov Natalja'],
    ['Григорий', 'PC858', 'Grigorij'],
    ['Григорій Ганич, Київ', 'PC858', 'Hryhorij Hanytsch, Kyjiv'],
    ['Γιώργος', 'PC858', 'Giorgos'],
    ['寿司 bitte', 'PC858', '[...] bitte'],
    ['ﬁnｅ ½ ① ™', 'PC858', 'fine ½ 1 (TM)'],
    ['Torte 🎂🎈🎉 für 👩‍👧', 'PC858', 'Torte [Torte]* für *'],
    ['wirklich?', 'PC858', 'wirklich?'],
    ['💚 ❤️', 'PC437', '<3 <3'],
  ])('%j on %s is %j', (input, codePage, expected) => {
    expect(transliterate(input, codePage)).toBe(expected);
  });

  test('A5 A17 commands hidden in a name are neutralised', () => {
    expect(transliterate('Eva\u001b@\u001dV\u0000\u0010\u0004\u0001\u202e\ud800\u007f', 'PC858')).toBe(
      'Eva@V',
    );
    expect(transliterate('a\r\nb\tc\u2028d', 'PC858')).toBe('a\nb c\nd');
  });

  test('adds no question marks, and yields only characters of the code page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...CODE_PAGE_IDS), (input, codePage) => {
        const result = transliterate(input, codePage);
        if (!input.normalize('NFKD').includes('?')) expect(result).not.toContain('?');
        const page = printableCharacters(codePage);
        for (const character of result) {
          expect(character === '\n' || /^[ -~\u00a0]$/.test(character) || page.has(character)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('code pages', () => {
  const sets: Record<CodePageId, CharacterSet> = {
    PC858: CharacterSet.PC858_EURO,
    WPC1252: CharacterSet.WPC1252,
    PC850: CharacterSet.PC850_MULTILINGUAL,
    PC852: CharacterSet.PC852_LATIN2,
    PC437: CharacterSet.PC437_USA,
    ISO8859_15: CharacterSet.ISO8859_15_LATIN9,
  };
  test.each(CODE_PAGE_IDS)('%s matches what the encoding library writes', (codePage) => {
    const characters = [...CODE_PAGES[codePage].upper];
    expect(characters).toHaveLength(128);
    characters.forEach((character, index) => {
      if ('\ufffd\u00ad'.includes(character)) return;
      const printer = new ThermalPrinter({
        type: PrinterTypes.EPSON,
        interface: '',
        characterSet: sets[codePage],
        breakLine: BreakLine.NONE,
      });
      printer.print(character);
      // ESC t n, then the one byte: a longer answer means that the library changed to another page.
      expect([character, ...printer.getBuffer().subarray(3)]).toEqual([character, 0x80 + index]);
    });
  });
});
