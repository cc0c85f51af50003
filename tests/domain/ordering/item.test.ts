import { describe, expect, test } from 'vitest';
import { type PartType, stepsOf } from '#domain/catalogue/product.ts';
import type { UploadRef } from '#domain/media/image.ts';
import {
  cartFaults,
  cleanItem,
  isItemValid,
  isPartComplete,
  itemFaults,
  MAXIMUM_UPLOADS,
  type PartValue,
  uploadsOf,
} from '#domain/ordering/item.ts';
import { configurable, item, option, part, product } from '#tests/factories.ts';

const upload = (overrides: Partial<UploadRef> = {}): UploadRef => ({
  id: 7,
  version: 1,
  extension: 'jpg',
  mimeType: 'image/jpeg',
  publicHash: 'hash',
  name: 'torte.jpg',
  ...overrides,
});
const choices = [option('Semmel'), option('Kornspitz')];

const ANSWERS: Record<PartType, { full: PartValue; empty: PartValue }> = {
  select: { full: 'Semmel', empty: null },
  multiselect: { full: ['Semmel'], empty: [] },
  text: { full: 'Alles Gute', empty: '   ' },
  textarea: { full: 'Alles\nGute', empty: ' \n ' },
  file: { full: upload({ extension: 'pdf' }), empty: null },
  files: { full: [upload({ extension: 'pdf' })], empty: [] },
  image: { full: upload(), empty: null },
  images: { full: [upload(), upload({ id: 8, extension: 'PNG' })], empty: [] },
};

describe('a step', () => {
  test.each(Object.entries(ANSWERS))(
    '%s: required needs a value, optional does not',
    (type, { full, empty }) => {
      const step = part({ type: type as PartType, options: choices });
      expect(isPartComplete(step, full)).toBe(true);
      expect(isPartComplete(step, empty)).toBe(false);
      expect(isPartComplete(step, undefined)).toBe(false);
      expect(isPartComplete({ ...step, optional: true }, empty)).toBe(true);
      const of = (value: PartValue) => itemFaults(item({ product: configurable([step]), parts: [value] }));
      expect(of(full)).toEqual([]);
      expect(of(empty)).toMatchObject([{ path: 'parts.0', code: 'part-required' }]);
      const free = configurable([{ ...step, optional: true }]);
      expect(itemFaults(item({ product: free, parts: [empty] }))).toEqual([]);
    },
  );

  test.each<[PartType, PartValue, string]>([
    ['select', 'Striezel', 'option-unknown'],
    ['select', ['Semmel', 'Kornspitz'], 'part-invalid'],
    ['select', upload(), 'part-invalid'],
    ['multiselect', ['Semmel', 'Striezel'], 'option-unknown'],
    ['multiselect', ['Semmel', 'Semmel'], 'option-duplicate'],
    ['multiselect', 'Semmel', 'part-invalid'],
    ['multiselect', [upload()], 'part-invalid'],
    ['text', ['a'], 'part-invalid'],
    ['text', upload(), 'part-invalid'],
    ['text', 'x'.repeat(2001), 'too-long'],
    ['textarea', 'x'.repeat(1_000_000), 'too-long'],
    ['file', 'bild.jpg', 'part-invalid'],
    ['file', [upload()], 'part-invalid'],
    ['image', upload({ extension: 'pdf' }), 'file-type'],
    ['images', [upload(), upload({ extension: 'svg' })], 'file-type'],
    ['files', Array.from({ length: MAXIMUM_UPLOADS + 1 }, () => upload()), 'too-many-uploads'],
  ])('A4 A5 %s refuses a wrong answer (%#)', (type, value, code) => {
    const of = configurable([part({ type, options: choices, optional: true })]);
    expect(itemFaults(item({ product: of, parts: [value] }))).toMatchObject([{ path: 'parts.0', code }]);
  });

  test('A5 a text of 2000 characters after trimming passes, with markup in it', () => {
    const of = configurable([part({ type: 'text' })]);
    const text = `  <b>${'x'.repeat(1997)}  `;
    expect(itemFaults(item({ product: of, parts: [text] }))).toEqual([]);
  });
});

test('A5 parts has exactly one entry per step', () => {
  const of = configurable([part({ options: choices }), part({ optional: true })]);
  for (const parts of [[], ['Semmel'], ['Semmel', null, null]]) {
    expect(itemFaults(item({ product: of, parts }))).toEqual([{ path: 'parts', code: 'parts-length' }]);
  }
  expect(itemFaults(item({ product: of, parts: ['Semmel', null] }))).toEqual([]);
});

test('only configurable products have steps', () => {
  const simple = product({ config: { parts: [part()] } });
  expect(stepsOf(simple)).toEqual([]);
  expect(itemFaults(item({ product: simple, parts: [] }))).toEqual([]);
  expect(itemFaults(item({ product: simple, parts: [null] }))).toEqual([
    { path: 'parts', code: 'parts-length' },
  ]);
});

test('A2 A3 amount and unit have their own paths, and all faults are named at once', () => {
  const of = configurable([part({ options: choices })]);
  expect(itemFaults(item({ product: of, amount: 1.5 }))).toEqual([
    { path: 'amount', code: 'amount-off-step', params: { minimum: 1, maximum: 10000, stepSize: 1 } },
    { path: 'parts.0', code: 'part-required', params: { step: 'Brot' } },
  ]);
  expect(itemFaults(item({ unit: 'gram' }))).toEqual([{ path: 'unit', code: 'unit-invalid' }]);
});

test('the faults of a cart carry the path of the order and the name of the product', () => {
  expect(cartFaults([item(), item({ amount: -1 })])).toMatchObject([
    { field: 'items.1.amount', code: 'amount-invalid', params: { product: 'Käsesemmel' } },
  ]);
});

test('valid means amount above zero and every step complete', () => {
  expect(isItemValid(item())).toBe(true);
  expect(isItemValid(item({ amount: 0 }))).toBe(false);
  expect(isItemValid(item({ product: configurable([part({ options: choices })]) }))).toBe(false);
});

test('stored texts are trimmed and free of printer commands; empty answers become null', () => {
  const of = configurable([
    part({ type: 'text' }),
    part({ type: 'text', optional: true }),
    part({ options: choices }),
  ]);
  const cleaned = cleanItem(item({ product: of, parts: [' Hallo\u001b@ \u0000Welt ', '  ', 'Semmel'] }));
  expect(cleaned.parts).toEqual(['Hallo@ Welt', null, 'Semmel']);
});

test('uploads of an item, single or listed', () => {
  const of = configurable([part({ type: 'image' }), part({ type: 'files' }), part({ type: 'text' })]);
  const found = uploadsOf(
    item({ product: of, parts: [upload(), [upload({ id: 8 }), upload({ id: 9 })], 'x'] }),
  );
  expect(found.map((entry) => entry.id)).toEqual([7, 8, 9]);
});
