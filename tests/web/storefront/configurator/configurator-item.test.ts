import { describe, expect, it } from 'vitest';
import { alternativeUnit, configurable, ct, option, part, product } from '#tests/factories.ts';
import { uploadsIn, uploadValue } from '#web/lib/upload/use-uploads.ts';
import { startItem } from '#web/storefront/configurator/configuration.ts';
import { partMessage } from '#web/storefront/configurator/part-messages.ts';
import { itemPriceLabel, unitPriceLabel } from '#web/storefront/configurator/price-label.ts';

const NBSP = '\u00a0';
const upload = (id: number) => ({
  id,
  version: 1,
  extension: 'png',
  mimeType: 'image/png',
  publicHash: 'x',
  name: `${id}.png`,
});

describe('pending item', () => {
  const snack = configurable([part({ options: [option('Semmel'), option('Laib', 'overwrite', 800)] })]);

  it('starts new, or from the cart while the steps still fit', () => {
    expect(startItem(snack, undefined)).toMatchObject({ amount: 1, parts: [null] });
    const present = { product: snack, amount: 3, unit: 'amount' as const, parts: ['Semmel'] };
    expect(startItem(snack, present)).toMatchObject({ amount: 3, parts: ['Semmel'] });
    expect(startItem({ ...snack, maximumQuantity: 2 }, present).amount).toBe(2);
    expect(startItem(snack, { ...present, unit: 'kilogram' }).unit).toBe('amount');
    expect(startItem(product({ id: snack.id }), present)).toMatchObject({ amount: 3, parts: [] });
    const moved = {
      ...snack,
      config: { parts: [{ ...snack.config.parts[0], name: 'Sauce', optional: true }, ...snack.config.parts] },
    };
    expect(startItem(moved as typeof snack, present).parts, 'answers stay with their step').toEqual([
      null,
      'Semmel',
    ]);
    expect(startItem({ ...snack, id: 9 }, present), 'another product').toMatchObject({
      amount: 1,
      parts: [null],
    });
  });

  it('shows the live price with its mark, and none where it is hidden', () => {
    const item = { product: snack, amount: 2, unit: 'amount' as const, parts: ['Laib'] };
    expect(itemPriceLabel(item, 'EUR')).toBe(`16,00${NBSP}€`);
    expect(unitPriceLabel(item, 'EUR')).toBe(`8,00${NBSP}€ pro Stück`);
    const hidden = { ...item, product: { ...snack, isPriceHidden: true } };
    expect(itemPriceLabel(hidden, 'EUR')).toBeNull();
    expect(unitPriceLabel(hidden, 'EUR')).toBeNull();
  });

  it('shows the least that it can still cost until the required choices are made, everywhere the same', () => {
    const coffee = configurable(
      [
        part({ options: [option('Espresso', 'overwrite', 280), option('Melange', 'overwrite', 390)] }),
        part({ name: 'Milch', options: [option('Kuh'), option('Hafer', 'add', 50)] }),
      ],
      { price: ct(190) },
    );
    const labels = (parts: (string | null)[]) => {
      const item = { product: coffee, amount: 2, unit: 'amount' as const, parts };
      return [unitPriceLabel(item, 'EUR'), itemPriceLabel(item, 'EUR')];
    };
    expect(labels([null, null])).toEqual([`ab 2,80${NBSP}€ pro Stück`, `ab 5,60${NBSP}€`]);
    expect(labels(['Melange', null])).toEqual([`ab 3,90${NBSP}€ pro Stück`, `ab 7,80${NBSP}€`]);
    expect(labels([null, 'Hafer'])).toEqual([`ab 3,30${NBSP}€ pro Stück`, `ab 6,60${NBSP}€`]);
    expect(labels(['Melange', 'Hafer'])).toEqual([`4,40${NBSP}€ pro Stück`, `8,80${NBSP}€`]);
  });

  it('shows small units per hundred or ten', () => {
    const salami = product({
      price: ct(2990),
      unit: 'kilogram',
      pricing: 'approximate',
      alternativeUnits: [alternativeUnit({ unit: 'decagram' }), alternativeUnit({ unit: 'gram' })],
    });
    const label = (unit: 'decagram' | 'gram' | 'kilogram') =>
      unitPriceLabel({ product: salami, amount: 10, unit, parts: [] }, 'EUR');
    expect(label('decagram')).toBe(`ca. 2,99${NBSP}€ pro 10 dag`);
    expect(label('gram')).toBe(`ca. 2,99${NBSP}€ pro 100 g`);
    expect(label('kilogram')).toBe(`ca. 29,90${NBSP}€ pro Kilogramm`);
  });

  it('says what a step lacks', () => {
    expect(partMessage('multiselect', { code: 'part-required' })).toBe(
      'Bitte wählen Sie mindestens eine Option aus.',
    );
    expect(partMessage('text', { code: 'too-long', params: { maximum: 2000 } })).toBe(
      'Bitte kürzen Sie den Text auf höchstens 2.000 Zeichen.',
    );
  });

  it('keeps one upload or a list of them, as the step asks', () => {
    expect(uploadValue('image', [upload(1), upload(2)])).toEqual(upload(2));
    expect(uploadValue('images', [upload(1), upload(2)])).toHaveLength(2);
    expect(uploadValue('files', [])).toBeNull();
    expect(uploadsIn(upload(1))).toEqual([upload(1)]);
    expect(uploadsIn('text')).toEqual([]);
  });
});
