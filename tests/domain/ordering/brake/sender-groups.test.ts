import fc from 'fast-check';
import { expect, it } from 'vitest';
import { senderGroups } from '#domain/ordering/brake/sender-groups.ts';

const ids = (orders: { id: number; keys: string[] }[]) =>
  senderGroups(orders).map((group) => group.map(({ id }) => id));

it('R344: one address with many contacts, and one contact with many addresses, are one sender each', () => {
  expect(
    ids([
      { id: 1, keys: ['address:a', 'email:1'] },
      { id: 2, keys: ['address:b', 'email:2'] },
      { id: 3, keys: ['address:a', 'email:3'] },
      { id: 4, keys: ['address:c', 'email:2'] },
      { id: 5, keys: [] },
      { id: 6, keys: ['address:c', 'email:3'] },
    ]),
  ).toEqual([[1, 2, 3, 4, 6], [5]]);
});

it('two orders are of one sender exactly if a chain of shared keys links them', () => {
  const orders = fc.array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 2 }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(orders, (all) => {
      const groups = senderGroups(all.map((keys, id) => ({ id, keys })));
      expect(
        groups
          .flat()
          .map(({ id }) => id)
          .sort((a, b) => a - b),
      ).toEqual(all.map((_, id) => id));
      const groupOf = (key: 'a' | 'b' | 'c' | 'd' | 'e' | 'f') =>
        new Set(groups.flatMap((group, n) => (group.some(({ keys }) => keys.includes(key)) ? [n] : [])));
      for (const key of ['a', 'b', 'c', 'd', 'e', 'f'] as const)
        expect(groupOf(key).size).toBeLessThanOrEqual(1);
      // No group falls apart into two without a common key.
      for (const group of groups) {
        const reached = new Set(group[0]?.keys ?? []);
        const seen = new Set(group.slice(0, 1));
        for (let turn = 0; turn < group.length; turn++)
          for (const order of group)
            if (order.keys.some((key) => reached.has(key))) {
              seen.add(order);
              for (const key of order.keys) reached.add(key);
            }
        expect(seen.size).toBe(group.length);
      }
    }),
  );
});
