import { expect, test } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { type Fields, mapping } from '#domain/order/field.ts';
import { ITEM_FIELDS } from '#domain/order/item.ts';
import { choice, item, part } from '#tests/printers/orders.ts';

function kindsOf(fields: Fields): string[] {
  return Object.values(fields).flatMap(({ kind, of }) => (of ? kindsOf(of) : [kind]));
}

const read = mapping(ITEM_FIELDS, () => (value) => value);

test('every amount of money can be hidden from customers', () => {
  expect(kindsOf(ITEM_FIELDS).filter((kind) => kind === 'money' || kind === 'total')).toEqual([]);
});

test('everything that an item carries is declared', () => {
  const full = item('Packerl', 590, {
    contents: [
      { product: 2, name: 'Semmel', amount: 2, unit: 'amount', gross: cents(400), taxRate: 10 },
      { name: 'Von früher', amount: 1, unit: 'amount' },
    ],
    parts: [
      part('Motiv', {
        options: [choice('Herz', 40)],
        uploads: [
          { id: 1, version: 1, extension: 'jpg', mimeType: 'image/jpeg', publicHash: 'x', name: 'a.jpg' },
        ],
      }),
    ],
  });
  expect(read({ ...full })).toEqual(full);
});

test('only bundles have contents; orders from before they were kept have none', () => {
  const { contents, ...plain } = item('Semmel', 390, { contents: [] });
  for (const stored of [plain, { ...plain, contents }]) expect(read({ ...stored })).toEqual(plain);
});
