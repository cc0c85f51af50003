import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvDocument } from '#domain/text/csv.ts';

/** What a spreadsheet program reads: cells of quoted text, in one line. */
function cellsOf(document: string): string[] {
  const [line = ''] = document.slice(1).split('\r\n');
  return [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/gs)].map(([, text = '']) => text.replaceAll('""', '"'));
}

describe('a table for spreadsheet programs', () => {
  it('has a byte order mark, semicolons, quotes and decimal commas', () => {
    expect(
      csvDocument([
        ['Größe', 'x'],
        ['sagt "ja"; so', 12.5, -3, null],
      ]),
    ).toBe('\ufeff"Größe";"x"\r\n"sagt ""ja""; so";12,5;-3;\r\n');
  });

  it.each(['=HYPERLINK("x")', '+cmd|calc', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])('A48 disarms %j', (text) => {
    expect(csvDocument([[text]]).slice(1, 4)).toBe(`"'${text[0]}`);
  });

  it('A48 no text is ever a formula, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1 }), (texts) => {
        const cells = cellsOf(csvDocument([texts]));
        expect(cells).toEqual(texts.map((text) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)));
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
});
