import { describe, expect, test } from 'vitest';
import { product } from '#entities/product.ts';
import { emptyStep, ofType } from '#web/backoffice/catalogue/inputs/step-draft.ts';
import { flatErrors } from '#web/backoffice/crud/form/form-errors.ts';
import { formFaults } from '#web/backoffice/crud/form/form-faults.ts';

/** What a form says when it cannot be saved. */

const text = 'Bitte füllen Sie dieses Feld aus.';

describe('the faults of a form', () => {
  test.each([
    ['root', '', null],
    ['name', 'Name', 'name'],
    ['config', 'Schritte', 'config'],
    ['config.parts.0.name', 'Schritte, Nr. 1, Name', 'config'],
    ['config.parts.1.options.2.value', 'Schritte, Nr. 2.3, Betrag', 'config'],
    ['bundleItems.0.product.id', 'Bestandteile des Pakets, Nr. 1, Produkt', 'bundleItems'],
    ['soldOut', 'Ausverkauft in', null],
    ['gibtEsNicht.0', 'gibtEsNicht, Nr. 1', null],
  ])('%s is named as the labels name it', (path, place, field) => {
    const shown = ['name', 'config', 'bundleItems'];
    expect(formFaults(product, { [path]: text }, shown)).toEqual([
      { path: path === 'root' ? '' : path, field, place, text },
    ]);
  });

  test('are in the order of their fields, after those that no field shows', () => {
    const errors = { tax: text, name: text, 'config.parts.0.name': text, root: text };
    const faults = formFaults(product, errors, ['name', 'config', 'tax']);
    expect(faults.map(({ path }) => path)).toEqual(['', 'name', 'config.parts.0.name', 'tax']);
  });

  test('cover a value as a whole and its parts', () => {
    const wrong = (message: string) => ({ type: 'zod', message });
    const options = Object.assign([{ name: wrong('B') }], wrong('A'));
    expect(flatErrors({ config: { parts: [{ options, type: wrong('C') }] } })).toEqual({
      'config.parts.0.options': 'A',
      'config.parts.0.options.0.name': 'B',
      'config.parts.0.type': 'C',
    });
  });
});

describe('a step whose type changes', () => {
  test('keeps its options, in case the change is undone', () => {
    const step = { ...emptyStep(), options: [{ name: 'Ja', modifier: 'add' as const, value: 0 }] };
    expect(ofType(ofType(step, 'text'), 'select')).toEqual(step);
  });

  test('starts with an unnamed option where guests choose', () => {
    const stored = { ...emptyStep(), type: 'text' as const, options: [] };
    expect(ofType(stored, 'select').options).toHaveLength(1);
    expect(ofType(stored, 'textarea').options).toEqual([]);
  });
});
