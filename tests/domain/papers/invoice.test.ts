import { describe, expect, it } from 'vitest';
import { gapPlace, invoiceObstacle, issuerGaps, issuerOf, waysOfPaying } from '#domain/papers/invoice.ts';

const business = { businessName: 'Feinkost GmbH', vatNumber: 'ATU12345678' };
const branch = { street: 'Hauptplatz 1', zipCode: '3100', city: 'St. Pölten', country: 'AT' as const };
const organisation = {
  legalName: 'Party OG',
  street: 'Ring 2',
  zipCode: '10115',
  city: 'Berlin',
  country: 'DE' as const,
  vatNumber: 'DE123456789',
  invoicePrefix: 'P',
  invoiceNote: 'HRB 1',
};

describe('R296 the issuer of a branch', () => {
  it('is the business at the address of the branch', () => {
    const issuer = issuerOf(business, branch, null);
    expect(issuer).toEqual({ ...branch, name: 'Feinkost GmbH', vatNumber: 'ATU12345678', note: '' });
    expect(issuerGaps(issuer, { isTaxed: true, prefix: '', otherPrefixes: [] })).toEqual([]);
  });

  it('is the organisation that is a company of its own, with nothing of the business', () => {
    const { legalName, street, zipCode, city, country, vatNumber } = organisation;
    expect(issuerOf(business, branch, organisation)).toEqual({
      ...{ name: legalName, street, zipCode, city, country, vatNumber },
      note: 'HRB 1',
    });
    const bare = issuerOf(business, branch, { ...organisation, vatNumber: '', city: '' });
    expect(issuerGaps(bare, { isTaxed: true, prefix: 'P', otherPrefixes: [''] })).toEqual([
      'city',
      'vatNumber',
    ]);
  });

  it('is the business also for an organisation that only has a prefix and a note', () => {
    expect(issuerOf(business, branch, { ...organisation, legalName: '' })).toMatchObject({
      name: 'Feinkost GmbH',
      city: 'St. Pölten',
      note: 'HRB 1',
    });
  });

  it('needs no VAT number without tax, and a prefix of its own beside others', () => {
    const issuer = issuerOf({ ...business, vatNumber: '' }, branch, null);
    expect(issuerGaps(issuer, { isTaxed: false, prefix: '', otherPrefixes: ['A'] })).toEqual([]);
    expect(issuerGaps(issuer, { isTaxed: false, prefix: '', otherPrefixes: ['A', ''] })).toEqual([
      'invoicePrefix',
    ]);
  });
});

describe('R296 what is missing for invoices is entered', () => {
  const renamed = { ...organisation, legalName: '' };
  it.each([
    ['name', null, { record: 'config', field: 'businessName' }],
    ['vatNumber', renamed, { record: 'config', field: 'vatNumber' }],
    ['city', renamed, { record: 'branch', field: 'city' }],
    ['city', organisation, { record: 'division', field: 'city' }],
    ['vatNumber', organisation, { record: 'division', field: 'vatNumber' }],
    ['invoicePrefix', null, { record: 'division', field: 'invoicePrefix' }],
  ] as const)('%s of %j at %j', (gap, own, place) => {
    expect(gapPlace(gap, own)).toEqual(place);
  });
});

describe('R296 an order can have an invoice', () => {
  const order = {
    ...({ state: 'completed', pricing: 'fixed', isQuotation: false, isCompany: false } as const),
    ...{ companyName: '', lastName: 'Huber', street: 'Ring 3', zipCode: '1010', city: 'Wien' },
  };

  it.each([
    [{}, null],
    [{ state: 'confirmed' }, null],
    [{ state: 'inDelivery' }, null],
    [{ state: 'awaiting' }, 'invoice-order-open'],
    [{ state: 'rejected' }, 'invoice-order-open'],
    [{ state: 'canceled' }, 'invoice-order-open'],
    [{ state: 'failed' }, 'invoice-order-open'],
    [{ pricing: 'approximate' }, 'invoice-price-open'],
    [{ pricing: 'minimum' }, 'invoice-price-open'],
    [{ isQuotation: true }, 'invoice-price-open'],
    [{ lastName: ' ' }, 'invoice-recipient-missing'],
    [{ street: '' }, 'invoice-recipient-missing'],
    [{ isCompany: true }, 'invoice-recipient-missing'],
    [{ isCompany: true, companyName: 'Müller OG', lastName: '' }, null],
  ] as const)('with %j: %s', (change, expected) => {
    expect(invoiceObstacle({ ...order, ...change })).toBe(expected);
  });
});

describe('R295 a paper names how it was paid', () => {
  const payment = (method: string, state = 'paid') => ({ method, state });
  it.each([
    ['nothing was paid', [], ['cash']],
    ['by card instead', [payment('atm-card')], ['atm-card']],
    [
      'in parts',
      [payment('hydro-ag-voucher'), payment('cash'), payment('cash')],
      ['hydro-ag-voucher', 'cash'],
    ],
    ['an attempt that failed', [payment('mollie', 'failed'), payment('cash')], ['cash']],
  ])('%s', (_, payments, ways) => {
    expect(waysOfPaying({ paymentMethod: 'cash', payments })).toEqual(ways);
  });
});
