import { cents } from '#domain/money/money.ts';
import { choice, item, order, part, slip } from './orders.ts';

/** Confirmed with a promise; equal items, a choice that leaves something out. */
export const PROMISED = slip(
  order(
    [
      item('Cheeseburger', 1190, {
        allergens: 'A, C, G',
        parts: [part('Beilage', { options: [choice('Pommes')] })],
      }),
      item('Cheeseburger', 1190, {
        allergens: 'A, C, G',
        parts: [part('Extras', { options: [choice('ohne Zwiebel'), choice('Speck', 150)] })],
      }),
      item('Cheeseburger', 1190, {
        amount: 2,
        allergens: 'A, C, G',
        parts: [part('Beilage', { options: [choice('Pommes')] })],
      }),
      item('Caesar Salad mit Hühnerstreifen', 1290, { allergens: 'C, D, G, M' }),
    ],
    {
      appointment: '2026-11-21T17:20:00Z',
      comment: 'Erdnussallergie!',
      history: [
        {
          at: '2026-11-21T11:58:00Z',
          event: 'placed',
          actor: 'Kunde',
          userId: null,
          deviceId: null,
          note: null,
        },
        {
          at: '2026-11-21T12:01:00Z',
          event: 'confirmed',
          actor: 'Lena Brandner',
          userId: 3,
          deviceId: null,
          note: null,
        },
      ],
    },
  ),
);

/** 250 g at 59.90 per kilogram, and an order from before base prices were stored. */
export const BY_WEIGHT = slip(
  order([
    item('Prosciutto di Parma', 6, {
      amount: 250,
      unit: 'gram',
      basePrice: cents(5990),
      baseUnit: 'kilogram',
      gross: cents(1498),
    }),
    item('Bergkäse', 1, { amount: 250, unit: 'gram', gross: cents(323) }),
  ]),
);
