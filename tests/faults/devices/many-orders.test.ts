import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#tests/api/support/waiting.ts';
import { build } from '#tests/built.ts';
import { randomFrom } from '../offline-counter.ts';
import { lags, wrongPaper } from './paper-check.ts';
import { PLACES } from './places.ts';
import { type Placed, ShopFloor } from './shop-floor.ts';

const ORDERS = process.env.THEKE_LONG === '1' ? 500 : 30;
/** A hundred orders per minute. */
const EVERY_MS = 600;

const WANTS = ['food', 'drink', 'both'] as const;

let floor: ShopFloor;
beforeAll(async () => {
  build();
  floor = await ShopFloor.open();
});
afterAll(() => floor?.close());

it(
  `R261 ${ORDERS} orders, 100 a minute, at a counter, a kitchen and a bar with a computer each: every slip once, in order, where it belongs`,
  async () => {
    const random = randomFrom(18);
    const orders: Placed[] = [];
    const start = performance.now();
    for (let index = 0; index < ORDERS; index++) {
      await wait(Math.max(0, start + index * EVERY_MS - performance.now()));
      const order = await floor.place(WANTS[Math.floor(random() * WANTS.length)] ?? 'both');
      await floor.step(order, 'confirm');
      orders.push(order);
    }
    const slips = orders.flatMap(({ places }) => places).length;
    await eventually(
      () => expect(PLACES.flatMap((place) => floor.printer(place).receipts)).toHaveLength(slips),
      30_000,
    );
    await eventually(async () => expect(await wrongPaper(floor, orders)).toEqual([]), 15_000);
    // The near-end sensor of the bar's printer is a warning, and nothing else is wrong.
    expect((await floor.faults()).map(({ kind, printer }) => [kind, printer])).toEqual([
      ['paper-low', 'Schank'],
    ]);
    const { half, most } = await lags(floor, orders);
    console.log(`${slips} slips, printed after ${half} ms, 99 % within ${most} ms`);
    expect(most).toBeLessThan(10_000);
  },
  60_000 + ORDERS * EVERY_MS * 2,
);
