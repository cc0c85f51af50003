import { expect, test } from 'vitest';
import type { PricingMode } from '#domain/catalogue/product.ts';
import { pricePrefix } from '#domain/ordering/price-text.ts';
import { orderStateName } from '#text/orders/order-state-name.ts';
import { PRICING_NAMES, SUBMIT_LABELS } from '#text/state-texts.ts';

test('the labels of the submit button, word for word', () => {
  expect(Object.values(SUBMIT_LABELS)).toEqual([
    'Angebotsanfrage abschicken',
    'Bestellung abschicken',
    'Vorbestellung abschicken',
  ]);
});

test('in delivery reads as ready where nothing is delivered', () => {
  expect(orderStateName('inDelivery', 'delivery')).toBe('In Zustellung');
  expect(orderStateName('inDelivery', 'takeaway')).toBe('Abholbereit');
  expect(orderStateName('confirmed', 'takeaway')).toBe('Bestätigt');
});

test('pricing modes carry their marks', () => {
  const modes: PricingMode[] = ['fixed', 'approximate', 'minimum'];
  expect(modes.map((mode) => `${PRICING_NAMES[mode]} ${pricePrefix(mode)}`.trim())).toEqual([
    'Exakt',
    'Ungefähr ca.',
    'Minimum ab',
  ]);
});
