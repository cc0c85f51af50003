import { describe, expect, it } from 'vitest';
import type { LabelText } from '#domain/drawing/label.ts';
import { frameOf, layOutLabels, PAGE } from '#printers/label-sheet.ts';
import { fitText, type Measure } from '#printers/label-text.ts';

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, size) => [...text].length * size * 0.5;

function label(change: Partial<LabelText> = {}): LabelText {
  const link = 'https://shop.example/store/markt';
  return {
    name: 'Leberkäse',
    price: '1,90 €',
    unit: 'pro 10 dag',
    unitPrice: '19,00 €/kg',
    allergens: 'Allergene: A, C, G',
    link,
    ...change,
  };
}

const many = (count: number) => Array.from({ length: count }, () => label());

describe('sheets of labels', () => {
  it.each([
    ['compact', 1, 48, [48]],
    ['compact', 1, 49, [48, 1]],
    ['compact', 47, 4, [2, 2]],
    ['compact', 48, 49, [1, 48]],
    ['detail', 1, 10, [10]],
    ['detail', 10, 2, [1, 1]],
    ['detail', 3, 0, []],
  ] as const)('%s from place %s: %s labels', (grid, start, count, places) => {
    const sheets = layOutLabels(many(count), { grid, start }, measure);
    expect(sheets.map((sheet) => sheet.places.length)).toEqual(places);
    const [first] = sheets[0]?.places ?? [];
    if (first) expect([first.x, first.y]).toEqual([frameOf(grid, start - 1).x, frameOf(grid, start - 1).y]);
  });

  it.each([
    ['compact', 48],
    ['detail', 10],
  ] as const)('%s: no place leaves the page or overlaps another', (grid, count) => {
    const frames = Array.from({ length: count }, (_, place) => frameOf(grid, place));
    for (const { x, y, width, height } of frames) {
      expect(x).toBeGreaterThan(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThan(PAGE.width);
      expect(y + height).toBeLessThanOrEqual(PAGE.height + 0.01);
    }
    expect(new Set(frames.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });

  it.each([
    ['compact', 'Semmel'],
    ['detail', 'Semmel'],
    ['compact', 'Steirisches Backhendl mit Erdäpfel-Vogerlsalat und Kernöl'],
    ['detail', 'Steirisches Backhendl mit Erdäpfel-Vogerlsalat und Kernöl'.repeat(4)],
    ['compact', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'],
    ['compact', 'x'.repeat(255)],
  ] as const)('%s: everything of %j stays on its label', (grid, name) => {
    const allergens = 'Allergene: A, B, C, D, E, F, G, H, L, M, N, O, P, R';
    const [sheet] = layOutLabels([label({ name, allergens })], { grid, start: 1 }, measure);
    const [place] = sheet?.places ?? [];
    if (!place) throw new Error('no place');
    const code = place.marks.find(({ kind }) => kind === 'qr');
    const texts = place.marks.map((mark) => (mark.kind === 'text' ? mark.text : ''));
    expect(texts).toContainEqual(expect.stringMatching(/^Allergene: A, B/));
    for (const mark of place.marks) {
      if (code && mark.kind === 'text' && mark.y > code.y)
        expect(mark.x + measure(mark.text, mark.size, mark.isBold)).toBeLessThanOrEqual(code.x);
      const width = mark.kind === 'qr' ? mark.size : measure(mark.text, mark.size, mark.isBold);
      const top = mark.kind === 'qr' ? mark.y : mark.y - mark.size;
      expect(mark.x, JSON.stringify(mark)).toBeGreaterThanOrEqual(place.x);
      expect(mark.x + width, JSON.stringify(mark)).toBeLessThanOrEqual(place.x + place.width + 0.01);
      expect(top, JSON.stringify(mark)).toBeGreaterThanOrEqual(place.y);
      expect(mark.kind === 'qr' ? mark.y + mark.size : mark.y).toBeLessThanOrEqual(place.y + place.height);
    }
  });

  const FOURTEEN =
    'Allergene: Glutenhaltiges Getreide (Weizen, Roggen, Gerste), Krebstiere, Eier, Fische, Erdnüsse, Sojabohnen, ' +
    'Milch (einschließlich Laktose), Schalenfrüchte (Mandeln, Haselnüsse, Walnüsse), Sellerie, Senf, Sesamsamen, ' +
    'Schwefeldioxid und Sulfite, Lupinen, Weichtiere';
  it.each([
    ['compact', 'Semmel', 'Allergene: A, B, C, D, E, F, G, H, L, M, N, O, P, R', 1],
    ['compact', 'Semmel', 'Allergene: A,B,C,D,E,F,G,H,L,M,N,O,P,R', 1],
    ['compact', 'Steirisches Backhendl mit Erdäpfel-Vogerlsalat und Kernöl', FOURTEEN, null],
    ['detail', 'Steirisches Backhendl mit Erdäpfel-Vogerlsalat und Kernöl', FOURTEEN, 1],
    ['detail', 'x'.repeat(255), FOURTEEN, null],
    ['compact', 'x'.repeat(255), FOURTEEN, null],
  ] as const)(
    '%s: every allergen of %j is printed, on as many labels as it takes',
    (grid, name, allergens, count) => {
      const [sheet] = layOutLabels([label({ name, allergens }), label()], { grid, start: 1 }, measure);
      const places = sheet?.places ?? [];
      if (count !== null) expect(places).toHaveLength(count + 1);
      const own = places.slice(0, -1);
      const printed = own.flatMap(({ marks }) =>
        marks.flatMap((mark) => (mark.kind === 'text' && !mark.isBold ? [mark.text] : [])),
      );
      const text = printed.join(' ').replaceAll('Weitere Allergene: ', '');
      expect(text).toContain(allergens.replaceAll(/,(?=\S)/g, ', '));
      expect(text).not.toContain('…');
      for (const { x, y, width, height, marks } of own)
        for (const mark of marks) {
          if (mark.kind === 'qr') continue;
          expect(mark.y - mark.size).toBeGreaterThanOrEqual(y);
          expect(mark.y).toBeLessThanOrEqual(y + height);
          expect(mark.x + measure(mark.text, mark.size, mark.isBold)).toBeLessThanOrEqual(x + width + 0.01);
          expect(mark.size).toBeGreaterThanOrEqual(grid === 'compact' ? 5 * 0.72 : 6.8 * 0.83);
        }
      // The first has the price; where the text goes on, each label says whose it is.
      for (const { marks } of own)
        expect(
          marks.some((mark) => mark.kind === 'text' && mark.isBold && name.startsWith(mark.text.slice(0, 3))),
        ).toBe(true);
    },
  );

  it('leave out what is empty', () => {
    const bare = label({ price: '', unit: '', unitPrice: '', allergens: '', link: '' });
    const [sheet] = layOutLabels([bare], { grid: 'compact', start: 1 }, measure);
    expect(sheet?.places[0]?.marks).toMatchObject([{ kind: 'text', text: 'Leberkäse' }]);
  });
});

describe('a name', () => {
  const room = { largest: 10, smallest: 6, lines: 2 };
  it.each([
    ['Semmel', ['Semmel'], 10],
    ['Semmel mit Leberkäse', ['Semmel mit', 'Leberkäse'], 10],
    ['Ein sehr langer Name für ein Gericht', ['Ein sehr langer Name', 'für ein Gericht'], 6],
  ])('%j is written as large as it fits', (name, lines, size) => {
    expect(fitText(name, 60, room, measure)).toEqual({ lines, size });
  });

  it('that is too long ends with an ellipsis, and a long word is split', () => {
    const long = fitText('Wort '.repeat(40), 60, room, measure);
    expect(long.lines).toHaveLength(2);
    expect(long.lines[1]).toMatch(/…$/);
    const word = fitText('Donaudampfschifffahrtskapitän', 60, room, measure);
    expect(word.lines[0]).toMatch(/-$/);
  });
});
