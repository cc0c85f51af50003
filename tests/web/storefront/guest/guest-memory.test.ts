import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGuestMemory } from '#web/storefront/guest/guest-memory.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ORDER = {
  uid: 'ABCDEFGHJK',
  hash: 'h'.repeat(43),
  number: 7,
  date: '2026-11-20T12:00:00Z',
  branch: 1,
  items: ['2 × Käsesemmel'],
};
const STORED = {
  version: 1,
  saved: '2026-11-20T12:00:00Z',
  contact: { firstName: 'Berta', lastName: 'Muster', isCompany: false },
  orders: [ORDER],
};
const parse = (change: object, now = NOW) => parseGuestMemory(JSON.stringify({ ...STORED, ...change }), now);

describe('what a device remembers', () => {
  it('is read as it was written', () => {
    expect(parse({})).toEqual({ contact: STORED.contact, orders: [ORDER] });
  });

  it.each([
    ['another version', { version: 2 }],
    ['no date', { saved: null }],
    ['more than twelve months old', { saved: '2025-11-20T12:00:00Z' }],
    ['from a clock far ahead', { saved: '2028-11-20T12:00:00Z' }],
  ])('is nothing: %s', (_name, change) => {
    expect(parse(change)).toBeNull();
  });

  it('keeps only what is meant to be kept, within limits', () => {
    const contact = {
      firstName: 'x'.repeat(256),
      lastName: 7,
      email: 'a@b.at',
      isCompany: 'ja',
      comment: 'Nussallergie',
      paymentMethod: 'cash',
      deliveryNote: 'Code 1234',
      deliveryArea: 'Zentrum',
      constructor: 'x',
    };
    expect(parse({ contact })?.contact).toEqual({ email: 'a@b.at' });
    const orders = [
      { ...ORDER, uid: '' },
      { ...ORDER, date: 'gestern' },
      { ...ORDER, items: 'alles' },
      null,
      ...Array.from({ length: 12 }, (_, number) => ({
        ...ORDER,
        number,
        items: Array(30).fill('1 × Apfel'),
      })),
    ];
    const known = parse({ orders })?.orders ?? [];
    expect(known.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(known[0]?.items).toHaveLength(20);
  });

  it('never throws on foreign or damaged text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify({ ...STORED, orders: value, contact: value })),
        ),
        (text) => {
          parseGuestMemory(text, NOW);
        },
      ),
    );
  });
});
