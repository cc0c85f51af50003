import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADDRESS_FIELDS } from '#domain/order/address.ts';
import { CONTACT_FIELDS } from '#domain/order/contact.ts';
import { type Fields, field, type Personal } from '#domain/order/field.ts';
import { STAFF_FIELDS, STORED_FIELDS } from '#domain/order/order.ts';
import {
  forgottenKinds,
  forgottenName,
  guestIdentity,
  personalNames,
  pseudonymOf,
  stageNumber,
  waitReason,
  withoutGuest,
} from '#domain/privacy/forgetting.ts';
import { STAGES } from '#domain/privacy/retention.ts';

const ALL: ReadonlySet<Personal> = new Set(STAGES);

describe('what an order tells of its guest (R345)', () => {
  /** Kinds into which people write what they like. */
  const WRITTEN = new Set(['line', 'text', 'email', 'phone', 'vatNumber']);
  /** Where somebody writes of the shop, not of a guest. */
  const NOT_OF_GUESTS: readonly string[] = [];

  function written(fields: Fields, path = ''): string[] {
    return Object.entries(fields).flatMap(([name, of]) => [
      ...(WRITTEN.has(of.kind) && !of.personal ? [path + name] : []),
      ...(of.of ? written(of.of, `${path}${name}.`) : []),
    ]);
  }

  test('is marked at every field that people write into', () => {
    expect(written({ ...STORED_FIELDS, ...STAFF_FIELDS, ...CONTACT_FIELDS })).toEqual(NOT_OF_GUESTS);
  });

  test('is forgotten in three steps, each with those before it (R346)', () => {
    expect(personalNames(STORED_FIELDS, forgottenKinds('words')).toSorted()).toEqual(
      [
        ...['cancelReason', 'comment', 'deliveryNote', 'history', 'internalNote', 'items', 'questionnaire'],
        ...['refunds', 'rejectionMessage', 'revisions', 'voucherCode'],
      ].toSorted(),
    );
    const place = ['city', 'deliveryAddress', 'door', 'floor', 'stairway', 'street', 'zipCode'];
    const person = ['companyName', 'email', 'firstName', 'lastName', 'phone', 'vatNo'];
    const words = personalNames(STORED_FIELDS, forgottenKinds('words'));
    expect(personalNames(STORED_FIELDS, forgottenKinds('place')).toSorted()).toEqual(
      [...words, ...place].toSorted(),
    );
    expect(personalNames(STORED_FIELDS, forgottenKinds('person')).toSorted()).toEqual(
      [...words, ...place, ...person].toSorted(),
    );
    expect(STAGES.map(stageNumber)).toEqual([1, 2, 3]);
  });

  test('two characters of the postal code stay, and the country', () => {
    const address = {
      isCompany: true,
      companyName: 'Gasser KG',
      firstName: 'Ida',
      lastName: 'Gasser',
      street: 'Marktplatz 3',
      stairway: '2',
      floor: '3',
      door: '7',
      zipCode: '6850',
      city: 'Dornbirn',
      country: 'AT',
    };
    expect(withoutGuest(ADDRESS_FIELDS, address, forgottenKinds('place'))).toEqual({
      ...address,
      ...{ street: '', stairway: '', floor: '', door: '', zipCode: '68', city: '' },
    });
    const { country, isCompany, zipCode, ...rest } = withoutGuest(ADDRESS_FIELDS, address, ALL);
    expect([country, isCompany, zipCode]).toEqual(['AT', true, '68']);
    expect(Object.values(rest).join('')).toBe('');
  });

  test('lists inside of lists lose it, amounts and names of dishes stay', () => {
    const part = {
      name: 'Gruß',
      type: 'text',
      text: 'Alles Liebe, Oma!',
      options: [],
      uploads: [{ id: 1, name: 'Oma.jpg' }],
    };
    const order = { totalGross: 980, items: [{ name: 'Torte', gross: 980, parts: [part] }] };
    expect(withoutGuest(STORED_FIELDS, order, forgottenKinds('words'))).toEqual({
      totalGross: 980,
      items: [{ name: 'Torte', gross: 980, parts: [{ ...part, text: null, uploads: [] }] }],
    });
  });

  test('what can be none is none, and nothing is made of what is not there', () => {
    const order = { rejectionMessage: 'Frau Huber, leider zu', cancelReason: null, deliveryAddress: null };
    expect(withoutGuest(STORED_FIELDS, order, ALL)).toEqual({
      rejectionMessage: null,
      cancelReason: null,
      deliveryAddress: null,
    });
  });

  test('forgetting twice is forgetting once, whatever was written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAGES), fc.string(), fc.string(), (stage, street, comment) => {
        const kinds = forgottenKinds(stage);
        const once = withoutGuest(STORED_FIELDS, { street, comment, zipCode: street, total: 1 }, kinds);
        expect(withoutGuest(STORED_FIELDS, once, kinds)).toEqual(once);
        expect(once.comment).toBe('');
      }),
    );
  });

  test('a declaration without marks loses nothing', () => {
    const values = { note: 'x', other: [1] };
    expect(withoutGuest({ note: field('text') }, values, ALL)).toEqual(values);
  });
});

describe('who waits (R350)', () => {
  const done = { state: 'completed', paymentState: 'paid', refunds: [] } as const;
  test.each([
    [done, null],
    [{ ...done, paymentState: 'none' }, null],
    [{ ...done, state: 'awaiting' }, 'open'],
    [{ ...done, state: 'confirmed' }, 'open'],
    [{ ...done, state: 'inDelivery' }, 'open'],
    [{ ...done, paymentState: 'refundPending' }, 'disputed'],
    [{ ...done, refunds: [{ state: 'failed' }] }, 'disputed'],
    [{ ...done, refunds: [{ state: 'sent' }] }, 'disputed'],
    [{ ...done, refunds: [{ state: 'done' }] }, null],
    [{ ...done, paymentState: 'open' }, 'unpaid'],
    [{ ...done, state: 'canceled', paymentState: 'open' }, null],
    [{ ...done, state: 'failed', paymentState: 'open' }, null],
    [{ ...done, state: 'rejected', paymentState: 'refunded' }, null],
  ] as const)('%j: %s', (order, reason) => {
    expect(waitReason(order)).toBe(reason);
  });
});

describe('pseudonyms (R351)', () => {
  test.each([
    ['Ida@Example.AT', '+43 5572 1', 'email:ida@example.at'],
    ['', '+43 (5572) 12', 'phone:43557212'],
    ['', '', null],
  ])('the guest %j, %j is known by %j', (email, phone, identity) => {
    expect(guestIdentity({ email, phone })).toBe(identity);
  });

  test('a digest is read as ten characters that are not mistaken for one another', () => {
    const digest = Uint8Array.from({ length: 32 }, (_, index) => index * 7);
    expect(pseudonymOf(digest)).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    expect(pseudonymOf(digest)).toBe(pseudonymOf(digest));
    expect(pseudonymOf(digest.map((byte) => byte + 1))).not.toBe(pseudonymOf(digest));
  });

  test('without one the name says only that it was a guest', () => {
    expect([forgottenName(null), forgottenName('K7PM2XQ4AB')]).toEqual(['Gast', 'Gast K7PM2XQ4AB']);
  });
});
