import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { encode } from '#printers/escpos.ts';
import { COLUMNS, columns, cut, fitToPaper, type Line, text } from '#printers/paper.ts';
import { plainText } from '#printers/plain-text.ts';
import type { OrderSlip } from '#printers/print-job.ts';
import { kitchenTicket } from '#printers/slips/kitchen-ticket.ts';
import { receipt } from '#printers/slips/receipt.ts';
import { EscPosDecoder } from '#tests/peers/escpos-decoder.ts';
import { pictureOf } from '#tests/peers/slip-picture.ts';
import { expectGolden } from './golden-slip.ts';
import { item, order, PRINTED_AT, SAMPLES, slip } from './orders.ts';
import { BY_WEIGHT, PROMISED } from './slip-samples.ts';

const OCCASION = { printedAt: PRINTED_AT, statusUrl: null };
const LAYOUTS: Record<string, (of: OrderSlip) => Line[]> = {
  receipt: (of) => receipt(of, OCCASION),
  kitchen: (of) => kitchenTicket(of, OCCASION),
};

/** And one with a line that an earlier server did not know. */
const TIP = {
  kind: 'tip',
  label: 'Trinkgeld',
  detail: null,
  amount: cents(250),
  taxRate: null,
  payer: 'customer',
} as const;
const GOLDEN: Record<string, OrderSlip> = {
  ...SAMPLES,
  promised: PROMISED,
  'by-weight': BY_WEIGHT,
  letterhead: {
    ...slip(order([item('Käsesemmel', 390)])),
    vatNumber: 'ATU12345678',
    logo: {
      width: 12,
      height: 48,
      bits: Uint8Array.from({ length: 12 * 48 }, (_, at) => (at % 3 ? 0xff : 0x3c)),
    },
  },
  'bundle-taxes': slip(
    order([
      item('Burger-Menü', 990, {
        amount: 2,
        allergens: 'A, G',
        contents: [
          { product: 2, name: 'Burger', amount: 1, unit: 'amount', gross: cents(1366), taxRate: 10 },
          { product: 3, name: 'Cola 0,5 l', amount: 1, unit: 'amount', gross: cents(614), taxRate: 20 },
        ],
      }),
      item('Pommes', 350),
    ]),
  ),
  tip: slip(order([item('Wiener Schnitzel vom Kalb', 2490)], { isDineIn: true, lines: [TIP] })),
};

describe('golden files show exactly what comes out of the printer (UPDATE_GOLDEN=1 writes them)', () => {
  for (const [sample, of] of Object.entries(GOLDEN)) {
    for (const [layout, draw] of Object.entries(LAYOUTS)) {
      for (const width of COLUMNS) {
        test(`${layout} ${sample} ${width}`, async () => {
          await expectGolden(`${layout}-${sample}`, draw(of), width);
        });
      }
    }
  }
});

test.each(['receipt', 'kitchen'] as const)('%s without ticket numbers is called by the order', (layout) => {
  const one = order([item('Semmel', 90)]);
  const drawn = draw(layout, { ...slip(one), hasTicket: false });
  expect(drawn).toContain(`Bestellung ${one.uid}`);
  expect(drawn).not.toContain(`Bestellung ${one.ticketNumber}`);
});

test('what stands in the middle does so to the dot, however large', () => {
  const bytes = encode([text('128', { size: 'huge', align: 'center' }), text('links'), cut()], {
    columns: 32,
    codePage: 'PC858',
    cancelChineseMode: false,
  });
  const decoder = new EscPosDecoder(32, () => {});
  decoder.feed(bytes);
  expect(decoder.receipts[0]?.rows.map(({ text, align }) => [text, align]).slice(0, 2)).toEqual([
    ['128', 'center'],
    ['links', 'left'],
  ]);
});

test('a slip can be looked at', async () => {
  const bytes = encode([text('42', { size: 'huge' }), text('花生', { inverse: true }), cut()], {
    columns: 32,
    codePage: 'PC858',
    cancelChineseMode: true,
  });
  const { width, height } = await sharp(await pictureOf(bytes, 32)).metadata();
  expect(width).toBe(384);
  expect(height).toBeGreaterThan(100);
});

/** The slip without style notes. */
function draw(layout: 'receipt' | 'kitchen', of: OrderSlip, width: 32 | 42 | 48 = 48): string {
  return plainText(fitToPaper(LAYOUTS[layout]?.(of) ?? [], width), width);
}

describe('receipt', () => {
  test('the total of the party order is right to the cent', () => {
    const drawn = draw('receipt', SAMPLES['party-delivery'] ?? slip(order([])));
    // 12 x 14.90 + 6 x 18.90 + 6.90
    expect(drawn).toMatch(/^Gesamt +299,10 €$/m);
    expect(drawn).toMatch(/^Mehrwertsteuer \(10%\) +16,25$/m);
    expect(drawn).toMatch(/^Mehrwertsteuer \(20%\) +20,05$/m);
    expect(drawn).toMatch(/^Lieferung +6,90$/m);
    expect(drawn).toContain('Bezahlt');
  });

  test('an approximate total is marked, a minimum shows none', () => {
    expect(draw('receipt', SAMPLES.approximate ?? slip(order([])))).toMatch(/^Gesamt +ca. 24,96 €$/m);
    const open = draw(
      'receipt',
      slip(order([item('Torte', 5000, { pricing: 'minimum' })], { pricing: 'minimum' })),
    );
    expect(open).toContain('ab 50,00');
    expect(open).not.toContain('Gesamt ');
    expect(open).toContain('Der Endbetrag steht bei der Übergabe fest.');
  });

  test('the driver reads what the customer noted, on both slips', () => {
    const of = slip(
      order([item('Semmel', 390)], { isDelivery: true, city: 'Wien', deliveryNote: 'Hintereingang' }),
    );
    const address = 'Wien\nHinweis für die Zustellung: Hintereingang\n';
    for (const layout of ['receipt', 'kitchen'] as const)
      expect(draw(layout, of).replaceAll(/ +$/gm, '')).toContain(address);
  });

  test('a hidden price and its sum do not appear', () => {
    const drawn = draw('receipt', slip(order([item('Trüffel', 1234, { isPriceHidden: true, amount: 2 })])));
    expect(drawn).not.toContain('12,34');
    expect(drawn).not.toContain('24,68');
  });

  test('francs, free delivery and long amounts', () => {
    const of = order([item('Büffet', 12_345_678)], { currency: 'CHF', isDelivery: true });
    const drawn = draw('receipt', slip(of), 32);
    expect(drawn).toMatch(/^Gesamt +123.456,78 CHF$/m);
    expect(drawn).toMatch(/^Lieferung +kostenlos$/m);
  });

  test('dates are those of the branch, not of the server', () => {
    const of = order([item('Semmel', 100)], { appointment: '2026-10-25T22:30:00Z' });
    expect(draw('receipt', slip(of))).toContain('So., 25.10.2026, 23:30 Uhr');
    const zurich = slip(of, { branch: { ...slip(of).branch, timeZone: 'Asia/Tokyo' } });
    expect(draw('receipt', zurich)).toContain('Mo., 26.10.2026, 07:30 Uhr');
  });

  test('a donation names its recipient and adds nothing', () => {
    const of = order([item('Semmel', 100)], { donatee: 'Gruft Wien' });
    expect(draw('receipt', slip(of))).toContain('Unsere Spende geht an: Gruft Wien');
    expect(draw('receipt', slip(of))).toMatch(/^Gesamt +1,00 €$/m);
  });

  test('says what guests may not eat, and that it is no receipt', () => {
    const drawn = draw('receipt', SAMPLES['snack-pickup'] ?? slip(order([])));
    expect(drawn).toContain('  Allergene: A, C, G, M\n');
    expect(drawn).toContain('Bestellbon, kein Beleg');
  });

  test('the status page is linked by QR code', () => {
    const lines = receipt(slip(order([])), {
      printedAt: PRINTED_AT,
      statusUrl: 'https://shop.example.at/status/a/b',
    });
    expect(lines).toContainEqual({ kind: 'qr', data: 'https://shop.example.at/status/a/b' });
  });
});

describe('paper', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }));

  test('A5 A17 whatever customers write: no row is too wide, nothing unprintable, no letter lost in ASCII', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...COLUMNS), fc.nat(999_999_99), (content, width, amount) => {
        const of = order([item(content, amount, { allergens: content })], {
          comment: content,
          firstName: content,
          donatee: content,
          phone: content,
        });
        for (const draw of Object.values(LAYOUTS)) {
          for (const row of fitToPaper(draw(slip(of, { shopName: content })), width)) {
            if (row.kind !== 'row') continue;
            expect(row.text.length).toBeLessThanOrEqual(row.size === 'large' ? width / 2 : width);
            expect(row.text).not.toMatch(/\p{C}/u);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test('wrapping loses no word', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,40}$/), { maxLength: 30 }), (words) => {
        const rows = fitToPaper([text(words.join(' '), { indent: 2, hanging: 3 })], 32);
        const joined = rows.map((row) => (row.kind === 'row' ? row.text.trim() : '')).join('');
        expect(joined.replaceAll(/[ -]/g, '')).toBe(words.join(''));
      }),
    );
  });

  test('amounts stand at the right edge beside a wrapped name', () => {
    const [first, second] = fitToPaper(
      [columns('2 x Ein ziemlich langer Name einer Speise', '1.234,50')],
      32,
    );
    expect(first).toMatchObject({ text: '2 x Ein ziemlich langer 1.234,50' });
    expect(second).toMatchObject({ text: 'Name einer Speise' });
  });
});
