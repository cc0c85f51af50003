import { describe, expect, it } from 'vitest';
import { labelSheets } from '#adapters/label-sheets.ts';
import { pdfText } from '#tests/pdf-text.ts';

const label = {
  name: 'Leberkäse – „Ő“ & Čevapčići',
  price: '1,90 €',
  unit: 'pro 10 dag',
  unitPrice: '19,00 €/kg',
  allergens: 'Allergene: A, C, G',
  link: 'https://shop.example/store/markt?produkt=12',
};

describe('a PDF of labels', () => {
  it.each([
    ['compact', 48, 1, 1],
    ['compact', 48, 2, 2],
    ['detail', 10, 1, 1],
    ['detail', 11, 10, 2],
  ] as const)('%s with %s labels from place %s has %s pages', async (grid, count, start, pages) => {
    const pdf = await labelSheets().pdf(Array(count).fill(label), { grid, start });
    const text = Buffer.from(pdf).toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
    // A4 in points.
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
  });

  it('draws letters of every script', async () => {
    const pdf = await labelSheets().pdf([{ ...label, name: 'Őrség 寿司 Љубић' }], {
      grid: 'detail',
      start: 1,
    });
    const text = pdfText(pdf).join('').replaceAll(/\s/g, '');
    expect(text).toContain('Őrség寿司Љубић');
    expect(text).toContain('19,00€/kg');
  });
});
