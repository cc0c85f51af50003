import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { englishOrderPaper } from '#text/papers/english-papers.en.ts';
import { type OrderPaperFacts, orderPaper, orderPaperFile } from '#text/papers/order-paper.ts';
import type { Paper } from '#text/papers/paper.ts';
import { choice, item, order, part, slip } from '../printers/orders.ts';

const { branch } = slip(order([item('Semmel', 90)]));
const ORDER: PublicOrder = order(
  [
    item('Schweinsbraten', 1290, {
      amount: 2,
      allergens: 'A, C',
      parts: [
        part('Beilage', {
          options: [choice('Kraut'), choice('Extra Kren', 150), choice('klein', 100, 'subtract')],
        }),
        part('Gruß', { text: 'Alles Gute' }),
      ],
    }),
    item('Käse', 1, {
      ...{ amount: 0.35, unit: 'kilogram', gross: cents(872), taxRate: 10 },
      ...{ basePrice: cents(2490), baseUnit: 'kilogram' },
    }),
  ],
  {
    lines: [
      {
        kind: 'delivery-fee',
        label: 'Lieferung',
        detail: 'Wien',
        amount: cents(350),
        taxRate: 20,
        payer: 'customer',
      },
      {
        kind: 'cup',
        label: 'Becherpfand',
        detail: null,
        amount: cents(75),
        taxRate: null,
        payer: 'customer',
      },
      {
        kind: 'donation',
        label: 'Spende',
        detail: 'Caritas',
        amount: cents(7),
        taxRate: null,
        payer: 'shop',
      },
    ],
  },
);

function paperOf(
  change: Partial<PublicOrder> = {},
  more: Partial<OrderPaperFacts> = {},
  write = orderPaper,
): Paper {
  const config = { shopName: 'Huber', businessName: 'Huber GmbH', vatNumber: 'ATU12345678' };
  return write({
    order: { ...ORDER, ...change },
    person: { lines: [], isDestination: false },
    paidWith: [ORDER.paymentMethod],
    branch,
    config,
    signature: null,
    ...more,
  });
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sums = ({ sums: all }: Paper) => all.map(({ label, value }) => `${label} ${plain(value)}`);

describe('R295 the paper of an order', () => {
  it('says what was ordered with every choice, and what each thing costs', () => {
    const [roast, cheese] = paperOf().rows;
    expect(roast).toMatchObject({
      quantity: '2 x',
      name: 'Schweinsbraten',
      price: '12,90\u00a0€',
      rate: '10\u00a0%',
    });
    expect(roast?.details.map(plain)).toEqual([
      ...['Beilage: Kraut', 'Beilage: Extra Kren (+1,50 €)', 'Beilage: klein (−1,00 €)', 'Gruß: Alles Gute'],
      'Allergene: A, C',
    ]);
    expect([cheese?.quantity, plain(cheese?.price ?? ''), plain(cheese?.amount ?? '')]).toEqual([
      ...['0,35 kg', '24,90 €/kg', '8,72 €'],
    ]);
  });

  it('draws lines of any kind above the total, and what the shop gives below it', () => {
    const paper = paperOf();
    expect(sums(paper)).toEqual([
      ...['Zwischensumme 34,52 €', 'Lieferung (Wien) 3,50 €', 'Becherpfand 0,75 €', 'Gesamtbetrag 38,77 €'],
    ]);
    expect(paper.taxes.map((row) => row.map(plain).join(' '))).toEqual([
      ...['MwSt. Netto Steuer Brutto', '10 % 31,38 € 3,14 € 34,52 €', '20 % 2,92 € 0,58 € 3,50 €'],
      'ohne Steuer 0,75 €  0,75 €',
    ]);
    expect(paper.remarks.some((remark) => remark.includes('Caritas'))).toBe(true);
  });

  it('R7 shows an estimate as one', () => {
    const paper = paperOf({ pricing: 'approximate' });
    expect(sums(paper).at(-1)).toBe('Gesamtbetrag ca. 38,77 €');
    expect(plain(paper.taxes[1]?.[1] ?? '')).toBe('ca. 31,38 €');
  });

  const HIDDEN: Partial<PublicOrder> = {
    ...({
      pricing: 'minimum',
      gross: null,
      totalNet: null,
      totalGross: null,
      taxes: {},
      taxLines: [],
    } as const),
    items: ORDER.items.map((one) => ({
      ...one,
      isPriceHidden: true,
      gross: null,
      unitPrice: null,
      basePrice: null,
    })),
  };

  it('R7 keeps hidden prices, and names no total', () => {
    const paper = paperOf(HIDDEN);
    const words = JSON.stringify(paper);
    expect(paper.head).toMatchObject({ price: '', rate: '', amount: '' });
    expect(sums(paper)).toEqual(['Lieferung (Wien) 3,50 €', 'Becherpfand 0,75 €']);
    for (const price of ['12,90', '25,80', '24,90', '1,50', 'Gesamtbetrag'])
      expect(words).not.toContain(price);
    expect(paper.remarks[0]).toContain('bei der Übergabe');
  });

  it('of an inquiry says so, and speaks of no payment', () => {
    const paper = paperOf({ ...HIDDEN, isQuotation: true, state: 'awaiting' });
    expect([paper.title, paper.mark]).toEqual(['Angebotsanfrage – keine Rechnung', null]);
    expect(paper.remarks.join(' ')).toMatch(/unser Angebot.*weder Angebot noch Rechnung/);
    expect(paper.remarks.join(' ')).not.toContain('Zahlung');
  });

  it.each([
    ['awaiting', 'Noch nicht bestätigt'],
    ['confirmed', null],
    ['completed', null],
    ['rejected', 'Abgelehnt: Diese Bestellung wird nicht ausgeführt.'],
    ['canceled', 'Storniert: Diese Bestellung wird nicht ausgeführt.'],
    ['failed', 'Nicht bezahlt: Diese Bestellung wird nicht ausgeführt.'],
  ] as const)('%s is marked %s', (state, mark) => {
    expect(paperOf({ state }).mark).toBe(mark);
  });

  it.each([
    [{}, 'Zahlung: Barzahlung'],
    [{ isPaid: true }, 'Bezahlt mit: Barzahlung'],
    [{ isPaid: true, isRefunded: true }, 'Rückerstattet: Barzahlung'],
  ])('says of the money %j: %s', (change, said) => {
    expect(paperOf(change).remarks).toContain(said);
  });

  it('names the ways in which it was paid, whatever was chosen', () => {
    const paid = paperOf({ isPaid: true }, { paidWith: ['hydro-ag-voucher', 'atm-card'] });
    expect(paid.remarks).toContain('Bezahlt mit: Gutschein, Bankomatkarte');
  });

  it('says what was paid in parts, came back and is still open, below the total', () => {
    const money = { paid: cents(2_000), refunded: cents(500), refunding: cents(0), surplus: cents(0) };
    const paper = paperOf({ balance: { ...money, due: cents(2_377) } });
    expect(sums(paper).slice(-4)).toEqual([
      'Gesamtbetrag 38,77 €',
      'Bezahlt 20,00 €',
      'Rückerstattet -5,00 €',
      'Noch zu bezahlen 23,77 €',
    ]);
  });

  it('is in English for who ordered in English', () => {
    const paper = paperOf({ language: 'en' }, {}, englishOrderPaper);
    expect([paper.language, paper.title, sums(paper).at(-1)]).toEqual([
      ...['en', 'Order receipt – not an invoice', 'Total €38.77'],
    ]);
    expect(paper.pageText(1, 2)).toBe('Page 1 of 2');
  });

  it('is a Rechnung with every field of the law once it is signed', () => {
    const fields = {
      ...{
        cashRegister: 'KASSE-1',
        receiptNumber: 'B7',
        signedAt: '2026-11-27T12:00:00',
        turnoverCounter: 'q83v',
      },
      ...{ certificate: '5A6B', previousSignature: 'cg8h', signature: 'MEUC' },
    };
    const paper = paperOf({}, { signature: { law: 'RKSV', ...fields, code: '_R1-AT1_KASSE-1' } });
    expect(paper.title).toBe('Rechnung');
    expect(paper.remarks.join(' ')).not.toContain('keine Rechnung');
    expect(paper.signature?.code).toBe('_R1-AT1_KASSE-1');
    expect(paper.signature?.facts.map(({ value }) => value)).toEqual(Object.values(fields));
  });

  it('R222 is named by the number of the order', () => {
    expect(orderPaperFile(ORDER)).toBe('bestellbeleg-K7MPW3XQ9T.pdf');
    const labels = (number: number | null) =>
      paperOf({ ticketNumber: number }).facts.map(({ label }) => label);
    expect(labels(42).slice(0, 2)).toEqual(['Bestellnummer', 'Referenz']);
    expect(labels(null).slice(0, 2)).toEqual(['Bestellnummer', 'Bestellt am']);
  });
});
