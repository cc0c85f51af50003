import { expect, test } from 'vitest';
import { mapInChunks, sortInTurns, yielder } from '#domain/time/breath.ts';

/** A clock that work advances, and a count of the turns that it yielded. */
function stage() {
  const state = { at: 0, turns: 0 };
  const turns = {
    now: () => state.at,
    next: async () => {
      state.turns += 1;
    },
  };
  return { state, turns };
}

test('short steps go on without waiting, a long turn yields', async () => {
  let waited = 0;
  let end = () => {};
  let at = 0;
  // The present turn lasts until the test ends it.
  const next = () => {
    waited += 1;
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  };
  const breath = yielder({ now: () => at, next });
  await breath();
  expect(waited).toBe(1);
  for (at = 1; at < 8; at += 1) await breath();
  expect(waited).toBe(1);
  const held = breath();
  expect(waited).toBe(2);
  end();
  await held;
});

test('pieces come in order, whole, with their results', async () => {
  const { turns } = stage();
  const list = Array.from({ length: 25 }, (_, n) => n);
  const pieces = await mapInChunks(list, 10, turns, (piece) => piece.length);
  expect(pieces).toEqual([10, 10, 5]);
  expect((await mapInChunks(list, 7, turns, (piece) => [...piece])).flat()).toEqual(list);
  expect(await mapInChunks([], 10, turns, () => 1)).toEqual([]);
});

test('long work yields between its pieces', async () => {
  const { state, turns } = stage();
  await mapInChunks(Array.from({ length: 100 }), 1, turns, () => {
    state.at += 10;
  });
  expect(state.turns).toBeGreaterThanOrEqual(50);
});

test('sorts as toSorted does, with a breath in between', async () => {
  const list = Array.from({ length: 5_000 }, (_, n) => ({ n, key: (n * 7_919) % 613 }));
  const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key;
  let at = 0;
  let breaths = 0;
  const turns = {
    now: () => (at += 3),
    next: async () => {
      breaths += 1;
    },
  };
  for (const count of [0, 1, 400, 401, 1_201, 5_000]) {
    const some = list.slice(0, count);
    expect(await sortInTurns(some, byKey, turns), String(count)).toEqual(some.toSorted(byKey));
  }
  expect(breaths).toBeGreaterThan(5);
});
