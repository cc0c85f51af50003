import { describe, expect, it } from 'vitest';
import { boardPages, nextOnAir } from '#domain/devices/signage.ts';
import type { HoursType, OpeningHour } from '#domain/time/opening-hours.ts';

const timeZone = 'Europe/Vienna';
const open = (from: string, to: string, type: HoursType = 'daily'): OpeningHour => ({
  type,
  date: null,
  isClosed: false,
  from,
  to,
});
const ALWAYS = { schedule: [] };
const MORNING = { schedule: [open('06:00', '11:00')] };
const EVENING = { schedule: [open('17:00', '22:00')] };
/** 9:00 and 12:00 in Vienna. */
const nine = new Date('2026-11-22T08:00:00Z');
const noon = new Date('2026-11-22T11:00:00Z');

describe('what a screen shows next', () => {
  it.each([
    ['the first one', [ALWAYS, ALWAYS], -1, noon, 0],
    ['the one after', [ALWAYS, ALWAYS], 0, noon, 1],
    ['the first one again', [ALWAYS, ALWAYS], 1, noon, 0],
    ['the same one when it is the only one', [ALWAYS], 0, noon, 0],
    ['in the morning what is meant for it', [ALWAYS, MORNING, EVENING], 0, nine, 1],
    ['at noon nothing meant for the morning', [ALWAYS, MORNING, EVENING], 0, noon, 0],
    ['nothing while nothing is scheduled', [MORNING, EVENING], 0, noon, null],
    ['nothing without entries', [], -1, noon, null],
    ['the first one when the stream has become shorter', [ALWAYS], 7, noon, 0],
  ])('is %s', (_, entries, after, now, next) => {
    expect(nextOnAir(entries, after, now, timeZone)).toBe(next);
  });
});

describe('the pages of a menu board', () => {
  const category = (name: string, count: number) => ({
    name,
    products: Array.from({ length: count }, (_, index) => ({
      name: `${name} ${index}`,
      price: '1,00 €',
      unit: '',
      allergens: '',
      isSoldOut: false,
    })),
  });
  const shape = (pages: ReturnType<typeof boardPages>) =>
    pages.map((page) => page.map(({ name, products }) => `${name}${products.length}`));

  it.each([
    [[], 10, []],
    [[category('A', 3), category('B', 3)], 10, [['A3', 'B3']]],
    [[category('A', 3), category('B', 4)], 10, [['A3', 'B3'], ['B1']]],
    [[category('A', 20)], 10, [['A8'], ['A8'], ['A4']]],
    [[category('A', 7), category('B', 1)], 10, [['A7'], ['B1']]],
  ])('hold no more than their rows', (categories, rows, pages) => {
    expect(shape(boardPages(categories, rows))).toEqual(pages);
  });

  it('lose nothing', () => {
    const categories = [category('A', 17), category('B', 5), category('C', 1), category('D', 40)];
    const all = boardPages(categories, 12)
      .flat()
      .flatMap(({ products }) => products);
    expect(all).toEqual(categories.flatMap(({ products }) => products));
  });
});
