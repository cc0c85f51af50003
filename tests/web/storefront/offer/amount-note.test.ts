import { expect, test } from 'vitest';
import { amountFault, clampAmount, parseAmount } from '#domain/catalogue/amount.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { product } from '#tests/factories.ts';
import { amountNote } from '#web/storefront/offer/amount-note.ts';

const CHEESE = product({
  unit: 'decagram',
  minimumQuantity: 10,
  maximumQuantity: 500,
  quantityStepSize: 5,
});

test.each<[string, Product, string]>([
  ['17', CHEESE, 'Nur in Schritten von 5 dag: 15 dag'],
  ['4', CHEESE, 'Mindestens 10 dag'],
  ['900', CHEESE, 'Höchstens 500 dag'],
  ['viel', CHEESE, 'Keine gültige Menge, daher 10 dag'],
  ['18', { ...CHEESE, minimumQuantity: 12 }, 'Ab 12 dag nur in Schritten von 5 dag: 17 dag'],
  [
    '0,3',
    { ...CHEESE, unit: 'kilogram', minimumQuantity: 0.2, quantityStepSize: 0.2 },
    'Nur in Schritten von 0,2 kg: 0,4 kg',
  ],
  ['2,5', product(), 'Nur in Schritten von 1 Stück: 3 Stück'],
  ['15', CHEESE, ''],
])('%s of a product is explained', (typed, of, expected) => {
  const wanted = parseAmount(typed);
  const fault = amountFault(of, of.unit, wanted);
  const note = fault ? amountNote(of, of.unit, clampAmount(of, of.unit, wanted), fault) : '';
  expect(note.replaceAll('\u00a0', ' ')).toBe(expected);
});
