import { describe, expect, it } from 'vitest';
import { letterPress } from '#adapters/letters/letter-press.ts';
import { BRANCH_MAILS, GUEST_MAILS, isBranchMail, isGuestMail } from '#domain/messages/mail-names.ts';
import { cents } from '#domain/money/money.ts';
import type { PublicOrder } from '#domain/order/order.ts';
import { branch, config } from '#tests/factories.ts';
import { unpaid } from '#tests/unpaid.ts';
import { type Letter, letterText } from '#text/mails/letter.ts';
import { type OrderLetter, orderMail, usualOpening } from '#text/mails/order-mail.ts';

function order(overrides: Partial<PublicOrder> = {}): PublicOrder {
  return {
    id: 1,
    uid: 'ABCDEFGH23',
    hash: 'h'.repeat(43),
    ticketNumber: 12,
    branch: 1,
    state: 'awaiting',
    isConfirmed: false,
    isInDelivery: false,
    isDelivered: false,
    isCompleted: false,
    isRejected: false,
    isCanceled: false,
    isFailed: false,
    isPaid: false,
    isRefunded: false,
    isWeighed: false,
    balance: unpaid(cents(980)),
    isDelivery: false,
    isDineIn: false,
    tableIdentifier: null,
    appointmentDate: null,
    appointment: null,
    counterAppointment: null,
    rejectionMessage: null,
    paymentMethod: 'cash',
    questionnaireRating: null,
    comment: '',
    currency: 'EUR',
    donatee: null,
    isQuotation: false,
    language: 'de',
    createdAt: '2026-11-21T10:00:00.000Z',
    pricing: 'fixed',
    gross: cents(980),
    deliveryGross: cents(0),
    lines: [],
    totalNet: cents(891),
    totalGross: cents(980),
    taxes: { 10: cents(89) },
    taxLines: [{ rate: 10, net: cents(891), vat: cents(89) }],
    items: [
      {
        product: 1,
        name: 'Käsesemmel',
        allergens: 'A, G',
        amount: 2,
        unit: 'amount',
        unitPrice: cents(490),
        gross: cents(980),
        taxRate: 10,
        pricing: 'fixed',
        isPriceHidden: false,
        parts: [
          {
            name: 'Käse',
            type: 'select',
            text: null,
            options: [{ name: 'Bergkäse', modifier: 'add', value: cents(0) }],
            uploads: [],
          },
        ],
      },
    ],
    ...overrides,
  };
}

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

const letter = (overrides: Partial<PublicOrder> = {}, more: Partial<OrderLetter> = {}): OrderLetter => ({
  order: order(overrides),
  firstName: 'Anna',
  branch: branch(),
  config: config(),
  customer: ['Anna Hofer', '+436641234567'],
  destination: [],
  url: 'https://theke.example/status/ABCDEFGH23/hhh',
  ...more,
});

/** As its reader gets it without HTML. */
function written(...args: Parameters<typeof orderMail>) {
  const mail = orderMail(...args);
  return { ...mail, text: letterText(mail) };
}

const LOOK = { shopName: 'Theke', colour: '#b3261e', isDarkAllowed: true, logo: null };
const html = (mail: Letter) => letterPress().html(mail, LOOK);

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
    expect(text).toContain('Freitag, 27.11.2026, 18:30 Uhr');
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

  it('exists for every name that the outbox knows', () => {
    for (const name of [...GUEST_MAILS, ...BRANCH_MAILS]) {
      const { subject, title, text } = written(name, letter({ counterAppointment: '2026-11-27T17:30:00Z' }));
      expect([name, subject]).toEqual([name, `${title} – Nr. 12 – Theke`]);
      expect(text).toContain('2 x Käsesemmel');
    }
    expect([isGuestMail('toString'), isBranchMail('toString')]).toEqual([false, false]);
  });

  it.each<[Parameters<typeof orderMail>[0], Partial<PublicOrder>, Partial<OrderLetter>, string[]]>([
    [
      'confirmed',
      { appointment: '2026-11-27T17:30:00Z', appointmentDate: '2026-11-27T17:30:00Z' },
      {},
      ['Ihre Bestellung ist bestätigt.', 'Sie ist für Freitag, 27.11.2026, 18:30 Uhr eingeplant.'],
    ],
    [
      'confirmed',
      { appointment: '2026-11-27T17:30:00Z', isDelivery: true },
      {},
      ['Sie ist voraussichtlich Freitag, 27.11.2026, 18:30 Uhr bei Ihnen.'],
    ],
    [
      'counter-appointment',
      { counterAppointment: '2026-11-27T17:30:00Z' },
      {},
      ['Unser Vorschlag: Freitag, 27.11.2026, 18:30 Uhr', 'Vorschlag annehmen oder ablehnen: https://'],
    ],
    [
      'canceled',
      { state: 'canceled' },
      { cancelReason: 'Kein Strom.' },
      ['wurde storniert.', 'Grund: Kein Strom.'],
    ],
    ['canceled', { state: 'canceled', isPaid: true }, {}, ['Was Sie bezahlt haben, erhalten Sie zurück.']],
    [
      'payment-failed',
      { state: 'failed' },
      {},
      ['Ihre Zahlung nicht zustande gekommen', 'noch einmal bestellen'],
    ],
    ['ready', { state: 'inDelivery' }, {}, ['liegt zur Abholung bereit', 'Abholung bei']],
    [
      'ready',
      { state: 'inDelivery', isDineIn: true, tableIdentifier: '7' },
      {},
      ['Wir servieren sie Ihnen gleich.', 'Tisch: 7'],
    ],
    [
      'on-the-way',
      { isDelivery: true },
      { destination: ['Eva Weber', 'Austraße 1', 'Stock 3, Tür 14'] },
      ['unterwegs zu Ihnen', 'Lieferadresse\nEva Weber\nAustraße 1\nStock 3, Tür 14'],
    ],
    [
      'completed',
      { state: 'completed' },
      {},
      ['Jetzt bewerten: https://theke.example/status/ABCDEFGH23/hhh'],
    ],
    [
      'refunded',
      {},
      { refund: { amount: cents(500), rest: cents(480) } },
      ['Erstattet: 5,00', 'Es bleiben: 4,80'],
    ],
    [
      'proposal-accepted',
      { appointment: '2026-11-27T17:30:00Z' },
      {},
      ['hat Ihren Vorschlag angenommen: Freitag, 27.11.2026, 18:30 Uhr', 'Anna Hofer\n+436641234567'],
    ],
    ['proposal-declined', { state: 'canceled' }, {}, ['hat Ihren Vorschlag abgelehnt']],
  ])('says in %s what it is about', (name, overrides, more, sentences) => {
    const { text } = written(name, letter(overrides, more));
    for (const sentence of sentences) expect(text.replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('R284 speaks of a request for a quote everywhere, and of no order', () => {
    const inquiry = { isQuotation: true, counterAppointment: '2026-11-27T17:30:00Z' };
    for (const name of [
      'ready',
      'on-the-way',
      'completed',
      'weighed',
      'received',
      'confirmed',
      'counter-appointment',
      'rejected',
      'canceled',
      'new-order',
    ] as const) {
      const mail = written(name, letter(inquiry, { opening: 'Ihre Bestellung ist da.' }));
      expect(mail.text).toContain('Angebotsanfrage');
      expect([name, `${mail.subject}\n${mail.text}`.match(/Bestell(?!ungen:)[a-zä]*/g)]).toEqual([
        name,
        null,
      ]);
      expect(mail.text).not.toContain('Zahlung');
    }
  });

  it('R280 begins with the words of the owner, filled in, and still says what has to be said', () => {
    const { text } = written(
      'rejected',
      letter(
        { rejectionMessage: 'Der Ofen ist kaputt.' },
        { opening: 'Tut uns leid, {firstName} ({number}).\n{branchName}' },
      ),
    );
    expect(text).toContain(`Tut uns leid, Anna (12).\n${branch().name}\n\nGrund: Der Ofen ist kaputt.`);
    expect(text).not.toContain(usualOpening('rejected', order()));
    expect(written('confirmed', letter({}, { opening: '' })).text).toContain(
      usualOpening('confirmed', order()),
    );
  });
});
