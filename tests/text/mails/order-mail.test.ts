import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { config } from '#tests/factories.ts';
import { html, letter, order, written } from './order-letter.ts';

/** Two bundles of a roll and some cheese. */
const BUNDLE: PublicOrder['items'][number] = {
  product: 2,
  name: 'Jausenpackerl',
  allergens: 'A (Weizen), G',
  amount: 2,
  unit: 'amount',
  unitPrice: cents(590),
  gross: cents(1180),
  taxRate: 10,
  pricing: 'fixed',
  isPriceHidden: false,
  contents: [
    { name: 'Handsemmel', amount: 2, unit: 'amount' },
    { name: 'Bergkäse <mild>', amount: 0.05, unit: 'kilogram' },
  ],
  parts: [],
};

describe('the mail about an order', () => {
  it('says what came in, what it costs and where to look', () => {
    const { subject, text } = written('received', letter());
    expect(subject).toBe('Bestellung eingegangen – Nr. 12 – Theke');
    for (const words of [
      'Guten Tag Anna',
      '2 x Käsesemmel',
      'Bergkäse',
      'Gesamt: 9,80',
      'Mehrwertsteuer (10%): 0,89',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(words);
    }
    expect(text).toContain('https://theke.example/status/ABCDEFGH23/hhh');
    expect(text).toContain('Allergene: A, G');
  });

  it('R253 says what a kilogram costs, not what a gram does', () => {
    const { contents: _, ...simple } = BUNDLE;
    const cheese = { ...simple, amount: 250, unit: 'gram' as const, unitPrice: cents(1), gross: cents(323) };
    const told = (change: Partial<typeof BUNDLE>) =>
      written('received', letter({ items: [{ ...cheese, ...change }] })).text;
    expect(told({ basePrice: cents(1290), baseUnit: 'kilogram' })).toContain(
      '   Grundpreis: 12,90\u00a0€/kg\n',
    );
    const base = { baseUnit: 'kilogram' as const, basePrice: cents(1290) };
    for (const text of [told({}), told({ ...base, basePrice: null }), told({ ...base, isPriceHidden: true })])
      expect(text).not.toContain('/kg');
  });

  it('R222 names the order by its number alone where the shop has no ticket numbers', async () => {
    const mail = written('received', letter({ ticketNumber: null }));
    const { subject, text } = mail;
    expect(subject).toContain('Nr. ABCDEFGH23 –');
    expect(text.match(/^.*ABCDEFGH23$/gm)).toEqual(['Bestellnummer: ABCDEFGH23']);
    for (const words of [text, await html(mail)]) expect(words).not.toContain('null');
  });

  it('lists what the order costs besides its items, and whom the shop donates to', () => {
    const line = { detail: null, taxRate: null, payer: 'customer' } as const;
    const { text } = written(
      'received',
      letter({
        totalGross: cents(1230),
        lines: [
          { ...line, kind: 'delivery-fee', label: 'Lieferung', amount: cents(0), taxRate: 10 },
          { ...line, kind: 'tip', label: 'Trinkgeld', amount: cents(250) },
          {
            kind: 'donation',
            label: 'Spende an',
            detail: 'Tierheim',
            amount: cents(7),
            taxRate: null,
            payer: 'shop',
          },
        ],
      }),
    );
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'Summe\nTrinkgeld: 2,50 €\nGesamt: 12,30 €\nMehrwertsteuer (10%): 0,89 €\n',
    );
    expect(text).toContain('\nSpende an: Tierheim\n');
    expect(text).not.toContain('Lieferung:');
  });

  it('tells the branch who ordered, but not the customer', () => {
    const { subject, text } = written('new-order', letter({}, { url: 'https://theke.example/backend' }));
    expect(subject).toBe('Neue Bestellung – Nr. 12 – Theke');
    expect(text).toContain('Anna Hofer\n+436641234567');
    expect(text).toContain('https://theke.example/backend');
    expect(written('received', letter()).text).not.toContain('+436641234567');
  });

  it('A7 names no hidden price and no open total', () => {
    const items = [
      { ...order().items[0], isPriceHidden: true, unitPrice: null, gross: null },
    ] as PublicOrder['items'];
    const open = {
      pricing: 'minimum',
      gross: null,
      totalNet: null,
      totalGross: null,
      taxes: {},
      taxLines: [],
    } as const;
    const { text } = written('received', letter({ ...open, taxLines: [], items }));
    expect(text).not.toContain('9,80');
    expect(text).not.toContain('Gesamt');
  });

  it.each(['new-order', 'received', 'confirmed'] as const)(
    'lists in %s what a bundle contains',
    async (name) => {
      const mail = written(name, letter({ items: [BUNDLE] }));
      const { text } = mail;
      expect(text).toContain(
        '2 x Jausenpackerl: 11,80\u00a0€\n   Inhalt: je 2 x Handsemmel, 0,05 kg Bergkäse <mild>\n   Allergene: A (Weizen), G',
      );
      expect(await html(mail)).toContain('je 2 x Handsemmel, 0,05 kg Bergkäse &lt;mild&gt;');
      expect(written(name, letter({ items: [{ ...BUNDLE, amount: 1 }] })).text).toContain(
        'Inhalt: 2 x Handsemmel',
      );
      expect(written(name, letter()).text).not.toContain('Inhalt');
    },
  );

  it('names service and payment as the status page and the slip do', () => {
    const { text } = written('received', letter({ isDineIn: true, paymentMethod: 'atm-card' }));
    expect(text).toContain('Art: Vor Ort');
    expect(text).toContain('Zahlung: Bankomatkarte');
  });

  it('gives times by the clock of the branch', () => {
    const { text } = written(
      'counter-appointment',
      letter({ counterAppointment: '2026-11-27T17:30:00.000Z' }),
    );
    expect(text).toContain('Freitag, 27.11.2026, 18:30\u00a0Uhr');
  });

  it('R234 names the exact total of what was weighed, unless it is settled in person', () => {
    const { subject, text } = written('weighed', letter({ isWeighed: true }));
    expect(subject).toBe('Bestellung abgewogen – Nr. 12 – Theke');
    expect(text).toContain('Der genaue Betrag ist 9,80\u00a0€.');
    const open = { pricing: 'minimum', gross: null, totalNet: null, totalGross: null, taxLines: [] } as const;
    const { text: later } = written('weighed', letter({ ...open, taxLines: [] }));
    expect(later).toContain('Den genauen Betrag erfahren Sie bei der Übergabe.');
  });

  it('carries the reason of a rejection', () => {
    expect(written('rejected', letter({ rejectionMessage: 'Der Ofen ist kaputt.' })).text).toContain(
      'Der Ofen ist kaputt.',
    );
  });

  it('hides the total where any price is a minimum, and marks an estimate', () => {
    expect(written('received', letter({ pricing: 'minimum' })).text).not.toContain('Gesamt');
    const { text } = written('received', letter({ pricing: 'approximate' }));
    expect(text).toContain('Gesamt: ca. 9,80');
    // An exact tax would give the exact total away.
    expect(text).toContain('Mehrwertsteuer (10%): ca. 0,89');
  });

  it('A40 shows what a customer wrote as text, never as HTML', async () => {
    const attack = '<img src=x onerror="alert(1)">';
    const mail = written('received', letter({ comment: attack }, { firstName: attack, opening: attack }));
    const { text } = mail;
    const page = await html(mail);
    expect(page).not.toContain('<img');
    expect(page.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;').length).toBeGreaterThan(3);
    expect(text).toContain(attack);
  });

  it('A17 keeps the subject one line whatever the shop is called', () => {
    const named = letter({}, { config: config({ shopName: 'Theke\r\nBcc: opfer@example.at' }) });
    expect(written('confirmed', named).subject).not.toMatch(/[\r\n]/);
  });
});
