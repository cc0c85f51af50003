import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWeakPin } from '#domain/access/weak-pin.ts';

it.each([
  ...['1111', '00000000', '1212', '123123', '12341234', '1122', '445566'],
  ...['1234', '4321', '0123', '7890', '2468', '8642', '34567', '98765432'],
  ...['1987', '2012', '2412', '1224', '0101', '241287', '122487', '871224', '24121987', '19871224'],
  ...['2580', '4711', '0815', '147258'],
])('R108: %s is refused', (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

it.each(['4932', '7305', '8263', '482915', '390574', '61930', '57203846', '1135', '9090909'])(
  'R108: %s is not',
  (pin) => {
    expect(isWeakPin(pin)).toBe(false);
  },
);

it('leaves 89 of 100 PINs to choose from', () => {
  const all = Array.from({ length: 10_000 }, (_, pin) => String(pin).padStart(4, '0'));
  expect(all.filter(isWeakPin).length).toBeLessThan(1_100);
});

it('refuses every day of every year, in whatever form', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.integer({ min: 1930, max: 2029 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 31 }),
      (year, month, day) => {
        const [d, m, y] = [two(day), two(month), two(year % 100)];
        for (const pin of [d + m, m + d, d + m + y, y + m + d, `${d}${m}${year}`, `${year}${m}${d}`])
          expect(isWeakPin(pin), pin).toBe(true);
      },
    ),
  );
});
