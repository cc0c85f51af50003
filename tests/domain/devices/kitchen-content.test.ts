import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEmptyChange,
  type KitchenContent,
  type KitchenItem,
  kitchenChange,
  kitchenContent,
} from '#domain/devices/kitchen-content.ts';
import type { OrderItem } from '#domain/order/item.ts';
import { ct } from '#tests/factories.ts';

const cooked = (name: string, amount = 1, change: Partial<KitchenItem> = {}): KitchenItem => ({
  product: 1,
  name,
  allergens: '',
  amount,
  unit: 'amount',
  contents: [],
  parts: [],
  ...change,
});
const content = (items: KitchenItem[], change: Partial<KitchenContent> = {}): KitchenContent => ({
  isVoid: false,
  appointment: null,
  table: null,
  comment: '',
  items,
  ...change,
});
const bread = (option: string) => ({
  parts: [{ name: 'Brot', text: '', options: [option], files: 0 }],
});
const told = (before: KitchenContent, now: KitchenContent) =>
  kitchenChange(before, now).items.map((item) => [
    item.before,
    item.amount,
    item.parts[0]?.options[0] ?? item.name,
  ]);

describe('R254 a change ticket shows what differs from what the cook has read', () => {
  it.each<[string, KitchenItem[], KitchenItem[], [number, number, string][]]>([
    ['nothing', [cooked('Suppe')], [cooked('Suppe')], []],
    ['an item more', [cooked('Suppe')], [cooked('Suppe'), cooked('Bier', 2)], [[0, 2, 'Bier']]],
    ['an item less', [cooked('Suppe'), cooked('Bier', 2)], [cooked('Suppe')], [[2, 0, 'Bier']]],
    ['an amount', [cooked('Suppe', 2)], [cooked('Suppe', 3)], [[2, 3, 'Suppe']]],
    ['another place in the list: nothing', [cooked('A'), cooked('B')], [cooked('B'), cooked('A')], []],
    ['one item in two lines: nothing', [cooked('A', 3)], [cooked('A', 1), cooked('A', 2)], []],
    ['tenths add up', [cooked('A', 0.1), cooked('A', 0.2)], [cooked('A', 0.3)], []],
    [
      'a choice: the former is stopped, the other is made',
      [cooked('Burger', 1, bread('Weiß'))],
      [cooked('Burger', 1, bread('Kornspitz'))],
      [
        [1, 0, 'Weiß'],
        [0, 1, 'Kornspitz'],
      ],
    ],
    [
      'one of two alike',
      [cooked('Burger', 2, bread('Weiß'))],
      [cooked('Burger', 1, bread('Weiß')), cooked('Burger', 1, bread('Kornspitz'))],
      [
        [2, 1, 'Weiß'],
        [0, 1, 'Kornspitz'],
      ],
    ],
  ])('%s', (_, before, now, changes) => {
    expect(told(content(before), content(now))).toEqual(changes);
    expect(isEmptyChange(kitchenChange(content(before), content(now)))).toBe(changes.length === 0);
  });

  it.each([
    ['appointment', null, '2026-06-01T16:00:00.000Z'],
    ['table', '7', '8'],
    ['comment', 'Ohne Zwiebel', ''],
  ] as const)('%s', (name, before, now) => {
    const change = kitchenChange(content([], { [name]: before }), content([], { [name]: now }));
    expect(change).toMatchObject({ [name]: { before, now } });
    expect(isEmptyChange(change)).toBe(false);
  });

  it('is exactly the way from the one to the other, and back', () => {
    const items = fc.array(
      fc
        .tuple(fc.constantFrom('A', 'B', 'C'), fc.integer({ min: 1, max: 9 }), fc.constantFrom('x', 'y'))
        .map(([name, amount, option]) => cooked(name, amount, bread(option))),
      { maxLength: 8 },
    );
    const sums = (list: readonly KitchenItem[]) => {
      const all = new Map<string, number>();
      for (const { name, parts, amount } of list) {
        const key = `${name} ${parts[0]?.options[0]}`;
        all.set(key, (all.get(key) ?? 0) + amount);
      }
      return all;
    };
    fc.assert(
      fc.property(items, items, (before, now) => {
        const there = kitchenChange(content(before), content(now)).items;
        const cook = sums(before);
        for (const item of there) {
          const key = `${item.name} ${item.parts[0]?.options[0]}`;
          expect(cook.get(key) ?? 0).toBe(item.before);
          if (item.amount === 0) cook.delete(key);
          else cook.set(key, item.amount);
        }
        expect(cook).toEqual(sums(now));
        const back = kitchenChange(content(now), content(before)).items;
        expect(back).toHaveLength(there.length);
      }),
    );
  });
});

describe('what a kitchen ticket tells', () => {
  const ordered = (name: string, amount = 1, change: Partial<OrderItem> = {}): OrderItem => ({
    ...{ product: 1, name, allergens: '', amount, unit: 'amount', unitPrice: ct(100), gross: ct(100) },
    ...{ taxRate: 10, pricing: 'fixed', isPriceHidden: false, parts: [] },
    ...change,
  });
  type Order = Parameters<typeof kitchenContent>[0];
  const order = (items: OrderItem[], change: Partial<Order> = {}): Order => ({
    ...{ state: 'confirmed', appointment: null, appointmentDate: null, tableIdentifier: null },
    ...{ comment: '', items, revisions: [], history: [] },
    ...change,
  });
  const author = { actor: 'Kassa', userId: null, deviceId: 1, note: null };
  const revision = (at: string, position: number, before: OrderItem, after: OrderItem | null) => ({
    ...{ at, position, before, after, difference: ct(0) },
    ...author,
  });
  const event = (at: string, name: string) => ({ at, event: name, ...author });

  it('knows no prices', () => {
    const one = kitchenContent(order([ordered('Suppe')]));
    const dearer = kitchenContent(order([ordered('Suppe', 1, { unitPrice: ct(999), gross: ct(999) })]));
    expect(one).toEqual(dearer);
  });

  it('the agreed time counts before the requested one', () => {
    const times = { appointmentDate: '2026-06-01T16:00:00.000Z', appointment: '2026-06-01T17:00:00.000Z' };
    expect(kitchenContent(order([], times)).appointment).toBe(times.appointment);
    expect(kitchenContent(order([], { ...times, appointment: null })).appointment).toBe(
      times.appointmentDate,
    );
  });

  it('what was ordered, not what the scale said, until somebody corrects it', () => {
    const [wanted, weighed, more] = [ordered('Speck', 0.25), ordered('Speck', 0.263), ordered('Speck', 0.5)];
    const gone = ordered('Brot');
    const history = [event('1', 'weighed'), event('2', 'item-removed')];
    const first = [revision('1', 1, wanted, weighed), revision('2', 0, gone, null)];
    expect(kitchenContent(order([weighed], { history, revisions: first })).items).toMatchObject([
      { name: 'Speck', amount: 0.25 },
    ]);
    const corrected = [...first, revision('3', 0, weighed, more)];
    expect(
      kitchenContent(
        order([more], { history: [...history, event('3', 'item-changed')], revisions: corrected }),
      ).items,
    ).toMatchObject([{ amount: 0.5 }]);
  });
});
