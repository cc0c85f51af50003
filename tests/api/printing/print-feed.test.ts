import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../support/harness.ts';
import { type OrderServer, startOrderServer } from '../support/order-server.ts';
import { NOON } from '../support/order-shop.ts';
import { printDesk } from '../support/print-desk.ts';
import type { ListedJob } from '../support/print-shop.ts';
import { readSse, type SseReader } from '../support/sse.ts';
import { EMPLOYEE, OTHER_EMPLOYEE } from '../support/template.ts';
import { eventually } from '../support/waiting.ts';

let shop: OrderServer;
let desk: ReturnType<typeof printDesk>;
let employee: Session;
let stranger: Session;
beforeAll(async () => {
  shop = await startOrderServer();
  desk = printDesk(shop);
  employee = await shop.login(EMPLOYEE);
  stranger = await shop.login(OTHER_EMPLOYEE);
});
const open: SseReader[] = [];
afterAll(async () => {
  await Promise.all(open.map((reader) => reader.close()));
  await shop?.stop();
});
beforeEach(() => shop.setNow(NOON));

const follow = async (input: object, { cookie } = employee) => {
  const path = `/trpc/orders.feed?input=${encodeURIComponent(JSON.stringify(input))}`;
  const reader = readSse(shop.url + path, { cookie });
  open.push(reader);
  expect(await reader.opened).toBe(200);
  return reader;
};
/** What the feed said last of the slips of an order. */
const told = (reader: SseReader, order: number) => {
  const news = reader.events.flatMap(({ data }) => (data?.prints?.order === order ? [data.prints] : []));
  return states(news.at(-1)?.jobs ?? []);
};
const states = (jobs: readonly ListedJob[]) => jobs.map(({ layout, state }) => `${layout} ${state}`).sort();
const listed = async (session = employee): Promise<ListedJob[]> =>
  (await shop.get('/api/orders/print-jobs', { session })).body.data;

describe('the feed of a board', () => {
  it('brings every state of the slips of its branch, and of no other', async () => {
    const board = await follow({ withPrints: true });
    const foreign = await follow({ withPrints: true }, stranger);
    const { id } = await shop.placed();
    await shop.command(id, 'confirm');
    await eventually(() => expect(told(board, id)).toEqual(['kitchen waiting', 'receipt waiting']));
    const jobs = await desk.claim();
    await eventually(() => expect(told(board, id)).toEqual(['kitchen claimed', 'receipt claimed']));
    await desk.report(jobs, 'printed');
    await eventually(() => expect(told(board, id)).toEqual(['kitchen printed', 'receipt printed']));
    expect(told(foreign, id)).toEqual([]);
    expect(states((await listed()).filter(({ order }) => order === id))).toEqual([
      'kitchen printed',
      'receipt printed',
    ]);
    expect(await listed(stranger)).toEqual([]);
  });

  it('says by itself that nobody fetches a slip, although nobody writes anything', async () => {
    // What is known before it follows, a board fetches with its list.
    const board = await follow({ withPrints: true });
    const { id } = await shop.placed();
    await shop.command(id, 'confirm');
    await eventually(() => expect(told(board, id)).toEqual(['kitchen waiting', 'receipt waiting']));
    shop.setNow(new Date(NOON.getTime() + 16_000));
    await eventually(() => {
      const { prints } = board.events.filter(({ data }) => data?.prints?.order === id).at(-1)?.data ?? {};
      for (const job of prints.jobs) expect(job.reason).toMatch(/holt ihn nicht ab|Kein Gerät/);
    }, 10_000);
    await desk.report(await desk.claim(), 'printed');
  });

  it('brings none to pages that do not ask', async () => {
    const board = await follow({ withCounter: true });
    const { id } = await shop.placed();
    await shop.command(id, 'confirm');
    await desk.settled();
    await eventually(() =>
      expect(board.events.filter(({ data }) => data?.order?.id === id).length).toBeGreaterThan(1),
    );
    await desk.report(await desk.claim(), 'printed');
    expect(told(board, id)).toEqual([]);
  });
});
