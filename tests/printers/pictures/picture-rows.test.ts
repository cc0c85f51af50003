import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMNS, columns, fitToPaper, type Row, type Style, text } from '#printers/paper.ts';
import { glyphFont } from '#printers/pictures/glyph-font.ts';
import { painterWith, paintForPreview } from '#printers/pictures/picture-rows.ts';
import { plainText } from '#printers/plain-text.ts';

type Picture = Extract<Row, { kind: 'picture' }>;

function rowsOf(content: string, style: Partial<Style> = {}, width: 32 | 42 | 48 = 32): Row[] {
  return fitToPaper([text(content, style)], width, 'PC858', painterWith(glyphFont()));
}

function picturesOf(content: string, style: Partial<Style> = {}, width: 32 | 42 | 48 = 32): Picture[] {
  return rowsOf(content, style, width).filter((row): row is Picture => row.kind === 'picture');
}

function inkIn({ bits }: Picture): number {
  return bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
}

describe('what no code page can spell is printed as a picture', () => {
  test.each([
    ['Chinese', '花生過敏'],
    ['Japanese', 'たまごアレルギー'],
    ['Korean', '땅콩 알레르기'],
    ['Thai', 'แพ้ถั่ว'],
    ['Hindi', 'मूंगफली से एलर्जी'],
    ['Arabic', 'حساسية من الفول السوداني'],
    ['Hebrew', 'אלרגיה לבוטנים'],
    ['an emoji without a German name', 'ohne 🌽'],
  ])('%s', (_, content) => {
    for (const width of COLUMNS) {
      const pictures = picturesOf(content, {}, width);
      expect(pictures.map((picture) => picture.text).join(' ')).toBe(content);
      for (const picture of pictures) {
        expect(picture.width * 8).toBe(width * 12);
        expect(picture.bits).toHaveLength(picture.width * picture.height);
        expect(inkIn(picture)).toBeGreaterThan(50);
      }
    }
  });

  test.each(['Käse, Жуков, Ελιά – 5 €', 'Bitte 🚫🧅 ❤️', 'ohne *', 'łódź ½ ﬁ'])('%s stays text', (content) => {
    expect(rowsOf(content).map(({ kind }) => kind)).toEqual(['row']);
  });

  test('different texts are different pictures, and the same ones are the same', () => {
    const [first, second, third] = ['花生過敏', '雞蛋過敏', '花生過敏'].map(
      (content) => picturesOf(content)[0]?.bits,
    );
    expect(first).not.toEqual(second);
    expect(first).toEqual(third);
  });

  test('size, bold and reverse', () => {
    const ink = (style: Partial<Style>) => inkIn(picturesOf('花', style)[0] as Picture);
    const heights = (['normal', 'tall', 'large', 'huge'] as const).map(
      (size) => picturesOf('花', { size })[0]?.height,
    );
    expect(heights).toEqual([36, 52, 52, 100]);
    expect(ink({ bold: true })).toBeGreaterThan(ink({}));
    expect(ink({ inverse: true })).toBeGreaterThan(384 * 36 * 0.8);
  });

  test('long texts break into rows, between characters where there are no blanks', () => {
    const pictures = picturesOf('花生過敏'.repeat(10));
    expect(pictures.map((picture) => picture.text)).toEqual([
      ...Array(3).fill('花生過敏花生過敏花生過敏'),
      '花生過敏',
    ]);
    expect(picturesOf('eins 花\nzwei').map((picture) => picture.text)).toEqual(['eins 花', 'zwei']);
  });

  test('an amount stands at the right edge of the first row', () => {
    const line = columns('2 x 宫保鸡丁 mit Reis', '25,80', { size: 'tall' });
    const [first, second] = fitToPaper([line], 32, 'PC858', painterWith(glyphFont())) as Picture[];
    expect([first?.text, second?.text]).toEqual(['2 x 宫保鸡丁 mit 25,80', 'Reis']);
    const right = (picture: Picture | undefined) =>
      inkIn({ ...picture, bits: picture?.bits.filter((_, at) => at % 48 > 40) } as Picture);
    expect(right(first)).toBeGreaterThan(50);
    expect(right(second)).toBe(0);
  });

  test('a long word breaks as in rows of text', () => {
    const style = { size: 'large', hanging: 2 } as const;
    const told = (content: string) => picturesOf(content, style).map((picture) => picture.text);
    expect(told('1 x Feinkostpackerl 🎁')).toEqual(['1 x', 'Feinkost-', 'packerl 🎁']);
    expect(told('花 Kürbiscremesuppe/Brot')).toEqual(['花', 'Kürbiscreme-', 'suppe/Brot']);
    expect(told('花 bbbbbbbbbbbbbbbbbbbb')).toEqual(['花', 'bbbbbbbbbbbbbb', 'bbbbbb']);
  });

  test('Arabic letters join, and run from the right', () => {
    const [joinedUp] = picturesOf('بب');
    const [apart] = picturesOf('ب ب');
    expect(inkIn(joinedUp as Picture)).not.toBe(inkIn(apart as Picture));
    const left = (picture: Picture | undefined) =>
      picture?.bits.some((byte, at) => at % 48 < 10 && byte !== 0);
    expect(left(joinedUp)).toBe(false);
  });

  test('without the font, or without the character in it, what can be spelled is printed', () => {
    const [row] = fitToPaper([text('1 x 花生')], 32, 'PC858', null);
    expect(row).toMatchObject({ kind: 'row', text: '1 x [...]' });
    expect(rowsOf('Tee \u{1f9cb}')).toEqual([expect.objectContaining({ kind: 'row', text: 'Tee *' })]);
  });

  test('previews show the text itself', () => {
    expect(plainText(fitToPaper([text('1 x 花生')], 32, 'PC858', paintForPreview), 32)).toBe('1 x 花生\n');
  });

  test('A5 A17 whatever customers write: every picture is as wide as the paper', () => {
    const sizes = fc.constantFrom('normal', 'tall', 'large', 'huge');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.constantFrom(...COLUMNS),
        sizes,
        (content, width, size) => {
          const rows = fitToPaper(
            [text(content, { size: size as 'tall', indent: 2, hanging: 2 })],
            width,
            'PC858',
            painterWith(glyphFont()),
          );
          for (const row of rows) if (row.kind === 'picture') expect(row.width * 8).toBe(width * 12);
        },
      ),
    );
  });
});
