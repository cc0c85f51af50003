import { describe, expect, test } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { changeOf, isUnsaid, orderChangeOf, UNSAID } from '#domain/privacy/journal.ts';

describe('what the journal keeps of a change (R352, R353)', () => {
  test.each([
    [
      { name: 'Alt', price: 1 },
      { name: 'Neu', price: 1 },
      { before: { name: 'Alt' }, after: { name: 'Neu' } },
    ],
    [{ name: 'Alt' }, { name: 'Alt' }, null],
    [{ tags: [1, 2] }, { tags: [1, 2] }, null],
    [null, { name: 'Neu' }, { before: null, after: { name: 'Neu' } }],
    [{ name: 'Alt' }, null, { before: { name: 'Alt' }, after: null }],
    [{ name: 'Alt' }, { name: 'Alt', note: 'x' }, { before: { note: null }, after: { note: 'x' } }],
  ])('%j became %j: %j', (before, after, change) => {
    expect(changeOf(before, after)).toEqual(change);
  });

  test('what it may not keep, and what is too long, is said to have changed', () => {
    const change = changeOf(
      { iban: 'AT1', page: '' },
      { iban: 'AT2', page: 'x'.repeat(9_000) },
      (name) => name === 'iban',
    );
    expect(change).toEqual({ before: { iban: UNSAID, page: '' }, after: { iban: UNSAID, page: UNSAID } });
    expect([isUnsaid(UNSAID), isUnsaid('x'), isUnsaid(null), isUnsaid({})]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what it keeps of an order', () => {
  const order = {
    ...{ id: 5, state: 'awaiting', firstName: 'Ida', comment: 'ohne Nüsse', totalGross: 980 },
    rejectionMessage: null,
  };

  test('steps and amounts, but nothing of the guest', () => {
    const step = {
      progress: { state: 'rejected', rejectionMessage: 'Frau Huber, leider zu' },
      correction: { firstName: 'Eva', totalGross: 490 },
    };
    expect(orderChangeOf(order, step)).toEqual({
      before: { state: 'awaiting', rejectionMessage: UNSAID, firstName: UNSAID, totalGross: 980 },
      after: { state: 'rejected', rejectionMessage: UNSAID, firstName: UNSAID, totalGross: 490 },
    });
  });

  test('items by what they are, without what guests wrote on them', () => {
    const part = { name: 'Gruß', type: 'text', text: 'Alles Liebe, Oma!', options: [], uploads: [] };
    const options = [{ name: 'Käse', modifier: 'add', value: cents(100) }];
    const item = {
      ...{ product: 1, name: 'Torte', allergens: '', amount: 1, unit: 'amount', unitPrice: cents(900) },
      ...{ gross: cents(900), taxRate: 10, pricing: 'fixed', isPriceHidden: false },
      parts: [part, { ...part, name: 'Belag', type: 'select', text: null, options }],
    } as OrderItem;
    const items = [{ position: 0, before: item, after: { ...item, amount: 2, gross: cents(1800) } }];
    const facts = { position: 0, name: 'Torte', unit: 'amount', parts: ['Käse'] };
    expect(orderChangeOf(order, { progress: {}, items })).toEqual({
      before: { items: [{ ...facts, amount: 1, gross: 900 }] },
      after: { items: [{ ...facts, amount: 2, gross: 1800 }] },
    });
    expect(
      orderChangeOf(order, { progress: {}, items: [{ position: 0, before: item, after: null }] })?.after,
    ).toEqual({
      items: [null],
    });
  });

  test('money by way and amount, without codes and reasons', () => {
    const money = {
      taken: [{ method: 'cash', amount: 980, code: 'GUTSCHEIN-7' }],
      refunds: [{ amount: 100, state: 'pending', reason: 'Herr Gasser war verärgert' }],
    };
    expect(orderChangeOf(order, { progress: {}, money })).toEqual({
      before: {},
      after: {
        taken: [{ method: 'cash', amount: 980 }],
        refunds: [{ method: null, amount: 100, state: 'pending' }],
      },
    });
  });

  test('what is no value of the order itself stays out, also where the whole order comes', () => {
    const progress = {
      ...order,
      state: 'rejected',
      history: [{ note: 'Frau Huber' }],
      items: [{ name: 'Torte' }],
    };
    expect(orderChangeOf(order, { progress })).toEqual({
      before: { state: 'awaiting' },
      after: { state: 'rejected' },
    });
  });

  test('a step that changes nothing has nothing to say', () => {
    expect(orderChangeOf(order, { progress: { state: 'awaiting' } })).toBeNull();
  });
});
