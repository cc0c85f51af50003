import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { orderBody } from '#tests/demo-order.ts';
import type { ServerProcess } from '#tests/server-process.ts';
import { BOARD_PATHS, type BoardStep, openBoards } from '../support/boards.ts';
import { copyTemplate, type TestDatabase } from '../support/databases.ts';
import { type Counter, heardBy, openCounter, processorMs } from '../support/order-lives.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { OTHER_DEVICE_KEY } from '../support/template.ts';

let database: TestDatabase;
let shop: ServerProcess;
let counter: Counter;
let body: object;
beforeAll(async () => {
  database = await copyTemplate(inject('template'));
  shop = await startShopProcess(database);
  counter = await openCounter(shop.url);
  body = await orderBody(shop.url);
  // JIT compilation is not part of an order's cost.
  for (const door of ['REST', 'tRPC'] as const) await costWith(door, 50, 0, 25);
});
afterAll(async () => {
  counter?.close();
  await shop?.stop();
  await database?.remove();
});

/** So many at least; more as long as other work of the machine may be what was measured. */
const ROUNDS = 3;
const MOST_ROUNDS = 9;
const ORDERS = 12;

type Door = keyof typeof BOARD_PATHS;
/** What boards of a door hear of an order. */
const HEARD: Record<Door, readonly BoardStep[]> = {
  REST: ['placed', 'confirmed', 'completed'],
  tRPC: ['placed', 'confirmed', 'printed', 'completed'],
};

/**
 * Processor milliseconds per order, from its placing until it is completed, with that many boards of its branch and of
 * another, after two warm-up orders.
 */
async function costWith(door: Door, own: number, foreign: number, orders = ORDERS): Promise<number> {
  const boards = await openBoards(shop.url, BOARD_PATHS[door], own);
  const others = await openBoards(shop.url, BOARD_PATHS[door], foreign, {
    key: OTHER_DEVICE_KEY,
    network: 1,
  });
  const heard = heardBy([boards], HEARD[door]);
  for (let order = 0; order < 2; order += 1) await counter.live(body, heard);
  const before = await processorMs(shop.url);
  for (let order = 0; order < orders; order += 1) await counter.live(body, heard);
  const cost = ((await processorMs(shop.url)) - before) / orders;
  for (const step of HEARD.tRPC) expect(others.counts(step).every((count) => count === 0)).toBe(true);
  boards.close();
  others.close();
  return cost;
}

const CASES: readonly (readonly [string, Door, number, number])[] = [
  ['100 boards of its branch and 100 of another over REST', 'REST', 100, 100],
  ['100 boards of its branch and 100 of another over tRPC', 'tRPC', 100, 100],
  ['200 boards of its branch over REST', 'REST', 200, 0],
  ['200 boards of its branch over tRPC', 'tRPC', 200, 0],
];
const LIMIT = 1.5;

describe.each(CASES)('the life of an order with %s', (_name, door, own, foreign) => {
  it(`costs at most ${LIMIT} times the processor time of one with one board`, {
    timeout: 360_000,
  }, async () => {
    const [one, many]: [number[], number[]] = [[], []];
    // Alternating, and the minimum of each: other load only ever adds.
    const ratio = () => Math.min(...many) / Math.min(...one);
    for (let round = 0; round < ROUNDS || (round < MOST_ROUNDS && ratio() > LIMIT); round += 1) {
      one.push(await costWith(door, 1, 0));
      many.push(await costWith(door, own, foreign));
    }
    const figures = `${Math.min(...one).toFixed(1)} ms with one board, ${Math.min(...many).toFixed(1)} ms with 200`;
    expect(ratio(), figures).toBeLessThanOrEqual(LIMIT);
  });
});
