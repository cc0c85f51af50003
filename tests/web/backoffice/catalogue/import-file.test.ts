import { describe, expect, test } from 'vitest';
import { importPlan } from '#web/backoffice/catalogue/transfer/plan.ts';
import { decodeText, readTable, separatorOf } from '#web/backoffice/catalogue/transfer/read-file.ts';

const HEADS = ['Artikelnummer', 'Name', 'Preis'];

describe('a file', () => {
  const bytes = (...values: number[]) => new Uint8Array(values);
  test.each<[string, Uint8Array]>([
    ['UTF-8', new TextEncoder().encode('Käse')],
    ['UTF-8 with a mark', new TextEncoder().encode('\ufeffKäse')],
    ['Windows', bytes(0x4b, 0xe4, 0x73, 0x65)],
    ['UTF-16', bytes(0xff, 0xfe, 0x4b, 0, 0xe4, 0, 0x73, 0, 0x65, 0)],
  ])('in %s keeps its umlauts', (_name, content) => expect(decodeText(content)).toBe('Käse'));

  test.each([
    ['Artikelnummer;Name;Preis', ';'],
    ['Artikelnummer,Name,Preis', ','],
    ['Artikelnummer\tName', '\t'],
    ['"Artikelnummer";"Name, kurz, lang";"Preis"', ';'],
    ['Artikelnummer', ';'],
  ])('%j is separated by %j', (text, separator) => expect(separatorOf(text)).toBe(separator));

  test('is read with quotes, commas and line breaks inside', async () => {
    const text = '\ufeff"Artikelnummer","Name","Preis"\r\n"2000","Brezel, groß\nmit Salz","1,20"\r\n';
    expect(await readTable(new File([text], 'a.csv'))).toEqual([
      HEADS,
      ['2000', 'Brezel, groß\nmit Salz', '1,20'],
    ]);
  });

  test('with empty lines counts them: messages name the line of the spreadsheet', async () => {
    const text = 'Artikelnummer;Name;Preis\n\n2000;Brezel;1,20\n;;\n2001;Semmel;viel\n\n';
    const { rows } = importPlan(await readTable(new File([text], 'a.csv')), []);
    expect(rows.map(({ line, uid }) => [line, uid])).toEqual([
      [3, '2000'],
      [5, '2001'],
    ]);
  });

  test.each<[string, Uint8Array<ArrayBuffer>, string]>([
    ['nothing', new Uint8Array(), 'leer'],
    ['an old spreadsheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'alten Excel-Format'],
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 0]), 'keine Tabelle'],
    ['a broken spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4]), 'lässt sich nicht lesen'],
  ])('with %s says what is wrong', async (_name, content, sentence) => {
    await expect(readTable(new File([content], 'a'))).rejects.toThrow(sentence);
  });
});
