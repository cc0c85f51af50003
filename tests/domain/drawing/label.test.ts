import { describe, expect, it } from 'vitest';
import { labelOf } from '#domain/drawing/label.ts';
import { cents } from '#domain/money/money.ts';
import { part, product } from '#tests/factories.ts';

const ALL = { hasPrice: true, hasUnitPrice: true, hasAllergens: true, hasQr: true };
const SHOP = { currency: 'EUR', link: 'https://shop.example/store/markt' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the label of a product', () => {
  it.each([
    ['decagram', 19, '1,90 €', 'pro 10 dag', '19,00 €/kg'],
    ['gram', 2, '2,00 €', 'pro 100 g', '20,00 €/kg'],
    ['kilogram', 1_900, '19,00 €', 'pro Kilogramm', ''],
    ['deciliter', 120, '1,20 €', 'pro Deziliter', '12,00 €/l'],
    ['amount', 490, '4,90 €', '', ''],
  ] as const)('in %s names the price per kilogram or litre', (unit, price, shown, per, perKilogram) => {
    const label = labelOf(product({ unit, price: cents(price) }), ALL, SHOP);
    expect([plain(label.price), label.unit, plain(label.unitPrice)]).toEqual([shown, per, perKilogram]);
  });

  it.each([
    ['approximate', 'ca. 1,90 €', 'ca. 19,00 €/kg'],
    ['minimum', 'ab 1,90 €', 'ab 19,00 €/kg'],
  ] as const)('marks both prices alike where the price is %s', (pricing, shown, perKilogram) => {
    const label = labelOf(product({ unit: 'decagram', price: cents(19), pricing }), ALL, SHOP);
    expect([plain(label.price), plain(label.unitPrice)]).toEqual([shown, perKilogram]);
  });

  it('keeps a hidden price hidden, and says nothing that was not chosen', () => {
    const secret = product({ unit: 'gram', price: cents(2), isPriceHidden: true, allergens: ' A, C ' });
    expect(labelOf(secret, ALL, SHOP)).toMatchObject({
      price: '',
      unit: '',
      unitPrice: '',
      allergens: 'Allergene: A, C',
      link: SHOP.link,
    });
    const none = { hasPrice: false, hasUnitPrice: false, hasAllergens: false, hasQr: false };
    expect(labelOf(product({ name: 'Semmel', allergens: 'A' }), none, SHOP)).toEqual({
      name: 'Semmel',
      price: '',
      unit: '',
      unitPrice: '',
      allergens: '',
      link: '',
    });
  });

  it('names no price per kilogram where a choice decides the price', () => {
    const chosen = product({ unit: 'gram', price: cents(2), config: { parts: [part({ optional: false })] } });
    expect(labelOf(chosen, ALL, SHOP).unitPrice).toBe('');
  });
});
