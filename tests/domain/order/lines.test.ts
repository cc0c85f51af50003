import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PricingMode } from '#domain/catalogue/product.ts';
import { addCents, ZERO } from '#domain/money/money.ts';
import { cartLines } from '#domain/order/lines/cart-lines.ts';
import {
  amountOf,
  givenLines,
  LINE_CHOICES,
  LINE_KINDS,
  LINE_PLUGINS,
  type LineChoices,
  leadOf,
  lineFaults,
  linesOf,
  NO_CHOICES,
  offeredChoices,
  revisedLines,
  type ShopFacts,
} from '#domain/order/lines/index.ts';
import { chargedLines, type LineFacts } from '#domain/order/lines/line.ts';
import type { OrderLine } from '#domain/order/lines/line-fields.ts';
import { priceCart, totalsOf } from '#domain/ordering/pricing.ts';
import { area, branch, config, ct, donatee, item, product, shop } from '#tests/factories.ts';
import { errorText } from '#text/errors/error-text.ts';

const SWITCHED_ON = Object.fromEntries(LINE_PLUGINS.map(({ name }) => [name, true]));
const facts = (change: Partial<ShopFacts> = {}): ShopFacts => ({
  area: null,
  gross: ct(1000),
  pricing: 'fixed',
  shop: shop({ config: config(SWITCHED_ON), donatees: [donatee()] }),
  branch: branch(),
  ...change,
});
const off = shop({ config: config(Object.fromEntries(LINE_PLUGINS.map(({ name }) => [name, false]))) });

/** Choices for all the line kinds, valid or not. */
const anyChoices = fc
  .record(
    Object.fromEntries(
      Object.entries(LINE_CHOICES).map(([name, { kind }]) => [
        name,
        fc.option(kind === 'id' ? fc.integer({ min: 1, max: 3 }) : fc.integer({ min: -500, max: 25_000 })),
      ]),
    ),
  )
  .map((choices) => choices as unknown as LineChoices);
const anyArea = fc.option(
  fc
    .record({
      price: fc.integer({ min: 0, max: 2_000 }),
      tax: fc.constantFrom(10, 20),
      freeFromOrderValue: fc.constantFrom(0, 1_000, 5_000),
    })
    .map(({ price, tax, freeFromOrderValue }) =>
      area({ price: ct(price), tax, freeFromOrderValue: ct(freeFromOrderValue) }),
    ),
);
const anyItems = fc.array(
  fc
    .record({ price: fc.integer({ min: 0, max: 9_999 }), amount: fc.integer({ min: 1, max: 9 }) })
    .map(({ price, amount }) => item({ product: product({ price: ct(price) }), amount })),
  { maxLength: 5 },
);

describe('the kinds', () => {
  test('have codes, switches and choices of their own', () => {
    const codes = LINE_KINDS.map(({ kind }) => kind);
    expect(new Set(codes).size).toBe(codes.length);
    const switches = LINE_PLUGINS.map(({ name }) => name);
    expect(new Set(switches).size).toBe(switches.length);
    const choices = LINE_KINDS.flatMap(({ choice }) => Object.keys(choice ?? {}));
    expect(choices).toEqual(Object.keys(LINE_CHOICES));
    expect(Object.values(NO_CHOICES)).toEqual(choices.map(() => null));
  });

  test('have a column in the export where customers pay', () => {
    for (const { kind, payer, column } of LINE_KINDS)
      expect(column !== undefined, kind).toBe(payer === 'customer');
  });

  test.each<[string, Partial<ShopFacts>, Partial<LineChoices>, Partial<OrderLine>[]]>([
    ['nothing chosen, not delivered', {}, {}, []],
    [
      'delivered',
      { area: area({ area: 'Wien', price: ct(350), tax: 20 }) },
      {},
      [{ kind: 'delivery-fee', detail: 'Wien', amount: ct(350), taxRate: 20, payer: 'customer' }],
    ],
    [
      'delivered free of charge',
      { area: area({ area: 'Wien', free: true, tax: 20 }) },
      {},
      [{ kind: 'delivery-fee', amount: ZERO, taxRate: 20 }],
    ],
    [
      'a donation',
      {},
      { donatee: 1 },
      [{ kind: 'donation', detail: 'Tierheim', amount: ct(7), taxRate: null, payer: 'shop' }],
    ],
    [
      'a tip',
      {},
      { tip: ct(250) },
      [{ kind: 'tip', label: 'Trinkgeld', detail: null, amount: ct(250), taxRate: null, payer: 'customer' }],
    ],
    ['no tip', {}, { tip: ZERO }, []],
    ['a tip with an offer', { branch: branch({ isQuotationRequired: true }) }, { tip: ct(250) }, []],
    ['a tip where no total is shown', { pricing: 'minimum' }, { tip: ct(250) }, []],
    ['a donation to an unknown recipient', {}, { donatee: 77 }, []],
    ['a donation while the plugin is off', { shop: off }, { donatee: 1 }, []],
  ])('%s', (_, change, chosen, expected) => {
    const lines = linesOf(facts(change), chosen);
    expect(lines).toMatchObject(expected);
    expect(lines).toHaveLength(expected.length);
  });

  test.each<[string, number | null, Partial<ShopFacts>, string[]]>([
    ['none', null, {}, []],
    ['0', 0, {}, []],
    ['the least', 1, {}, []],
    ['the most', 20_000, {}, []],
    ['more', 20_001, {}, ['tip tip-out-of-range']],
    ['less than nothing', -1, {}, ['tip tip-out-of-range']],
    ['while the plugin is off', 100, { shop: off }, ['tip tip-unavailable']],
    ['none while the plugin is off', 0, { shop: off }, []],
    ['with an offer', 100, { branch: branch({ isQuotationRequired: true }) }, ['tip tip-unavailable']],
    ['where no total is shown', 100, { pricing: 'minimum' }, ['tip tip-unavailable']],
  ])('R137 a tip: %s', (_, tip, change, expected) => {
    const faults = lineFaults(facts(change), { ...NO_CHOICES, tip: tip === null ? null : ct(tip) });
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
    expect(faults.map(errorText).join('')).toMatch(
      expected[0]?.endsWith('range')
        ? /^Das Trinkgeld muss zwischen 0,00\s€ und 200,00\s€ liegen\.$/
        : /^(Bei|$)/,
    );
  });

  test('drop a choice that is no longer offered', () => {
    expect(offeredChoices(facts(), { donatee: 1 })).toEqual({ ...NO_CHOICES, donatee: 1 });
    expect(offeredChoices(facts({ shop: off }), { donatee: 1 })).toEqual(NO_CHOICES);
    expect(offeredChoices(facts(), {})).toEqual(NO_CHOICES);
  });
});

describe('with any choices', () => {
  test('items and lines add up to the total, and so do net, VAT and what is not taxed', () => {
    fc.assert(
      fc.property(anyItems, anyArea, anyChoices, (items, of, chosen) => {
        const ask = (given: LineFacts) =>
          linesOf({ ...facts(), area: given.area, gross: given.gross }, chosen);
        const priced = priceCart(items, 'delivery', of, ask);
        const charged = chargedLines(priced.lines);
        expect(priced.gross).toBe(addCents(...priced.items.map(({ gross }) => gross)));
        expect(priced.totalGross).toBe(addCents(priced.gross, ...charged.map(({ amount }) => amount)));
        const untaxed = charged.filter(({ taxRate }) => taxRate === null).map(({ amount }) => amount);
        const vat = priced.taxLines.map((line) => line.vat);
        expect(addCents(priced.totalNet, ...vat, ...untaxed)).toBe(priced.totalGross);
        expect(givenLines(priced.lines).length + charged.length).toBe(priced.lines.length);
        expect(new Set(priced.lines.map(({ kind }) => kind)).size).toBe(priced.lines.length);
        if (items.length === 0) expect(priced.lines).toEqual([]);
      }),
    );
  });

  test('nothing faulty or not offered becomes a line, and a cart has only lines that nobody chooses', () => {
    const modes = fc.constantFrom<PricingMode>('fixed', 'approximate', 'minimum');
    fc.assert(
      fc.property(anyArea, anyChoices, modes, (of, chosen, pricing) => {
        const asked = facts({ area: of, pricing });
        const faulty = lineFaults(asked, chosen).map(({ field }) => field);
        for (const { kind, choice } of LINE_KINDS) {
          if (Object.keys(choice ?? {}).some((name) => faulty.includes(name)))
            expect(amountOf(linesOf(asked, chosen), kind)).toBe(0);
        }
        expect(lineFaults(asked, NO_CHOICES)).toEqual([]);
        expect(linesOf(asked, NO_CHOICES)).toEqual(cartLines(asked));
        expect(linesOf(asked, offeredChoices(asked, chosen))).toEqual(linesOf(asked, chosen));
      }),
    );
  });

  test('other items change only the fee, and the old items restore it', () => {
    fc.assert(
      fc.property(anyArea, anyChoices, fc.nat(9_999), fc.nat(9_999), (of, chosen, before, after) => {
        const then = facts({ area: of, gross: ct(before) });
        const now = facts({ area: of, gross: ct(after) });
        const lines = linesOf(then, chosen);
        expect(revisedLines(lines, now)).toEqual(linesOf(now, chosen));
        expect(revisedLines(revisedLines(lines, now), then)).toEqual(lines);
        expect(revisedLines(lines, { ...now, area: null })).toEqual(lines);
      }),
    );
  });
});

describe('a kind that only a newer version knows', () => {
  const coupon: OrderLine = {
    kind: 'coupon',
    label: 'Gutschein',
    detail: 'HERBST',
    amount: ct(-200),
    taxRate: 10,
    payer: 'customer',
  };

  test('counts in the total and stays when items change', () => {
    expect(totalsOf([], [coupon]).totalGross).toBe(-200);
    expect(revisedLines([coupon], facts())).toEqual([coupon]);
    expect(leadOf(coupon)).toBe('Gutschein');
  });

  test('an order from before lines existed has none', () => {
    const none: { lines?: OrderLine[] } = {};
    expect([chargedLines(none.lines), givenLines(none.lines)]).toEqual([[], []]);
  });
});
