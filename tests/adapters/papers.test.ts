import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPapers } from '#adapters/papers.ts';
import { openTypeOfWoff } from '#adapters/woff.ts';
import { pdfText } from '#tests/pdf-text.ts';
import type { Paper, PaperRow } from '#text/papers/paper.ts';

const row = (name: string, details: readonly string[] = []): PaperRow => ({
  ...{ quantity: '1 x', name, price: '5,00 €', rate: '10 %', amount: '5,00 €' },
  details,
});

function paper(rows: readonly PaperRow[], change: Partial<Paper> = {}): Paper {
  return {
    language: 'de',
    title: 'Bestellbeleg – keine Rechnung',
    mark: null,
    letterhead: { name: 'Feinkost Huber', lines: ['Gasse 1', '1060 Wien'] },
    recipient: ['Anna Őz', 'Ring 3'],
    facts: [{ label: 'Bestellnummer', value: '42' }],
    notes: [],
    head: { quantity: 'Menge', name: 'Bezeichnung', price: 'Einzelpreis', rate: 'MwSt.', amount: 'Betrag' },
    rows,
    sums: [{ label: 'Gesamtbetrag', value: '5,00 €', isStrong: true }],
    taxes: [
      ['MwSt.', 'Netto', 'Steuer', 'Brutto'],
      ['10 %', '4,55 €', '0,45 €', '5,00 €'],
    ],
    remarks: ['Zahlung: Barzahlung'],
    signature: null,
    footer: 'Huber GmbH',
    pageText: (page, pages) => `Seite ${page} von ${pages}`,
    ...change,
  };
}

const pagesOf = async (of: Paper, logo: Uint8Array | null = null) =>
  pdfText(await createPapers().pdf(of, logo)).map((page) => page.split('\n'));

describe('a paper as PDF', () => {
  it('is one page of A4 with everything on it', async () => {
    const bytes = await createPapers().pdf(paper([row('Leberkäse')]), null);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
    expect(text).toContain('/Lang (de)');
    const [page = []] = pdfText(bytes).map((one) => one.split('\n'));
    for (const said of [
      'Feinkost Huber',
      'Leberkäse',
      'Gesamtbetrag',
      '4,55 €',
      'Seite 1 von 1',
      'Huber GmbH',
    ])
      expect(page).toContain(said);
  });

  it.each([
    ['Hungarian', 'Őrség Ákos, árvíztűrő tükörfúrógép'],
    ['Czech and Slovak', 'Příliš žluťoučký kůň úpěl ďábelské ódy, Ľubomír Ŕ Ĺ'],
    ['Croatian, Slovenian and Serbian', 'Čevapčići, đuveč, Šćepan Žižek, Ђорђе Љубић'],
    ['Polish', 'Zażółć gęślą jaźń ŁÓDŹ'],
    ['Romanian', 'Ștefan Țăndărică împăratul Şţ'],
    ['Turkish and Azerbaijani', 'Işıl Güneş Çağrı İnci Əli'],
    ['Baltic', 'Ģirts Ķēniņš Žemė Ąžuolas Ūla'],
    ['Vietnamese', 'Bún chả Hà Nội, Phở gà, Nguyễn Thị Ngọc Ơ Ư'],
    ['Maltese and Sami', 'Ħaż-Żebbuġ Ċikku Ŋuorra Ŧ'],
    ['Greek', 'Γύρος με τζατζίκι Ά ΐ ώ'],
    ['Russian and Ukrainian', 'Борщ с пампушками, Ґанок Їжак Єва'],
    ['German capitals', 'GROẞE FÜSSE œuf Æ'],
    ['marks', '½ l · 3 × „Große“ – 5 € … № 4 →'],
    ['Chinese, Japanese, Korean, a picture', '宫保鸡丁 寿司 🍣 김치'],
  ])('draws every letter: %s', async (_, written) => {
    const bytes = await createPapers().pdf(paper([row(written)], { recipient: [written] }), null);
    // Pieces of one line from different fonts stand one below the other here.
    const page = pdfText(bytes).join('').replaceAll(/\s/g, '');
    expect(page.split(written.replaceAll(/\s/g, '')).length - 1).toBe(2);
    expect(page).not.toContain('\0');
  });

  it('has letters to search and copy, whatever document came before', async () => {
    await createPapers().pdf(paper([row('Šunka, Ästhetik, Żurek')]), null);
    const bytes = await createPapers().pdf(paper([row('Sunka, Asthetik, Zurek')]), null);
    expect(pdfText(bytes).join('')).toContain('Sunka, Asthetik, Zurek');
  });

  it('draws no commands, and a sign for what no font has', async () => {
    const bytes = await createPapers().pdf(paper([row('Anna\u202e\u0007 \u{1f9ff}\u{e000}')]), null);
    const page = pdfText(bytes).join('').replaceAll(/\s/g, '');
    expect(page).toContain('Anna🧿*');
    for (const command of ['\0', '\u202e', '\u0007']) expect(page).not.toContain(command);
  });

  it('repeats title, heads and foot on every page, and every item once and whole', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      row(`Gericht ${index + 1}.`, index % 3 ? [] : [`Zutat ${index}.`]),
    );
    const pages = await pagesOf(paper(rows));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      const expected = [
        'Bestellbeleg – keine Rechnung',
        'Bezeichnung',
        `Seite ${index + 1} von ${pages.length}`,
      ];
      for (const said of expected) expect(page.filter((text) => text === said)).toHaveLength(1);
    }
    for (const { name, details } of rows) {
      const places = [name, ...details].map((text) => pages.map((page) => page.includes(text)).indexOf(true));
      expect(new Set(places).size).toBe(1);
      expect(pages.flat().filter((text) => text === name)).toHaveLength(1);
    }
    expect(pages.at(-1)).toContain('Gesamtbetrag');
  });

  it('breaks an item that is longer than a page, and words that are wider than a line', async () => {
    const details = Array.from({ length: 120 }, (_, index) => `Zeile ${index}.`);
    const pages = await pagesOf(paper([row('Y'.repeat(200), details)], { remarks: [] }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat().filter((text) => text.startsWith('Zeile '))).toEqual(details);
    expect(pages.flat().join('').match(/Y+/g)?.join('').length).toBe(200);
  });

  it('draws the logo in place of the large name, and the code of a signature', async () => {
    const logo = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#c00' } })
      .jpeg()
      .toBuffer();
    const signature = { facts: [{ label: 'Kassen-ID', value: 'KASSE-1' }], code: '_R1-AT1_KASSE-1' };
    const bytes = await createPapers().pdf(paper([row('Semmel')], { signature }), logo);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image');
    expect(pdfText(bytes)[0]?.split('\n')).toEqual(expect.arrayContaining(['Kassen-ID', 'KASSE-1']));
  });
});

describe('the font inside a WOFF file', () => {
  it('is the OpenType file that its tables make', () => {
    const file = createRequire(import.meta.url).resolve('lato-font/fonts/lato-normal/lato-normal.woff');
    const woff = readFileSync(file);
    const font = openTypeOfWoff(woff);
    // The size of the whole font as the WOFF file says it.
    expect(font.length).toBe(woff.readUInt32BE(16));
    expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
    expect(() => openTypeOfWoff(Buffer.from('something else'))).toThrow('not a WOFF file');
  });
});
