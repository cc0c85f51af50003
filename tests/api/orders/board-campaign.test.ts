import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { demoShop } from '#prisma/demo/demo-shop.ts';
import { serve } from '#server/main.ts';
import { orderBody } from '#tests/demo-order.ts';
import type { ServerProcess } from '#tests/server-process.ts';
import { secretHash } from '#use-cases/access/secrets.ts';
import { fillEmptyShop } from '#use-cases/shop/fill-empty-shop.ts';
import { createSightings } from '#web/backoffice/orders/sightings.ts';
import { BOARD_PATHS, type BoardStep, type Boards, openBoards } from '../support/boards.ts';
import { emptyDatabase, type TestDatabase, testSettings } from '../support/databases.ts';
import { type Counter, openCounter } from '../support/order-lives.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { eventually } from '../support/waiting.ts';

/** A chain at noon: every branch with its boards, each of them a device of its own, and an order every second. */
const BRANCHES = [1, 2, 3, 4, 5];
const BOARDS_PER_BRANCH = 40;
const SECONDS = 60;
const P99_MS = 1_000;

const keyOf = (branch: number, board: number) =>
  `tafel-${board}-der-filiale-${branch}-fuer-die-kampagne-0001`;

let database: TestDatabase;
let shop: ServerProcess;
const counters = new Map<number, Counter>();
const boards: Boards[] = [];
const screens: ReturnType<typeof createSightings>[] = [];
beforeAll(async () => {
  database = await emptyDatabase(inject('template'));
  await fillChain(database);
  shop = await startShopProcess(database);
}, 120_000);
afterAll(async () => {
  for (const screen of screens) screen.stop();
  for (const counter of counters.values()) counter.close();
  for (const some of boards) some.close();
  await shop?.stop();
  await database?.remove();
});

/** The first branch of the demo shop, as often as there are branches; the last device of each prints. */
async function fillChain({ settings }: TestDatabase): Promise<void> {
  const server = await serve(testSettings(settings), {
    hasWeb: false,
    hasFirstAccess: false,
    isSheddingLoad: false,
  });
  const [first] = demoShop.branches;
  if (!first) throw new Error('the demo shop has no branch');
  const branches = BRANCHES.map((id) => ({
    ...first,
    id,
    name: `Filiale ${id}`,
    identifier: `filiale-${id}`,
  }));
  const menus = demoShop.menus.map((menu) => ({ ...menu, branches: BRANCHES.map((id) => ({ id })) }));
  const chain = { ...demoShop, branches, menus };
  await fillEmptyShop(server.deps, async () => ({ shop: chain, readPictures: async () => {} }));
  for (const branch of BRANCHES)
    for (let board = 0; board <= BOARDS_PER_BRANCH; board += 1)
      await server.deps.db.accounts.addDevice({
        name: `Tafel ${board}`,
        branch,
        keyHash: secretHash(keyOf(branch, board)),
      });
  await server.stop();
}

/** What a board was told of an order, and when. */
interface Arrival {
  board: string;
  branch: number;
  of: number;
  order: number;
  step: string;
  at: number;
}

/** Opens the boards of a branch; like screens they tell the server which orders they show. */
async function openBranch(branch: number, arrivals: Arrival[]): Promise<void> {
  for (let board = 0; board < BOARDS_PER_BRANCH; board += 1) {
    const key = keyOf(branch, board);
    const screen = createSightings(async (orders) => {
      const answer = await fetch(`${shop.url}/api/orders/seen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body: JSON.stringify({ orders }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
    });
    screens.push(screen);
    const onEntry = (_: number, entry: string) => {
      const at = performance.now();
      const [, json] = /^data: (\{"sequence".*)$/m.exec(entry) ?? [];
      const news = json === undefined ? {} : JSON.parse(json);
      if (news.order) screen.show([news.order.id]);
      const of = news.order?.branch ?? news.prints?.branch ?? news.faults?.[0]?.branch;
      if (of === undefined) return;
      const order = news.order?.id ?? news.prints?.order ?? 0;
      arrivals.push({ board: `${branch}/${board}`, branch, of, order, step: news.kind ?? 'other', at });
    };
    boards.push(await openBoards(shop.url, BOARD_PATHS.tRPC, 1, { key, network: branch, onEntry }));
  }
}

describe(`${BRANCHES.length * BOARDS_PER_BRANCH} boards of ${BRANCHES.length} branches`, () => {
  it(`hear of an order a second within a second, each of its own branch's alone`, {
    timeout: 600_000,
  }, async () => {
    const arrivals: Arrival[] = [];
    for (const branch of BRANCHES) {
      await openBranch(branch, arrivals);
      counters.set(branch, await openCounter(shop.url, keyOf(branch, BOARDS_PER_BRANCH)));
    }
    const bodies = new Map<number, object>();
    for (const branch of BRANCHES) bodies.set(branch, await orderBody(shop.url, { branchId: branch }));
    await life(0);

    const lives = Array.from({ length: SECONDS }, async (_, second) => {
      await new Promise((resolve) => setTimeout(resolve, second * 1_000));
      return life(second);
    });
    const told = await Promise.allSettled(lives);
    expect(told.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
    // The counter has its answer before the boards have the news: what is still under way arrives now.
    await eventually(() => {
      for (const one of told) {
        if (one.status === 'rejected') continue;
        const { order } = one.value;
        const last = arrivals.filter((arrival) => arrival.order === order && arrival.step === 'completed');
        if (last.length < BOARDS_PER_BRANCH)
          throw new Error(`${last.length} boards heard the end of ${order}`);
      }
    }, 20_000);

    const delays: number[] = [];
    for (const one of told) {
      if (one.status === 'rejected') continue;
      const { branch, order, begun } = one.value;
      for (const [step, since] of begun) {
        if (step === 'printed') continue;
        const heard = arrivals.filter((arrival) => arrival.order === order && arrival.step === step);
        expect(new Set(heard.map(({ board }) => board)).size, `order ${order} ${step}`).toBe(
          BOARDS_PER_BRANCH,
        );
        expect(heard).toHaveLength(BOARDS_PER_BRANCH);
        expect(heard.every((arrival) => arrival.branch === branch)).toBe(true);
        delays.push(...heard.map(({ at }) => at - since));
      }
    }
    expect(arrivals.filter(({ branch, of }) => branch !== of)).toEqual([]);
    delays.sort((a, b) => a - b);
    const at = (share: number) => delays[Math.ceil(delays.length * share) - 1] ?? Number.NaN;
    console.log(`${delays.length} arrivals: median ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`);
    expect(at(0.99)).toBeLessThan(P99_MS);

    async function life(turn: number) {
      const branch = BRANCHES[turn % BRANCHES.length] ?? 1;
      const begun = new Map<BoardStep, number>();
      let order = 0;
      const counter = counters.get(branch);
      await counter?.live(bodies.get(branch) ?? {}, (step, id) => {
        begun.set(step, performance.now());
        order = id;
        return async () => {};
      });
      return { branch, order, begun };
    }
  });
});
